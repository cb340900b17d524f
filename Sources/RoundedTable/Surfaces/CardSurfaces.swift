import UIKit

/// The surfaces in a table: one for each card near its bounds that has something rows cannot draw apart.
@MainActor final class CardSurfaces {
  /// A cell and its row at present.
  typealias Row = (cell: UITableViewCell, place: IndexPath)
  /// Runs changes in an animation, and a completion after it.
  typealias Animate = (_ changes: @escaping () -> Void, _ end: @escaping () -> Void) -> Void

  private weak var tableView: UITableView?
  /// Those of cards near the bounds.
  private(set) var shown: [CardSurfaceView] = []
  /// Those of cards that are gone, until the rows have come to rest.
  private var leaving: [CardSurfaceView] = []
  /// The surface behind each cell when surfaces were shown last.
  private var behind: [ObjectIdentifier: Behind] = [:]
  private var depth = SurfaceDepth()
  private var titles = EnclosedTitles()

  private struct Behind {
    weak var cell: UITableViewCell?
    var surface: CardSurfaceView
    /// From the row's top edge down to its bottom edge, in the table.
    var row: CGRect
  }

  private var transparency: AccessibilityObservation?

  init(in tableView: UITableView) {
    self.tableView = tableView
    transparency = AccessibilityObservation(
      of: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak self] in
      for surface in self?.shown ?? [] { surface.showFill() }
    }
  }

  var isEmpty: Bool { shown.isEmpty && leaving.isEmpty }

  /// The card at an index path as it was shown last, which is still right if there has been no update since.
  func card(at indexPath: IndexPath) -> SurfaceCard? {
    shown.first { $0.card.section == indexPath.section && $0.card.rows.contains(indexPath.row) }?
      .card
  }

  // MARK: Showing

  /// Shows the surfaces of cards.
  ///
  /// - Parameters:
  ///   - cards: The cards near the table's bounds, from top to bottom.
  ///   - rows: The cells that stand for a row.
  ///   - isUpdate: Whether rows may belong to other cards than when surfaces were shown last.
  ///   - fades: Whether surfaces fade in and away where they are, and do not move.
  ///   - animate: Runs the changes in step with the rows, nil to make them at once.
  func show(
    _ cards: [SurfaceCard], behind rows: [Row], isUpdate: Bool, fades: Bool = false,
    animate: Animate?
  ) {
    guard let tableView else { return }
    let former = (shown: shown, behind: behind)
    titles.isUnsure = false
    let moves = cards.map {
      assign($0, behind: rows, isMoving: animate != nil, fades: fades, in: tableView)
    }
    shown = moves.map(\.surface)
    remember(rows, in: moves)
    let gone = former.shown.filter { surface in !shown.contains { $0 === surface } }
    // An animation of nothing would end at once, and its end would have surfaces shown again.
    if let animate, !gone.isEmpty || moves.contains(where: \.changesAnything) {
      leaving += gone
      let crossing = fades ? [] : crossing(from: former.behind, among: former.shown)
      animate(
        {
          for move in moves { move.run() }
          for surface in gone {
            if fades { self.fadeAway(surface) } else { self.leave(surface, with: former.behind) }
          }
          UIView.performWithoutAnimation { for row in crossing { row.isBetweenCards = true } }
        },
        {
          for surface in gone { self.remove(surface) }
          UIView.performWithoutAnimation { for row in crossing { row.isBetweenCards = false } }
        })
    } else {
      for surface in gone { surface.removeFromSuperview() }
      for move in moves {
        // Rows that an update puts in place at once do not wait for the motion of an earlier one.
        if isUpdate, move.surface.place != move.place { move.surface.stop() }
        move.run()
      }
    }
    if isEmpty { depth.restore() } else { depth.order(tableView) }
    looksAgain = titles.isUnsure && !looksAgain
  }

  /// Whether titles inside cards were not laid out, and have to be looked at once more.
  private(set) var looksAgain = false

  /// A surface, and the card and place that it is to have.
  private struct Move {
    var surface: CardSurfaceView
    var card: SurfaceCard
    var place: SurfacePlace

    @MainActor var changesAnything: Bool {
      surface.place != place || surface.alpha != 1
        || surface.card.resolved !== card.resolved
    }

    @MainActor func run() {
      surface.show(card, at: place)
      surface.alpha = 1
      surface.layoutIfNeeded()
    }
  }

  /// Returns the surface of a card: the one behind its rows, or a new one where they are seen now.
  private func assign(
    _ card: SurfaceCard, behind rows: [Row], isMoving: Bool, fades: Bool,
    in tableView: UITableView
  ) -> Move {
    let own = rows.filter { card.contains($0.place) }.sorted { $0.place < $1.place }.map(\.cell)
    let candidates = own.compactMap { self.surface(behind: $0) } + withoutRows(like: card)
    let known = candidates.first { surface in shown.contains { $0 === surface } }
    let reach = SurfaceReach(bounds: tableView.bounds)
    var place = SurfacePlace(whole: frame(of: card, in: tableView))
    place.cut(to: reach, like: known?.place)
    if let known, !fades || known.place == place {
      // A part of its former card gets another one.
      shown.removeAll { $0 === known }
      if isMoving { place = join(known, place, in: reach) }
      return Move(surface: known, card: card, place: place)
    }
    let surface = CardSurfaceView(card, at: place)
    UIView.performWithoutAnimation {
      // In front of the card that it has been a part of, which shrinks behind it.
      if let other = tableView.subviews.last(where: { $0 is CardSurfaceView }) {
        tableView.insertSubview(surface, aboveSubview: other)
      } else {
        tableView.insertSubview(surface, at: 0)
      }
      surface.show(card, at: isMoving && !fades ? start(of: place, behind: own) : place)
      if fades {
        // What is covered by its former card is there when that has faded away.
        surface.alpha = known?.covers(place) == true ? 1 : 0
      } else {
        surface.alpha = isMoving ? Self.alpha(of: own) : 1
      }
      // The card that it has been a part of has a shadow already, and would get another on its rows.
      if isMoving, !candidates.isEmpty { surface.layer.shadowOpacity = 0 }
      surface.layoutIfNeeded()
    }
    return Move(surface: surface, card: card, place: place)
  }

  /// The surfaces that a card's may have been without rows, or before it lost them.
  private func withoutRows(like card: SurfaceCard) -> [CardSurfaceView] {
    shown.filter {
      $0.card.sectionID == card.sectionID && ($0.card.rows.isEmpty || card.rows.isEmpty)
    }
  }

  private func remember(_ rows: [Row], in moves: [Move]) {
    behind = [:]
    for row in rows {
      guard let surface = moves.first(where: { $0.card.contains(row.place) })?.surface else {
        continue
      }
      behind[ObjectIdentifier(row.cell)] = Behind(
        cell: row.cell, surface: surface, row: tableView?.rectForRow(at: row.place) ?? .zero)
    }
  }

  /// Where the gradient of a cell's card begins and ends, in heights of the cell.
  func gradientSpan(of cell: UITableViewCell) -> CardFillView.Span? {
    guard let known = behind[ObjectIdentifier(cell)], known.cell === cell, known.row.height > 0
    else { return nil }
    let (whole, row) = (known.surface.place.whole, known.row)
    return CardFillView.Span(
      start: (whole.minY - row.minY) / row.height, end: (whole.maxY - row.minY) / row.height)
  }

  private func surface(behind cell: UITableViewCell) -> CardSurfaceView? {
    guard let known = behind[ObjectIdentifier(cell)], known.cell === cell else { return nil }
    return known.surface
  }

  private func frame(of card: SurfaceCard, in tableView: UITableView) -> CGRect {
    func rect(_ row: Int) -> CGRect {
      tableView.rectForRow(at: IndexPath(row: row, section: card.section))
    }
    let sides = tableView.cardRect(for: Card(position: .middle, resolved: card.resolved))
    var (top, bottom) = (0.0 as CGFloat, 0.0 as CGFloat)
    if let first = card.rows.first, let last = card.rows.last {
      (top, bottom) = (rect(first).minY, rect(last).maxY)
    } else {
      top = tableView.rectForHeader(inSection: card.section).maxY
      bottom = top
    }
    if let header = card.header {
      top -= titles.headerHeight(card.section, hasTitle: header == .title, in: tableView)
    }
    if let footer = card.footer {
      bottom += titles.footerHeight(card.section, hasTitle: footer == .title, in: tableView)
    }
    return CGRect(x: sides.minX, y: top, width: sides.width, height: max(0, bottom - top))
  }

  private func remove(_ surface: CardSurfaceView) {
    leaving.removeAll { $0 === surface }
    surface.removeFromSuperview()
    if isEmpty { depth.restore() }
  }

  /// Ends the motion of all surfaces, because no row moves any more.
  func stop() {
    for surface in leaving { surface.removeFromSuperview() }
    leaving = []
    for surface in shown { surface.stop() }
  }

  func removeAll() {
    for surface in shown + leaving { surface.removeFromSuperview() }
    (shown, leaving, behind) = ([], [], [:])
    depth.restore()
  }

  // MARK: In step with the rows

  /// Draws an end that comes into sight or leaves it, and returns the card's place at the end of the motion.
  private func join(
    _ surface: CardSurfaceView, _ place: SurfacePlace, in reach: SurfaceReach
  ) -> SurfacePlace {
    var (from, to) = (surface.place, place)
    if from.cutTop != nil, to.cutTop == nil { from.cutTop = reach.limited(from.whole.minY) }
    if from.cutBottom != nil, to.cutBottom == nil {
      from.cutBottom = reach.limited(from.whole.maxY)
    }
    if from.cutTop == nil, to.cutTop != nil { to.cutTop = reach.limited(to.whole.minY) }
    if from.cutBottom == nil, to.cutBottom != nil { to.cutBottom = reach.limited(to.whole.maxY) }
    if from != surface.place {
      UIView.performWithoutAnimation {
        surface.show(surface.card, at: from)
        surface.layoutIfNeeded()
      }
    }
    return to
  }

  /// Returns the place of a new card at the beginning: where its rows are seen now, as a part of the card that they were in.
  private func start(of place: SurfacePlace, behind cells: [UITableViewCell]) -> SurfacePlace {
    let cells = cells.filter(\.isInSight)
    guard let first = cells.first else { return place }
    var start = place
    // Rows that are on their way need not be in their order.
    let (seen, frames) = (Self.union(of: cells.map(Self.seen)), Self.union(of: cells.map(\.frame)))
    let (up, down) = (seen.minY - frames.minY, seen.maxY - frames.maxY)
    start.whole.origin.y += up
    start.whole.size.height = max(0, place.whole.height + down - up)
    start.cutTop = place.cutTop.map { $0 + up }
    start.cutBottom = place.cutBottom.map { $0 + down }
    guard let former = surface(behind: first)?.place.whole else { return start }
    let drawn = start.drawn
    start.whole.origin.y = former.minY
    start.whole.size.height = former.height
    start.cutTop = drawn.minY > former.minY + 0.5 ? drawn.minY : nil
    start.cutBottom = drawn.maxY < former.maxY - 0.5 ? drawn.maxY : nil
    return start
  }

  /// Moves the surface of a card that is gone with its rows, which leave or belong to another card now.
  private func leave(_ surface: CardSurfaceView, with former: [ObjectIdentifier: Behind]) {
    let cells = former.values.filter { $0.surface === surface }.compactMap(\.cell)
      .filter { $0.superview === tableView && !$0.isHidden }
    // Behind the card that its rows belong to now.
    surface.layer.zPosition = -1.5
    surface.alpha = cells.map(\.alpha).max() ?? 0
    guard let first = cells.min(by: { $0.frame.minY < $1.frame.minY }) else { return }
    surface.center.y += first.frame.minY - Self.seen(first).minY
  }

  /// Has the surface of a card that is another one now fade away where it is.
  ///
  /// One that stays covered need not fade: the table behind it would be seen through both.
  private func fadeAway(_ surface: CardSurfaceView) {
    let isCovered = shown.contains { $0.covers(surface.place) }
    surface.layer.zPosition = isCovered ? -1.5 : -0.5
    if !isCovered { surface.alpha = 0 }
    surface.fadeShadow()
  }

  /// Returns the rows that go from one card to another, both of which were there before.
  private func crossing(
    from former: [ObjectIdentifier: Behind], among surfaces: [CardSurfaceView]
  ) -> [CardBackgroundView] {
    behind.compactMap { key, now in
      guard let cell = now.cell, let before = former[key], before.cell === cell,
        before.surface !== now.surface, shown.contains(where: { $0 === before.surface }),
        surfaces.contains(where: { $0 === now.surface })
      else { return nil }
      return CardBackgroundView.worn(by: cell)
    }
  }

  private static func seen(_ cell: UITableViewCell) -> CGRect {
    cell.layer.presentation()?.frame ?? cell.frame
  }

  private static func union(of frames: [CGRect]) -> CGRect {
    frames.reduce(.null) { $0.union($1) }
  }

  private static func alpha(of cells: [UITableViewCell]) -> CGFloat {
    cells.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) }.max() ?? 1
  }
}
