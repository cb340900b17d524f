// An app's code in Swift 6. UIKit's class is `@preconcurrency`: what is unsafe about the code below
// is a warning there, and must not become an error with another class name.

import RoundedTable
import UIKit

/// An item that is a class, and not Sendable.
final class Message: Hashable {
  let text: String

  init(text: String) { self.text = text }

  static func == (left: Message, right: Message) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum Folder: Hashable, Sendable {
  case inbox
  case sent
}

/// A subclass without isolation of its own, which puts its updates off.
class MessagesDataSource: UITableViewDiffableDataSource<Folder, Int> {
  var updates = 0

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Folder, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    updates += 1
    Task {
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Folder, Int>, animatingDifferences: Bool = true
  ) async {
    updates += 1
    await super.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A data source of items that are not Sendable.
@MainActor final class Archive {
  let dataSource: UITableViewDiffableDataSource<Folder, Message>

  init(tableView: UITableView) {
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      cell.textLabel?.text = item.text
      return cell
    }
  }

  func message(at indexPath: IndexPath) -> Message? { dataSource.itemIdentifier(for: indexPath) }
}

/// A factory outside the main actor.
func makeMessages(in tableView: UITableView) -> UITableViewDiffableDataSource<Folder, Int> {
  UITableViewDiffableDataSource(tableView: tableView) { _, _, _ in nil }
}

/// An update outside the main actor.
func clear(_ dataSource: UITableViewDiffableDataSource<Folder, Int>) {
  dataSource.apply(NSDiffableDataSourceSnapshot<Folder, Int>())
  dataSource.apply(NSDiffableDataSourceSnapshot<Folder, Int>(), animatingDifferences: false)
  dataSource.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot<Folder, Int>())
}

/// An update that is waited for.
@MainActor func refresh(_ dataSource: MessagesDataSource) async {
  await dataSource.apply(dataSource.snapshot())
  await dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
  dataSource.apply(dataSource.snapshot(), completion: nil)
  dataSource.defaultRowAnimation = .top
}
