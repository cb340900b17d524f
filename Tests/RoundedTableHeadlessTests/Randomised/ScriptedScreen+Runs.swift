import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  /// The positions that a row may be seen with, nil if any may be: a selected one has the corners of its run.
  func seenPositions(
    of cell: UITableViewCell, _ expected: ExpectedRow, isVisible: Bool
  ) -> [CapPosition]? {
    let own = expected.position
    guard let style = expected.card, style.joinsSelections, isMarked(cell),
      stage.style != .insetGrouped
    else { return [own] }
    guard isVisible, !isSilent(cell), !tableView.layer.needsLayout() else { return nil }
    // Its own row's place in the card ends the run, too.
    let neighbors = [
      own.roundsTop ? nil : expected.itemAbove, own.roundsBottom ? nil : expected.itemBelow,
    ]
    var joins: [Bool] = []
    for item in neighbors {
      guard let item else {
        joins.append(false)
        continue
      }
      guard let path = source.indexPath(for: item), let other = tableView.cellForRow(at: path),
        !other.isHidden, !isSilent(other), !isDue(other), !isDue(cell)
      else { return nil }
      joins.append(isMarked(other))
    }
    let run = CapPosition(joinsPrevious: joins[0], joinsNext: joins[1])
    // A configuration shows the selection in the card's fill, which has the shape of the row's part of the card.
    return expected.look.assignsItsBackground ? [run, own] : [run]
  }

  func isDue(_ cell: UITableViewCell) -> Bool {
    cell.layer.needsLayout() || cell.backgroundView?.layer.needsLayout() == true
  }
}
