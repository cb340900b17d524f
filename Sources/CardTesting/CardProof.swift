public import UIKit

/// Watches the rows of a table view in every frame of an update or a gesture, and finds the first
/// frame in which a row has the wrong corners.
///
/// It works for any table, with or without RoundedTable:
///
///     let proof = CardProof(of: screen.tableView)
///     try await proof.check { await screen.dataSource.apply(snapshot) }
///
/// throws a ``WrongFrame`` such as *16 ms after the start, row 2 of section 0 should have no round
/// corner, but has round corners bottom left 10, bottom right 10*.
///
/// In each frame, every visible row has to be drawn so that
/// - once nothing moves, the corners at the ends of its card are round and all others are square,
///   and
/// - each corner is between what it was a frame ago and that: it changes at once or gradually, and
///   does not jump about.
///
/// A row that is swiped or in the hand, and the edges beside it, may look either way. The rows that
/// a row in the hand has left are checked without it.
///
/// Corners are measured on what the layers of a cell paint: background colors, borders, gradients,
/// filled paths and visual effects, as clips, masks and radii cut them and as far as they differ
/// from the table's background. Images, text and what a view draws by itself are not seen, nor is
/// what lies behind the cells.
///
/// The table view has to be in a window that is shown; otherwise ``start()`` and ``check(during:)``
/// trap.
///
/// - Complexity: O(visible rows) a frame, each with all layers of its cell.
@MainActor public final class CardProof {
  /// The corners that the ends of cards have, all by default.
  ///
  /// Without the top pair, for example, for cards that begin with a header, which is not looked at.
  public var corners = UIRectCorner.allCorners

  /// The radius, in points, up to which a corner between two rows of a card counts as square; 0 by
  /// default.
  public var innerRadius: CGFloat = 0

  private let tableView: UITableView
  private let cardID: (IndexPath) -> AnyHashable?

  /// Core Animation counts the frames: an animation of this layer, which shows nothing, takes as
  /// long as one.
  private var pulse: CALayer?
  private var beginning: CFTimeInterval = 0
  /// What the rows showed a frame ago.
  private var former: [ObjectIdentifier: CornerRadii] = [:]
  private var framesAtRest = 0
  private var deadline = CFTimeInterval.infinity
  private var whenDone: CheckedContinuation<Void, Never>?
  private var wrongFrame: WrongFrame?

  /// Makes a proof of a table view, which does nothing until it is started.
  ///
  /// - Parameters:
  ///   - tableView: The table view to look at.
  ///   - cardID: What the rows of one card have in common. A card is a run of rows of one section
  ///     with equal results; a row for which this returns nil is in no card and is not looked at.
  ///     By default each section is a card.
  public init(
    of tableView: UITableView, cardID: @escaping (IndexPath) -> AnyHashable? = { $0.section }
  ) {
    self.tableView = tableView
    self.cardID = cardID
  }

  /// Looks at every frame while a body runs, and until the rows have been at rest for a fifth of a
  /// second.
  ///
  /// The table is laid out first, so the body can change the model of a table that was just created.
  ///
  /// After twenty seconds it only looks once more, at the end.
  ///
  /// - Parameter body: What changes the table: an update, a swipe, a scroll.
  /// - Throws: The first ``WrongFrame``, or what the body throws.
  public func check(during body: @MainActor () async throws -> Void) async throws {
    start()
    defer { end() }
    deadline = beginning + 20
    try await body()
    framesAtRest = 0
    // Without frames, as in a process whose window is not drawn, no animation ends.
    let alarm = Task { [weak self, deadline] in
      let seconds = max(deadline - CACurrentMediaTime(), 0)
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      self?.wake()
    }
    if CACurrentMediaTime() < deadline { await withCheckedContinuation { whenDone = $0 } }
    alarm.cancel()
    try stop()
  }

  /// Lays the table out and begins to look at every frame, for a test that waits by itself.
  ///
  ///     proof.start()
  ///     tableView.deleteRows(at: [last], with: .automatic)
  ///     wait(for: [isOver], timeout: 2)
  ///     try proof.stop()
  public func start() {
    guard let window = tableView.window else {
      preconditionFailure("CardProof: the table view is in no window, so nothing is drawn")
    }
    end()
    // A table counts its rows in its first layout. It would otherwise compare an update with counts
    // that it gets from a model that has changed already.
    window.layoutIfNeeded()
    (former, wrongFrame, framesAtRest, deadline) = ([:], nil, 0, .infinity)
    beginning = CACurrentMediaTime()
    let pulse = CALayer()
    window.layer.addSublayer(pulse)
    self.pulse = pulse
    tick(pulse)
  }

  /// Looks once more, and ends.
  ///
  /// - Throws: The first ``WrongFrame`` since the start.
  public func stop() throws {
    if pulse != nil {
      // What waits for a layout is not looked at.
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
    // Not a display link, which has no closures: so the tests of this run where there is no
    // Objective-C.
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.tick(pulse) }
    let frame = CABasicAnimation(keyPath: "opacity")
    frame.duration = 1.0 / 60
    pulse.add(frame, forKey: "frame")
    CATransaction.commit()
  }

  private func look() {
    guard wrongFrame == nil, let window = tableView.window else { return }
    // What waits for a layout has not been drawn yet.
    if tableView.layer.needsLayout() { return }
    let ends = CardEnds(of: tableView, cardID: cardID)
    let ground = tableView.backgroundView == nil ? tableView.layer.backgroundColor : nil
    var now: [ObjectIdentifier: CornerRadii] = [:]
    var isAtRest = true
    for (path, cell) in ends.rows where !cell.layer.needsLayout() {
      let id = ObjectIdentifier(cell)
      let settled = CornerRadii(of: cell, on: ground, isPresented: false)
      let shown = CornerRadii(of: cell, on: ground, isPresented: true)
      // A row that comes into sight may have been there before, and be on its way.
      let before = former[id] ?? shown
      let expected = ends.round(path).intersection(corners)
      let checked = UIRectCorner.all.filter { !ends.free(cell).contains($0) }
      if let fault = fault(in: checked, expected, before, shown, settled) {
        let picture = UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
          window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
        wrongFrame = WrongFrame(
          time: CACurrentMediaTime() - beginning, indexPath: path, expected: expected, seen: shown,
          picture: picture, fault: fault)
        return
      }
      // Not what is shown: a corner that goes astray does so little by little.
      now[id] = settled.flatMap { shown?.held(between: before ?? $0, and: $0) }
      let frame = (cell.layer.presentation() ?? cell.layer).frame
      isAtRest = isAtRest && shown == settled && frame == cell.layer.frame
    }
    former = now
    framesAtRest = isAtRest ? framesAtRest + 1 : 0
  }

  /// Says what is wrong with some corners of a row, if anything is.
  private func fault(
    in checked: [UIRectCorner], _ expected: UIRectCorner, _ before: CornerRadii?,
    _ shown: CornerRadii?, _ settled: CornerRadii?
  ) -> String? {
    guard let before, let shown, let settled else {
      return checked.isEmpty ? nil : "shows nothing that differs from the table's background"
    }
    // What is measured may be a point off.
    if checked.contains(where: { (settled[$0] > innerRadius + 2) != expected.contains($0) }) {
      let wanted = CornerRadii.text(UIRectCorner.all.map { expected.contains($0) ? "" : nil })
      return "should have \(wanted), but has \(shown)"
        + (shown == settled ? "" : " on the way to \(settled)")
    }
    let held = shown.held(between: before, and: settled)
    return checked.allSatisfy { abs(held[$0] - shown[$0]) <= 2 }
      ? nil : "goes from \(before) to \(settled), but has \(shown)"
  }
}
