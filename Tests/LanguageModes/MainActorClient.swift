import RoundedTable
import UIKit

// An app as Xcode has made them since version 26: whatever says nothing belongs to the main actor,
// so identifiers have to say that they do not.

nonisolated enum MainSection: Hashable {
  case inbox, archive
}

nonisolated struct MainMessage: Hashable {
  var id: Int
  var sender: String
}

final class MainDataSource: UITableViewDiffableDataSource<MainSection, MainMessage> {
  private var updates = 0

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) == .inbox ? "Inbox" : nil
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<MainSection, MainMessage>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    updates += 1
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
}

final class MainScreen: UITableViewController {
  private lazy var dataSource = MainDataSource(tableView: tableView) {
    [weak self] tableView, indexPath, message in
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = self?.text(of: message)
    return cell
  }

  private func text(of message: MainMessage) -> String { message.sender }

  func show(_ messages: [MainMessage]) async {
    var snapshot = NSDiffableDataSourceSnapshot<MainSection, MainMessage>()
    snapshot.appendSections([.inbox])
    snapshot.appendItems(messages)
    await dataSource.apply(snapshot)
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
      self?.title = "\(messages.count)"
    }
  }

  /// Leaves the main actor, as downloads do.
  nonisolated func load() async {
    let messages = [MainMessage(id: 1, sender: "Ada")]
    await show(messages)
  }
}
