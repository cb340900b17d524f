import RoundedTable
@_spi(Headless) import UIKit

/// The delegates of a drag and drop within a table, as apps write them: cards follow the row.
package final class RowDragger: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  package weak var screen: HeldScreen?
  package var follows = true
  /// Lets rows be dropped in their own sections alone.
  package var staysInSection = false
  private var source: IndexPath?

  package override init() { super.init() }

  package func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    source = indexPath
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  package func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.localDragSession != nil, let source, let destinationIndexPath,
      !staysInSection || destinationIndexPath.section == source.section
    else {
      if let source, follows { screen?.dataSource.followMove(ofRowAt: source, to: source) }
      return UITableViewDropProposal(operation: .cancel, intent: .unspecified)
    }
    if follows { screen?.dataSource.followMove(ofRowAt: source, to: destinationIndexPath) }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  package func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let source = coordinator.items.first?.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return }
    screen?.dataSource.moveItem(at: source, to: target)
  }
}
