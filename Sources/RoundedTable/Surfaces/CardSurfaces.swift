import UIKit

/// The surfaces in a table: one for each card near its bounds that has something rows cannot draw apart.
@MainActor final class CardSurfaces {
  /// A cell, and where its row is seen.
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
    /// Nil behind a row that is swiped apart, or whose card has none.
    var surface: CardSurfaceView?
    /// The whole card, in the table; null if it has no surface.
    var card: CGRect
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
  func card(at place: IndexPath) -> SurfaceCard? {
    shown.first { $0.card.contains(place) }?.card
  }

  // MARK: Showing

  /// Shows the surfaces of cards.
  ///
  /// - Parameters:
  ///   - cards: The cards near the table's bounds, from top to bottom.
  ///   - rows: The cells that stand for a row.
  ///   - geometry: Where rows are.
  ///   - isUpdate: Whether rows may belong to other cards than when surfaces were shown last.
  ///   - fades: Whether surfaces fade in and away where they are, and do not move.
  ///   - animate: Runs the changes in step with the rows, nil to make them at once.
  func show(
    _ cards: [SurfaceCard], behind rows: [Row], in geometry: SurfaceGeometry, isUpdate: Bool,
    fades: Bool = false, animate: Animate?
  ) {
    guard let tableView else { return }
    let former = (shown: shown, behind: behind)
    let moves = cards.map {
      assign($0, behind: rows, isMoving: animate != nil, fades: fades, in: geometry)
    }
    shown = moves.map(\.surface)
    remember(rows, in: moves, geometry)
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
          UIView.performWithoutAnimation { for row in crossing { row.isCrossing = true } }
        },
        {
          for surface in gone { self.remove(surface) }
          UIView.performWithoutAnimation { for row in crossing { row.isCrossing = false } }
        })
    } else {
      for surface in gone { surface.removeFromSuperview() }
      for move in moves {
        // Rows that an update puts in place at once do not wait for the motion of an earlier one. A card goes on with its ends.
        if isUpdate, move.surface.place != move.place, !move.hasMovingEnds { move.surface.stop() }
        move.run()
      }
    }
    if isEmpty { depth.restore() } else { depth.order(tableView) }
  }

  /// Returns the surface of a card: the one behind its rows, or a new one where they are seen now.
  private func assign(
    _ card: SurfaceCard, behind rows: [Row], isMoving: Bool, fades: Bool,
    in geometry: SurfaceGeometry
  ) -> SurfaceMove {
    let own = rows.filter { card.contains($0.place) }.sorted { $0.place < $1.place }.map(\.cell)
    let behind = surfaces(behind: own, of: card)
    let candidates =
      behind + withoutRows(like: card) + (behind.isEmpty ? withoutCells(like: card) : [])
    let known = candidates.first { surface in shown.contains { $0 === surface } }
    var place = place(of: card, in: geometry)
    place.cut(to: geometry.reach, like: known?.place)
    if let known, !fades || known.place == place {
      // A part of its former card gets another one.
      shown.removeAll { $0 === known }
      if isMoving {
        // All its rows in sight are new there.
        if behind.isEmpty, !known.card.part.rows.isEmpty, own.contains(where: \.isInSight) {
          UIView.performWithoutAnimation { appear(known, as: card, at: place, with: own) }
        }
        place = join(known, place, in: geometry.reach)
      }
      return SurfaceMove(surface: known, card: card, place: place, cells: own)
    }
    let surface = CardSurfaceView(card, at: place)
    let tableView = geometry.tableView
    UIView.performWithoutAnimation {
      // In front of the card that it has been a part of, which shrinks behind it.
      if let other = tableView.subviews.last(where: { $0 is CardSurfaceView }) {
        tableView.insertSubview(surface, aboveSubview: other)
      } else {
        tableView.insertSubview(surface, at: 0)
      }
      guard isMoving else {
        surface.show(card, at: place)
        return
      }
      if fades {
        surface.show(card, at: place)
        // What is covered by its former card is there when that has faded away.
        surface.alpha = known?.covers(place) == true ? 1 : 0
      } else if card.part != card.whole, !candidates.isEmpty {
        // The other part of a card that a row divides, which stays where it is.
        surface.show(card, at: place.undivided)
      } else {
        appear(surface, as: card, at: place, with: own)
      }
      // The card that it has been a part of has a shadow already, and would get another on its rows.
      if fades || card.part == card.whole, !candidates.isEmpty { surface.layer.shadowOpacity = 0 }
    }
    return SurfaceMove(surface: surface, card: card, place: place, cells: own)
  }

  /// The surfaces behind the cells of a card, first the one behind most of them: rows may have come from other cards.
  private func surfaces(
    behind cells: [UITableViewCell], of card: SurfaceCard
  ) -> [CardSurfaceView] {
    var found: [(surface: CardSurfaceView, weight: Int)] = []
    for surface in cells.compactMap({ self.surface(behind: $0) }) {
      if let index = found.firstIndex(where: { $0.surface === surface }) {
        found[index].weight += 2
      } else {
        found.append((surface, surface.card.sectionID == card.sectionID ? 3 : 2))
      }
    }
    guard let most = found.map(\.weight).max(),
      let index = found.firstIndex(where: { $0.weight == most })
    else { return [] }
    found.insert(found.remove(at: index), at: 0)
    return found.map(\.surface)
  }

  /// The surfaces that a card's may have been without rows, or before it lost them.
  private func withoutRows(like card: SurfaceCard) -> [CardSurfaceView] {
    shown.filter {
      $0.card.sectionID == card.sectionID
        && ($0.card.part.rows.isEmpty || card.part.rows.isEmpty)
    }
  }

  /// The surfaces that may be the card's if it is so far away that none of its rows has a cell, or if all have got new ones.
  private func withoutCells(like card: SurfaceCard) -> [CardSurfaceView] {
    let others = shown.filter { surface in
      surface.card.sectionID == card.sectionID
        && !behind.values.contains { $0.surface === surface && $0.cell?.isInSight == true }
    }
    return others.filter { $0.card.part == card.part } + others
  }

  /// Forgets what was behind a cell, which gets a row anew.
  func forget(_ cell: UITableViewCell) { behind[ObjectIdentifier(cell)] = nil }

  /// Whether all rows in sight have got their cells since surfaces were shown last, as they do when the table is reloaded.
  func areNew(_ cells: [UITableViewCell]) -> Bool {
    let seen = cells.filter(\.isInSight)
    return !shown.isEmpty && !seen.isEmpty && seen.allSatisfy { known($0) == nil }
  }

  private func remember(_ rows: [Row], in moves: [SurfaceMove], _ geometry: SurfaceGeometry) {
    behind = [:]
    for row in rows {
      let move = moves.first { $0.card.contains(row.place) }
      // A row that is swiped apart keeps its share of the card's gradient.
      let whole = move ?? moves.first { $0.card.encloses(row.place) }
      behind[ObjectIdentifier(row.cell)] = Behind(
        cell: row.cell, surface: move?.surface, card: whole?.place.whole ?? .null,
        row: geometry.rect(at: row.place))
    }
  }

  /// Where the gradient of a cell's card begins and ends, in heights of the cell.
  func gradientSpan(of cell: UITableViewCell) -> CardFillView.Span? {
    guard let known = known(cell), known.row.height > 0, !known.card.isNull else { return nil }
    let (card, row) = (known.card, known.row)
    return CardFillView.Span(
      start: (card.minY - row.minY) / row.height, end: (card.maxY - row.minY) / row.height)
  }

  private func known(_ cell: UITableViewCell) -> Behind? {
    behind[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
  }

  private func surface(behind cell: UITableViewCell) -> CardSurfaceView? { known(cell)?.surface }

  // MARK: Places

  /// Returns the place of a card, or of the part of it above or below a row that is swiped apart.
  private func place(of card: SurfaceCard, in geometry: SurfaceGeometry) -> SurfacePlace {
    let whole = frame(of: card.whole, card, in: geometry)
    var place = SurfacePlace(whole: whole)
    if card.part != card.whole {
      let part = frame(of: card.part, card, in: geometry)
      if part.minY > whole.minY { place.top = .row(part.minY, isRound: !card.closing.top) }
      if part.maxY < whole.maxY { place.bottom = .row(part.maxY, isRound: !card.closing.bottom) }
    }
    // Corners are those of the rows, whose fill and selection have the rows' shape.
    func half(_ row: Int?) -> CGFloat {
      row.map { geometry.rect(at: IndexPath(row: $0, section: card.section)).height / 2 }
        ?? .infinity
    }
    if card.part.header == nil { place.mostRound.top = half(card.part.rows.first) }
    if card.part.footer == nil { place.mostRound.bottom = half(card.part.rows.last) }
    return place
  }

  private func frame(
    of extent: SurfaceCard.Extent, _ card: SurfaceCard, in geometry: SurfaceGeometry
  ) -> CGRect {
    let tableView = geometry.tableView
    func rect(_ row: Int) -> CGRect {
      geometry.rect(at: IndexPath(row: row, section: card.section))
    }
    let sides = tableView.cardRect(for: Card(position: .middle, resolved: card.resolved))
    var (top, bottom) = (0.0 as CGFloat, 0.0 as CGFloat)
    if let first = extent.rows.first, let last = extent.rows.last {
      (top, bottom) = (rect(first).minY, rect(last).maxY)
    } else if extent.header != nil {
      top = tableView.rectForHeader(inSection: card.section).maxY
      bottom = top
    } else {
      top = tableView.rectForFooter(inSection: card.section).minY
      bottom = top
    }
    if let header = extent.header {
      top -= titles.headerHeight(card.section, header, in: tableView)
    }
    if let footer = extent.footer {
      bottom += titles.footerHeight(card.section, footer, in: tableView)
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
    reach.join(&from, &to)
    if from != surface.place {
      UIView.performWithoutAnimation {
        surface.show(surface.card, at: from)
      }
    }
    return to
  }

  /// Shows a card where its rows are seen now, as they are seen.
  private func appear(
    _ surface: CardSurfaceView, as card: SurfaceCard, at place: SurfacePlace,
    with cells: [UITableViewCell]
  ) {
    surface.show(card, at: start(of: place, behind: cells))
    surface.alpha = Self.alpha(of: cells)
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
    start.top = place.top.moved(by: up)
    start.bottom = place.bottom.moved(by: down)
    guard let former = surface(behind: first)?.place.whole else { return start }
    let drawn = start.drawn
    start.whole.origin.y = former.minY
    start.whole.size.height = former.height
    start.top = drawn.minY > former.minY + 0.5 ? .far(drawn.minY) : .card
    start.bottom = drawn.maxY < former.maxY - 0.5 ? .far(drawn.maxY) : .card
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

  /// Returns the rows that go from one card to another, or across other rows, which would be seen through them.
  ///
  /// Both cards were there before; the first need not have a surface.
  private func crossing(
    from former: [ObjectIdentifier: Behind], among surfaces: [CardSurfaceView]
  ) -> [CardBackgroundView] {
    let moves = former.compactMap { key, before in
      before.cell?.isInSight == true ? (before.row, behind[key]?.row ?? before.row) : nil
    }
    return behind.compactMap { key, now in
      guard let cell = now.cell, let before = former[key], before.cell === cell,
        let card = CardBackgroundView.worn(by: cell)
      else { return nil }
      let isBetweenCards =
        before.surface !== now.surface
        && (before.card.isNull || shown.contains { $0 === before.surface })
        && surfaces.contains { $0 === now.surface }
      guard !isBetweenCards else { return card }
      return card.canHideRows && moves.contains { Self.go(before.row, now.row, across: $0) }
        ? card : nil
    }
  }

  /// Whether a row that moves comes to where another one is then, or is left behind, or to its other side.
  private static func go(
    _ start: CGRect, _ end: CGRect, across other: (start: CGRect, end: CGRect)
  ) -> Bool {
    guard start != end, start.minY != other.start.minY else { return false }
    return start.minY > other.start.minY
      ? end.minY < other.end.maxY - 0.5 : end.maxY > other.end.minY + 0.5
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
