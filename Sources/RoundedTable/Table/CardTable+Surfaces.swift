import UIKit

/// What has happened since surfaces were shown last.
struct SurfaceChange {
  /// Whether rows may belong to other cards.
  var isUpdate = false
  var isAnimated = false
  /// Whether the table is being updated: it may lay out cells before their rows are in place.
  var isComing = false
  /// Whether no more is known than that the table has counted its rows.
  var isCounted = false
  /// Whether surfaces are being shown, which may lay the table out once more.
  var isUnderWay = false
}

extension CardTable {
  /// Notes the beginning of an update of the data source.
  func updateBegan() {
    measurement.updateBegan()
    surfaceChange.isComing = true
  }

  /// Notes that cards may have changed: the surfaces follow with the next layout, in step with the rows.
  func surfacesChanged(animated: Bool) {
    surfaceChange.isComing = false
    // A section without rows has no cell that could ask for a surface.
    guard surfaces != nil || style.enclosesHeader || hasSectionStyles else { return }
    surfaceChange.isUpdate = true
    surfaceChange.isAnimated = surfaceChange.isAnimated || animated
    observer?.setNeedsLayout()
  }

  /// Notes that a row has been made or laid out: heights may have turned out otherwise than estimated, and the part of a card that
  /// is drawn may end near.
  func surfacesMayMove() {
    guard surfaces != nil else { return }
    surfaceChange.isCounted = false
    observer?.setNeedsLayout()
  }

  /// Notes that the table counts its rows, as it does in every update, also if that is the app's own, of rows out of sight.
  func rowsAreCounted() {
    observer?.coverSeparatorsLater()
    if hand.forgetUntoldMove() { observer?.setNeedsLayout() }
    guard surfaces != nil, let observer, !observer.layer.needsLayout() else { return }
    surfaceChange.isCounted = true
    observer.setNeedsLayout()
  }

  func removeSurfaces() {
    surfaces?.removeAll()
    surfaces = nil
  }

  /// Shows the surfaces where the rows are, after the table's layout.
  func layOutSurfaces() {
    guard surfaces != nil || surfaceChange.isUpdate, let tableView, tableView.window != nil,
      !surfaceChange.isComing, !surfaceChange.isUnderWay, !tableView.hasUncommittedUpdates
    else { return }
    let change = surfaceChange
    let rows = cells.all.compactMap { cell in owner?.indexPath(of: cell).map { (cell, $0) } }
    // An update of the app's own may come to this before its animation. Rows in sight with new heights are laid out in that.
    guard
      !change.isCounted || change.isUpdate || UIView.areAnimationsEnabled
        || rows.allSatisfy({ cell, row in
          let rect = tableView.rectForRow(at: row)
          return !cell.isInSight || !rect.intersects(tableView.bounds)
            || abs(cell.frame.height - rect.height) < 0.5
        })
    else { return }
    surfaceChange = SurfaceChange(isUnderWay: true)
    defer { surfaceChange.isUnderWay = false }
    let geometry = SurfaceGeometry(of: tableView, after: owner?.moveInHand, rows: rows)
    let cards = cardsWithSurfaces(in: geometry, areKnown: !change.isUpdate)
    guard !cards.isEmpty || surfaces?.isEmpty == false else {
      surfaces = nil
      return
    }
    let surfaces = surfaces ?? CardSurfaces(in: tableView)
    self.surfaces = surfaces
    let motion = UIView.areAnimationsEnabled ? motion(of: change) : nil
    // A reload has put rows in their places at once.
    if change.isUpdate, motion == nil, !areRowsMoving { surfaces.stop() }
    surfaces.show(
      cards, behind: rows.map { ($0, geometry.place(of: $1)) }, in: geometry,
      isUpdate: change.isUpdate, fades: motion?.fades == true,
      animate: motion.map { motion in
        { changes, end in
          motion.animate(changes) { [weak self] in
            end()
            // What was drawn for the motion alone is cut off again.
            self?.surfacesMayMove()
          }
        }
      })
  }

  var areRowsMoving: Bool {
    cells.all.contains { NewestRowAnimation.timeLeft(on: $0.layer) > 0 }
  }

  /// The motion of the rows, nil if they do not move.
  private func motion(of change: SurfaceChange) -> RowMotion? {
    let newest = NewestRowAnimation(on: cells)
    // Without an update of the data source, only rows that have just begun to move count: the app's own batch.
    // An animated one may be a reload, which puts rows in their places at once.
    let isAnimated = change.isAnimated && surfaces?.areNew(cells.all) != true
    guard isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0 else {
      return nil
    }
    return .copied(from: newest.animation).beside(cells.all)
  }

  /// Returns the cards near the bounds, which are known if there has been no update since they were shown last.
  private func cardsWithSurfaces(in geometry: SurfaceGeometry, areKnown: Bool) -> [SurfaceCard] {
    let tableView = geometry.tableView
    let reach = geometry.reach
    let places = (tableView.indexPathsForRows(in: reach.rect) ?? []).map(geometry.place)
    var searched: RowReach?
    func search() -> RowReach {
      if let searched { return searched }
      let found = RowReach(
        ends: geometry.ends(of: tableView.indexPathsForRows(in: reach.searched) ?? []))
      searched = found
      return found
    }
    var cards: [SurfaceCard] = []
    for place in places where !cards.contains(where: { $0.contains(place) }) {
      if areKnown, let known = surfaces?.card(at: place),
        isKnown(known, within: reach, in: geometry)
      {
        cards.append(known)
      } else {
        cards += owner?.surfaceCards(at: place, within: search) ?? []
      }
    }
    return cards + emptyCards(in: reach.rect, around: places, geometry)
  }

  /// Whether the ends of a card are known that may be drawn.
  private func isKnown(
    _ card: SurfaceCard, within reach: SurfaceReach, in geometry: SurfaceGeometry
  ) -> Bool {
    func rect(_ row: Int?) -> CGRect {
      row.map { geometry.rect(at: IndexPath(row: $0, section: card.section)) } ?? .null
    }
    if card.unknown.top, rect(card.part.rows.first).minY > reach.drawn.minY { return false }
    return !card.unknown.bottom || rect(card.part.rows.last).maxY > reach.drawn.maxY
  }

  /// Returns the cards that are headers alone, between and next to the sections in sight.
  private func emptyCards(
    in reach: CGRect, around places: [IndexPath], _ geometry: SurfaceGeometry
  ) -> [SurfaceCard] {
    let tableView = geometry.tableView
    let count = tableView.numberOfSections
    guard style.enclosesHeader || hasSectionStyles, count > 0 else { return [] }
    func isEmpty(_ section: Int) -> Bool { geometry.count(inSection: section) == 0 }
    func isNear(_ section: Int) -> Bool {
      tableView.rect(forSection: section).intersects(reach)
    }
    var (first, last) = (0, count - 1)
    if let top = places.map(\.section).min(), let bottom = places.map(\.section).max() {
      (first, last) = (top, bottom)
      while first > 0, isEmpty(first - 1), isNear(first - 1) { first -= 1 }
      while last + 1 < count, isEmpty(last + 1), isNear(last + 1) { last += 1 }
    }
    return (first...last).filter { isEmpty($0) && isNear($0) }
      .compactMap { owner?.surfaceCard(ofEmptySection: $0) }
  }
}
