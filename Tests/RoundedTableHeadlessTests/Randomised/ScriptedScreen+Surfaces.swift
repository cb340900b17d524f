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
  /// It knows the rows' frames and their place in the snapshot alone. A row that rests has a surface behind it exactly if its card has
  /// one, which ends with the row where the card does. A row that moves stays covered.
  func wrongSurface() -> String? {
    guard isRounded, stage.style != .insetGrouped, tableView.window != nil, areSurfacesLaidOut
    else {
      return nil
    }
    let views = SeenSurface.views(in: tableView).filter { $0.layer.zPosition == -1 }
    let snapshot = source.snapshot()
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let section = snapshot.sectionIdentifiers[path.section]
      let items = snapshot.itemIdentifiers(inSection: section)
      // While a row is lifted, the table keeps cells that are far away from its bounds.
      guard let cell = tableView.cellForRow(at: path), isInPlace(cell, at: path),
        cell.frame.intersects(tableView.bounds)
      else { continue }
      let expected = settings.expected(items, row: path.row, section: section)
      let behind = views.filter { $0.frame.intersection(cell.frame).height > 1 }
      guard behind.count == (expected.hasSurface ? 1 : 0) else {
        return "row \(path): \(behind.count) surfaces behind it"
      }
      guard let surface = behind.first else { continue }
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

  /// A row in the hand, or aside, has a fill of its own.
  private func isInPlace(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    let state = cell.configurationState
    return !state.isSwiped && !state.isReordering && !cell.isHidden
      && abs(cell.frame.minY - tableView.rectForRow(at: path).minY) < 0.1
  }

  private func isFilled(_ cell: UITableViewCell) -> Bool {
    HeadlessDrawing(of: cell).color(
      at: CGPoint(x: cell.bounds.midX, y: cell.bounds.height / 2)
    ).alpha > 0.9
  }
}
