import RoundedTable
import Testing
@_spi(Headless) import UIKit

extension HeldScreen {
  /// A screen whose rows can be moved and deleted by hand.
  package static func movable(
    _ device: HeadlessDevice = .phone, rowHeight: CGFloat = 44
  ) -> HeldScreen {
    HeldScreen(
      device, rowHeight: rowHeight, make: { MovableSource(tableView: $0, cellProvider: $1) },
      configure: { cell, _ in cell.showsReorderControl = true })
  }

  private var hand: HeadlessHand { HeadlessHand(tableView) }

  private func touch(_ item: String, _ body: (HeadlessHand, IndexPath) -> Bool) {
    guard let path = dataSource.indexPath(for: item), body(hand, path) else {
      Issue.record("the row of \(item) cannot be touched")
      return
    }
    window.layoutIfNeeded()
  }

  // MARK: Swiping

  package func swipe(_ item: String) { touch(item) { $0.swipe($1) } }

  package func closeSwipe() {
    hand.closeSwipe()
    window.layoutIfNeeded()
  }

  // MARK: Carrying

  package func lift(_ item: String) { touch(item) { $0.lift($1) } }

  /// Carries the lifted row over a row, of which nothing is at rest yet.
  package func carry(to section: Int, _ row: Int) {
    hand.carry(over: IndexPath(row: row, section: section))
    window.layoutIfNeeded()
  }

  package func drop() {
    hand.drop()
    window.layoutIfNeeded()
  }

  // MARK: Drag and drop

  /// Lifts a row by a long press, and waits until it is in the hand.
  package func beginDrag(_ item: String) {
    touch(item) { $0.beginDrag($1) }
    settle()
  }

  /// Drags the row over another one, of which nothing is at rest yet.
  package func drag(to section: Int, _ row: Int) {
    hand.drag(over: IndexPath(row: row, section: section))
    window.layoutIfNeeded()
  }

  /// Lets the row go, and says whether the drop delegate was given it.
  @discardableResult package func endDrag() -> Bool {
    let isTaken = hand.endDrag()
    window.layoutIfNeeded()
    return isTaken
  }

  // MARK: Selecting

  package func select(_ items: String) {
    for item in items {
      tableView.selectRow(
        at: dataSource.indexPath(for: String(item)), animated: false, scrollPosition: .none)
    }
    settle()
  }

  package func deselect(_ item: String) {
    guard let path = dataSource.indexPath(for: item) else { return }
    tableView.deselectRow(at: path, animated: false)
    settle()
  }

  // MARK: What is seen

  /// The corners on screen now, as signs.
  package func seenSigns(_ items: String) -> String {
    String(
      items.map { item in
        let radii = radii(String(item))
        guard radii.count == 2 else { return "?" }
        return CapPosition(joinsPrevious: radii[0] == 0, joinsNext: radii[1] == 0).sign
      })
  }

  /// The rows with a line at their bottom, as it is drawn between rows of one color.
  package func linedRows(_ items: String) -> String {
    items.filter { lineThickness(String($0)) > 0 }
  }

  /// How thick the line at the bottom of a row is drawn, in points.
  package func lineThickness(_ item: String) -> CGFloat {
    let drawing = HeadlessDrawing(of: window)
    let frame = frame(item)
    let fill = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
    return stride(from: 0.05, to: 4, by: 0.1).prefix { depth in
      !drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - depth)).isClose(to: fill)
    }
    .last.map { $0 + 0.05 } ?? 0
  }
}

/// A data source as apps write it, whose rows can be moved and deleted by hand.
package final class MovableSource: RoundedDiffableDataSource<String, String> {
  package override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  package override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(at: sourceIndexPath, to: destinationIndexPath) }

  package override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var snapshot = snapshot()
    if let item = itemIdentifier(for: indexPath) { snapshot.deleteItems([item]) }
    apply(snapshot, animatingDifferences: true, completion: nil)
  }
}
