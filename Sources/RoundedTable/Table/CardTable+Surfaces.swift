import UIKit

/// What has happened since surfaces were shown last.
struct SurfaceChange {
  /// Whether rows may belong to other cards.
  var isUpdate = false
  var isAnimated = false
  /// Whether the table is being updated: it may lay out cells before their rows are in place.
  var isComing = false
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
    if surfaces != nil { observer?.setNeedsLayout() }
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
    surfaceChange = SurfaceChange(isUnderWay: true)
    defer { surfaceChange.isUnderWay = false }
    let cards = cardsWithSurfaces(near: tableView, areKnown: !change.isUpdate)
    guard !cards.isEmpty || surfaces?.isEmpty == false else {
      surfaces = nil
      return
    }
    let surfaces = surfaces ?? CardSurfaces(in: tableView)
    self.surfaces = surfaces
    let rows = cells.all.compactMap { cell in owner?.indexPath(of: cell).map { (cell, $0) } }
    let motion = UIView.areAnimationsEnabled ? motion(of: change) : nil
    // A reload has put rows in their places at once.
    if change.isUpdate, motion == nil,
      !cells.all.contains(where: { NewestRowAnimation.timeLeft(on: $0.layer) > 0 })
    {
      surfaces.stop()
    }
    surfaces.show(
      cards, behind: rows, isUpdate: change.isUpdate, fades: motion?.fades == true,
      animate: motion.map { motion in
        { changes, end in
          motion.animate(changes) { [weak self] in
            end()
            // What was drawn for the motion alone is cut off again.
            self?.surfacesMayMove()
          }
        }
      })
    // Headers are laid out after this.
    guard surfaces.looksAgain else { return }
    MainQueue.later { [weak self] in self?.surfacesMayMove() }
  }

  /// The motion of the rows, nil if they do not move.
  private func motion(of change: SurfaceChange) -> RowMotion? {
    var newest = NewestRowAnimation()
    for cell in cells.all where !newest.isCertain { newest.look(at: cell.layer) }
    // Without an update of the data source, only rows that have just begun to move count: the app's own batch.
    guard change.isAnimated || newest.isCertain && UIView.inheritedAnimationDuration == 0 else {
      return nil
    }
    return .copied(from: newest.animation).beside(cells.all)
  }

  /// Returns the cards near the bounds, which are known if there has been no update since they were shown last.
  private func cardsWithSurfaces(near tableView: UITableView, areKnown: Bool) -> [SurfaceCard] {
    let reach = SurfaceReach(bounds: tableView.bounds).rect
    let places = tableView.indexPathsForRows(in: reach) ?? []
    var cards: [SurfaceCard] = []
    for place in places where cards.last?.contains(place) != true {
      let known = areKnown ? surfaces?.card(at: place) : nil
      if let card = known ?? owner?.surfaceCard(at: place) { cards.append(card) }
    }
    return cards + emptyCards(in: reach, around: places, of: tableView)
  }

  /// Returns the cards that are headers alone, between and next to the sections in sight.
  private func emptyCards(
    in reach: CGRect, around places: [IndexPath], of tableView: UITableView
  ) -> [SurfaceCard] {
    let count = tableView.numberOfSections
    guard style.enclosesHeader || hasSectionStyles, count > 0 else { return [] }
    func isEmpty(_ section: Int) -> Bool { tableView.numberOfRows(inSection: section) == 0 }
    func isNear(_ section: Int) -> Bool {
      tableView.rect(forSection: section).intersects(reach)
    }
    var (first, last) = (0, count - 1)
    if let top = places.first?.section, let bottom = places.last?.section {
      (first, last) = (top, bottom)
      while first > 0, isEmpty(first - 1), isNear(first - 1) { first -= 1 }
      while last + 1 < count, isEmpty(last + 1), isNear(last + 1) { last += 1 }
    }
    return (first...last).filter { isEmpty($0) && isNear($0) }
      .compactMap { owner?.surfaceCard(ofEmptySection: $0) }
  }
}
