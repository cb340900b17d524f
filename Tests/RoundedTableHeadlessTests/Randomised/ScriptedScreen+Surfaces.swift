import HeadlessTestSupport
import RoundedTable
@_spi(Headless) import UIKit

extension ExpectedRow {
  /// Whether the row's card is drawn behind it.
  var hasSurface: Bool { (card?.surface ?? .none) != .none }
}

extension ScriptedScreen {
  /// Says what is wrong with the surfaces, nil if nothing is.
  ///
  /// It knows the rows' frames and their place in the snapshot alone, with the move of a row that is carried and the rows that are
  /// swiped apart. A row that rests has a surface behind it exactly if its card has one, which ends with the row where the card
  /// does. A row that moves stays covered. Behind a row that is swiped apart there is none.
  func wrongSurface() -> String? {
    guard isRounded, stage.style != .insetGrouped, tableView.window != nil, areSurfacesLaidOut
    else {
      return nil
    }
    let views = SeenSurface.views(in: tableView).filter { $0.layer.zPosition == -1 }
    let snapshot = source.snapshot()
    let moved = movedSections()
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let section = snapshot.sectionIdentifiers[path.section]
      let item = snapshot.itemIdentifiers(inSection: section)[path.row]
      // A row in the hand has no place of its own.
      guard let cell = tableView.cellForRow(at: path), isInPlace(cell, at: path),
        let index = moved.firstIndex(where: { $0.contains(item) }),
        let row = moved[index].firstIndex(of: item)
      else { continue }
      let open = openRows(inSection: path.section, movedTo: moved[index])
      let expected = settings.expected(
        moved[index], row: row, section: snapshot.sectionIdentifiers[index], open: open)
      let behind = views.filter { $0.frame.intersection(cell.frame).height > 1 }
      let isApart = open.contains(row) && expected.card?.separates == true
      // A row that was swiped apart is filled by itself until it is back.
      if expected.card?.separates == true, behind.isEmpty, isFilled(cell) { continue }
      guard behind.count == (expected.hasSurface && !isApart ? 1 : 0) else {
        return "row \(path): \(behind.count) surfaces behind it"
      }
      guard let surface = behind.first, !open.contains(row) else { continue }
      if let fault = wrongEnds(surface.frame, cell.frame, expected.position) {
        return "row \(path): \(fault)"
      }
      // An update without animation in the middle of another one puts new rows in place while others are still on their way.
      guard !updates.areMixed, isMoving(cell.layer) == isMoving(surface.layer),
        let moving = cell.layer.presentation(), moving.opacity == 1, !isFilled(cell),
        let shown = surface.layer.presentation()
      else { continue }
      let seen = moving.frame.intersection(tableView.bounds)
      let isCovered =
        seen.isEmpty
        || shown.opacity == 1 && shown.frame.minY < seen.minY + 0.6
          && shown.frame.maxY > seen.maxY - 0.6
      guard isCovered || isCoveredByOthers(seen) else {
        return "row \(path), seen at \(seen), is not covered by \(shown.frame)"
      }
    }
    return nil
  }

  /// The rows of a section that are swiped aside, as they are counted with the move.
  private func openRows(inSection section: Int, movedTo items: [Int]) -> Set<Int> {
    let rows = items.indices.filter { row in
      guard let path = source.indexPath(for: items[row]), path.section == section else {
        return false
      }
      return tableView.cellForRow(at: path)?.configurationState.isSwiped == true
    }
    return Set(rows)
  }

  private func wrongEnds(_ surface: CGRect, _ row: CGRect, _ position: CapPosition) -> String? {
    let isRight =
      (position.roundsTop ? abs(surface.minY - row.minY) < 0.1 : surface.minY < row.minY + 0.1)
      && (position.roundsBottom
        ? abs(surface.maxY - row.maxY) < 0.1 : surface.maxY > row.maxY - 0.1)
    return isRight ? nil : "its surface is at \(surface), and the \(position) row at \(row)"
  }

  /// Whether the surfaces of cards that are gone cover a part of the table.
  private func isCoveredByOthers(_ frame: CGRect) -> Bool {
    let seen = SeenSurface.all(in: tableView).sorted { $0.minY < $1.minY }
    var covered = frame.minY
    for surface in seen where surface.minY < covered + 0.6 { covered = max(covered, surface.maxY) }
    return covered > frame.maxY - 0.6
  }

  private func isMoving(_ layer: CALayer) -> Bool { layer.animationKeys()?.isEmpty == false }

  private var areSurfacesLaidOut: Bool {
    !tableView.layer.needsLayout()
      && tableView.subviews.allSatisfy { $0 is UITableViewCell || !$0.layer.needsLayout() }
  }

  /// A row in the hand has a fill of its own; others make way for it.
  private func isInPlace(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    // While a row is lifted, the table keeps cells that are far away from its bounds.
    guard !cell.configurationState.isReordering, cell !== lifted, !cell.isHidden,
      cell.frame.intersects(tableView.bounds)
    else { return false }
    return move != nil || abs(cell.frame.minY - tableView.rectForRow(at: path).minY) < 0.1
  }

  private func isFilled(_ cell: UITableViewCell) -> Bool {
    HeadlessDrawing(of: cell).color(
      at: CGPoint(x: cell.bounds.midX, y: cell.bounds.height / 2)
    ).alpha > 0.9
  }
}
