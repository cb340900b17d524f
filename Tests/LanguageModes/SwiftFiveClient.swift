// An app's code as it stood before Swift 6, with what older SDKs let pass. The class name of the
// data source is what changes; what the compiler says of the rest must not.

import RoundedTable
import UIKit

/// An item that is a class, and not Sendable.
final class Contact: Hashable {
  var name: String

  init(name: String) { self.name = name }

  static func == (left: Contact, right: Contact) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subclass as apps have them: rows that can be edited, and updates put off to the main queue.
final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    snapshot().sectionIdentifiers[section]
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Contact>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }
}

/// A factory outside the main actor.
enum ContactsFactory {
  static func makeDataSource(
    for tableView: UITableView
  ) -> UITableViewDiffableDataSource<String, Contact> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    }
  }
}

/// Loads on a queue of its own and applies there.
final class ContactsLoader {
  let dataSource: UITableViewDiffableDataSource<String, Contact>
  let queue = DispatchQueue(label: "contacts")

  init(dataSource: UITableViewDiffableDataSource<String, Contact>) {
    self.dataSource = dataSource
  }

  func load(_ names: [String]) {
    queue.async {
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteAllItems()
      snapshot.appendSections(["contacts"])
      snapshot.appendItems(names.map(Contact.init))
      self.dataSource.apply(snapshot, animatingDifferences: false)
      self.dataSource.applySnapshotUsingReloadData(snapshot) { print("shown") }
    }
  }

  func clear() {
    dataSource.apply(NSDiffableDataSourceSnapshot<String, Contact>())
  }

  func reloadSoon() async {
    await dataSource.apply(dataSource.snapshot())
    await dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
  }
}

final class ContactsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .grouped)
  lazy var dataSource = ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = contact.name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    snapshot.appendSections(["contacts"])
    dataSource.apply(snapshot)
    dataSource.apply(snapshot, animatingDifferences: true)
    dataSource.apply(snapshot) { self.title = "Contacts" }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }
}
