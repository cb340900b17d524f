import UIKit

/// What has happened since surfaces were shown last.
struct SurfaceChange {
  /// Whether rows may belong to other cards.
  var isUpdate = false
  var isAnimated = false
  /// Whether the table is being updated: it may lay out cells before their rows are in place.
  var isComing = false
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
    guard surfaces != nil else { return }
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
    guard let surfaces, let tableView, tableView.window != nil, !surfaceChange.isComing,
      !tableView.hasUncommittedUpdates
    else { return }
    let change = surfaceChange
    surfaceChange = SurfaceChange()
    let cards = cardsWithSurfaces(near: tableView, areKnown: !change.isUpdate)
    guard !cards.isEmpty || !surfaces.isEmpty else {
      self.surfaces = nil
      return
    }
    let rows = cells.all.compactMap { cell in owner?.indexPath(of: cell).map { (cell, $0) } }
    let motion = UIView.areAnimationsEnabled ? motion(of: change) : nil
    surfaces.show(
      cards, behind: rows,
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

  /// The motion of the rows, nil if they do not move.
  private func motion(of change: SurfaceChange) -> RowMotion? {
    var newest = NewestRowAnimation()
    for cell in cells.all where !newest.isCertain { newest.look(at: cell.layer) }
    // Without an update of the data source, only rows that have just begun to move count: the app's own batch.
    guard change.isAnimated || newest.isCertain && UIView.inheritedAnimationDuration == 0 else {
      return nil
    }
    return .copied(from: newest.animation)
  }

  /// Returns the cards near the bounds, which are known if there has been no update since they were shown last.
  private func cardsWithSurfaces(near tableView: UITableView, areKnown: Bool) -> [SurfaceCard] {
    let reach = SurfaceReach(bounds: tableView.bounds).rect
    var cards: [SurfaceCard] = []
    for place in tableView.indexPathsForRows(in: reach) ?? []
    where cards.last?.contains(place) != true {
      let known = areKnown ? surfaces?.card(at: place) : nil
      if let card = known ?? owner?.surfaceCard(at: place) { cards.append(card) }
    }
    return cards
  }
}
