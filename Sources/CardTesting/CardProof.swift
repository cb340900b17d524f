public import UIKit

/// A test of a table view's corners in every frame of an update or a gesture.
///
/// It finds the first frame in which a row has the wrong corners.
///
/// It works for any table, with or without RoundedTable:
///
///     let proof = CardProof(of: screen.tableView)
///     try await proof.check { await screen.dataSource.apply(snapshot) }
///
/// If a row is wrong, this throws a ``WrongFrame`` such as *16 ms after the start, row 2 of section
/// 0 should have no round corner, but has round corners bottom left 10, bottom right 10*.
///
/// In each frame, two things are checked for every visible row:
///
/// - Once nothing moves, the corners at the ends of its card are round and all others are square.
/// - Until then, each corner is between its radius in the previous frame and its final one. It can
///   change at once or gradually, but it can't jump back and forth.
///
/// A row that's being swiped or dragged, and the edges next to it, can look either way. When a row
/// is dragged away from a card, the remaining rows are checked without it.
///
/// If floating headers clip the rows beneath them, say so with `headersClipRows`. Then a row
/// beneath its section's header isn't checked for corners, but for that: no part of it is seen
/// above the header's bottom edge, and none is missing below it.
///
/// Corners are measured by what a cell's layers paint: background colors, borders, gradients,
/// filled paths and visual effects, with their clips, masks and radii, where they differ from the
/// table's background. Images, text and custom drawing aren't seen. Neither is anything behind the
/// cells.
///
/// The table view must be in a visible window. Otherwise ``start()`` and ``check(during:)`` trap.
///
/// - Complexity: O(*n*) for each frame, where *n* is the number of layers in the visible cells.
@MainActor public final class CardProof {
  private let tableView: UITableView
  private let corners: UIRectCorner
  private let innerRadius: Double
  private let headersClipRows: Bool
  private let cardID: (IndexPath) -> AnyHashable?

  /// A layer that shows nothing.
  ///
  /// Its animation takes one frame, which is how frames are counted.
  private var pulse: CALayer?
  private var beginning: CFTimeInterval = 0
  /// The rows' corners in the previous frame.
  private var former: [ObjectIdentifier: CornerRadii] = [:]
  private var framesAtRest = 0
  private var deadline = CFTimeInterval.infinity
  private var whenDone: CheckedContinuation<Void, Never>?
  private var wrongFrame: WrongFrame?

  /// Creates a test of a table view.
  ///
  /// It does nothing until it's started.
  ///
  /// - Parameters:
  ///   - tableView: The table view to watch.
  ///   - corners: The corners that are round at the ends of a card, by default all. If cards begin
  ///     with a header, leave the top pair out, because headers aren't checked.
  ///   - innerRadius: The radius, in points, up to which a corner between two rows of a card counts
  ///     as square.
  ///   - headersClipRows: Whether floating headers clip the rows of their card, as with
  ///     `CardStyle.clipsRowsBeneathHeader`. Rows of other cards in the section aren't checked while
  ///     they're beneath the header.
  ///   - cardID: A closure that returns the ID of a row's card, or nil for a row that has no card
  ///     and isn't checked. A card is a run of consecutive rows of one section with equal IDs. By
  ///     default, each section is one card.
  public init(
    of tableView: UITableView, corners: UIRectCorner = .allCorners, innerRadius: Double = 0,
    headersClipRows: Bool = false,
    cardID: @escaping (IndexPath) -> AnyHashable? = { $0.section }
  ) {
    self.tableView = tableView
    self.corners = corners
    self.innerRadius = innerRadius
    self.headersClipRows = headersClipRows
    self.cardID = cardID
  }

  /// Checks every frame while a closure runs, and until nothing has moved for a fifth of a second.
  ///
  /// The table is laid out first, so the closure can change the model of a table that was just
  /// created. After twenty seconds, the check ends with one more look.
  ///
  /// - Parameter body: A closure that changes the table: an update, a swipe, a scroll.
  /// - Throws: The first ``WrongFrame``, or what the closure throws.
  public func check(during body: @MainActor () async throws -> Void) async throws {
    start()
    defer { end() }
    deadline = beginning + 20
    try await body()
    framesAtRest = 0
    // If the window isn't drawn, there are no frames and no animation ends.
    let alarm = Task { [weak self, deadline] in
      let seconds = max(deadline - CACurrentMediaTime(), 0)
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      self?.wake()
    }
    if CACurrentMediaTime() < deadline { await withCheckedContinuation { whenDone = $0 } }
    alarm.cancel()
    try stop()
  }

  /// Lays out the table, and begins to check every frame.
  ///
  /// Use it in a test that waits by itself.
  ///
  ///     proof.start()
  ///     tableView.deleteRows(at: [last], with: .automatic)
  ///     wait(for: [isOver], timeout: 2)
  ///     try proof.stop()
  public func start() {
    guard let window = tableView.window else {
      preconditionFailure(
        "CardProof: the table view isn't in a window, so nothing is drawn. Show it in one first.")
    }
    end()
    // A table counts its rows in its first layout. Otherwise it would compare the update with
    // counts from a model that has already changed.
    window.layoutIfNeeded()
    former = [:]
    wrongFrame = nil
    framesAtRest = 0
    deadline = .infinity
    beginning = CACurrentMediaTime()
    let pulse = CALayer()
    window.layer.addSublayer(pulse)
    self.pulse = pulse
    tick(pulse)
  }

  /// Looks once more, and ends the check.
  ///
  /// - Throws: The first ``WrongFrame`` since the start.
  public func stop() throws {
    if pulse != nil {
      // Views that wait for a layout are skipped.
      tableView.layoutIfNeeded()
      look()
    }
    end()
    if let wrongFrame { throw wrongFrame }
  }

  private func wake() {
    whenDone?.resume()
    whenDone = nil
  }

  private func end() {
    pulse?.removeFromSuperlayer()
    pulse = nil
  }

  // MARK: Frames

  private func tick(_ pulse: CALayer) {
    guard pulse === self.pulse else { return }
    look()
    let isOver = CACurrentMediaTime() >= deadline
    if isOver || wrongFrame != nil || framesAtRest >= 12 {
      wake()
    }
    if isOver { return }
    // Not a display link, because that needs Objective-C, and the tests of this class also run
    // where there is none.
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.tick(pulse) }
    let frame = CABasicAnimation(keyPath: "opacity")
    frame.duration = 1.0 / 60
    pulse.add(frame, forKey: "frame")
    CATransaction.commit()
  }

  private func look() {
    guard wrongFrame == nil, tableView.window != nil else { return }
    // What's waiting for a layout hasn't been drawn yet.
    if tableView.layer.needsLayout() { return }
    let ends = CardEnds(of: tableView, cardID: cardID)
    let ground = tableView.backgroundView == nil ? tableView.layer.backgroundColor : nil
    var now: [ObjectIdentifier: CornerRadii] = [:]
    var isAtRest = true
    for (path, cell) in ends.rows where !cell.layer.needsLayout() {
      let frame = (cell.layer.presentation() ?? cell.layer).frame
      isAtRest = isAtRest && frame == cell.layer.frame
      if let edge = edge(above: cell, path, on: ground) {
        let isInFirstCard = cardID(path) == cardID(IndexPath(row: 0, section: path.section))
        guard isInFirstCard, let fault = edge.fault(of: cell, on: ground) else { continue }
        return note(fault, of: path, expected: [], seen: [])
      }
      let id = ObjectIdentifier(cell)
      let settled = CornerRadii(of: cell, on: ground, isPresented: false)
      let shown = CornerRadii(of: cell, on: ground, isPresented: true)
      // A row that scrolls into view may already be on its way between two looks.
      let before = former[id] ?? shown
      let expected = ends.round(path).intersection(corners)
      let checked = UIRectCorner.all.filter { !ends.free(cell).contains($0) }
      if let fault = fault(in: checked, expected, before, shown, settled) {
        return note(fault, of: path, expected: expected, seen: shown.map(round))
      }
      // Not the radii that are shown: a corner that goes astray does so little by little.
      now[id] = settled.flatMap { shown?.held(between: before ?? $0, and: $0) }
      isAtRest = isAtRest && shown == settled
    }
    former = now
    framesAtRest = isAtRest ? framesAtRest + 1 : 0
  }

  /// Notes that a row is wrong, with a picture of the frame.
  private func note(
    _ fault: String, of path: IndexPath, expected: UIRectCorner, seen: UIRectCorner?
  ) {
    guard let window = tableView.window else { return }
    let picture = UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
    wrongFrame = WrongFrame(
      time: CACurrentMediaTime() - beginning, indexPath: path, expected: expected, seen: seen,
      picture: picture, fault: fault)
  }

  /// The edge of the header that a row is beneath; nil if it's beneath none that clips it.
  private func edge(
    above cell: UITableViewCell, _ path: IndexPath, on ground: CGColor?
  ) -> HeaderEdge? {
    guard headersClipRows, cell.superview === tableView,
      let edge = HeaderEdge(of: path.section, in: tableView, on: ground)
    else { return nil }
    return edge.isAbove(cell) ? edge : nil
  }

  /// The corners that count as round.
  private func round(_ radii: CornerRadii) -> UIRectCorner {
    // Measurements may be off by a point.
    UIRectCorner(UIRectCorner.all.filter { radii[$0] > innerRadius + 2 })
  }

  /// Describes what's wrong with some corners of a row; nil if nothing is.
  private func fault(
    in checked: [UIRectCorner], _ expected: UIRectCorner, _ before: CornerRadii?,
    _ shown: CornerRadii?, _ settled: CornerRadii?
  ) -> String? {
    guard let before, let shown, let settled else {
      return checked.isEmpty ? nil : "shows nothing that differs from the table's background"
    }
    let round = round(settled)
    if checked.contains(where: { round.contains($0) != expected.contains($0) }) {
      let wanted = CornerRadii.text(UIRectCorner.all.map { expected.contains($0) ? "" : nil })
      return "should have \(wanted), but has \(shown)"
        + (shown == settled ? "" : " on the way to \(settled)")
    }
    let held = shown.held(between: before, and: settled)
    return checked.allSatisfy { abs(held[$0] - shown[$0]) <= 2 }
      ? nil : "goes from \(before) to \(settled), but has \(shown)"
  }
}
