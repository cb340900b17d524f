import RoundedTable
import UIKit

/// The complete screen of the README, with looks of the page pasted into it.
@MainActor package enum PastedLooks {
  package static let all: [() -> UIViewController] = [
    { AccountsLook.ContactsScreen(style: .grouped) },
    { BasketLook.ContactsScreen(style: .grouped) },
    { SettingsLook.ContactsScreen(style: .grouped) },
    { TripLook.ContactsScreen(style: .grouped) },
  ]
}

enum AccountsLook {}
enum BasketLook {}
enum SettingsLook {}
enum TripLook {}

extension AccountsLook {
  nonisolated enum Section: Hashable {
    case favorites, others
  }

  final class ContactsScreen: UITableViewController {
    private lazy var dataSource = RoundedDiffableDataSource<Section, String>(tableView: tableView) {
      tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
      dataSource.style.radius = 12
      let colors = [UIColor.systemIndigo, .systemPink].map { $0.withAlphaComponent(0.4) }
      dataSource.style.fill = .gradient(CardGradient(colors: colors, direction: .diagonal))
      dataSource.style.shadow = CardShadow(
        color: .black, opacity: 0.3, radius: 6, offset: CGSize(width: 0, height: 3))
      dataSource.cardID = { name in name }  // one card per row
      dataSource.style.cardSpacing = 8
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections([.favorites, .others])
      snapshot.appendItems(["Ada", "Bea"], toSection: .favorites)
      snapshot.appendItems(["Cleo"], toSection: .others)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func add(_ name: String) {
      var snapshot = dataSource.snapshot()
      snapshot.appendItems([name], toSection: .others)
      dataSource.apply(snapshot)
    }
  }
}

extension BasketLook {
  nonisolated enum Section: Hashable {
    case favorites, others
  }

  final class ContactsScreen: UITableViewController {
    private lazy var dataSource = RoundedDiffableDataSource<Section, String>(tableView: tableView) {
      tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
      dataSource.style.radius = 26
      dataSource.style.fill = .color(.systemTeal.withAlphaComponent(0.3))
      dataSource.style.outline = CardOutline(color: .systemOrange, width: 2)
      dataSource.style.rowSpacing = 3
      dataSource.style.enclosesHeader = true
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections([.favorites, .others])
      snapshot.appendItems(["Ada", "Bea"], toSection: .favorites)
      snapshot.appendItems(["Cleo"], toSection: .others)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func add(_ name: String) {
      var snapshot = dataSource.snapshot()
      snapshot.appendItems([name], toSection: .others)
      dataSource.apply(snapshot)
    }
  }
}

extension SettingsLook {
  nonisolated enum Section: Hashable {
    case favorites, others
  }

  final class ContactsScreen: UITableViewController {
    private lazy var dataSource = RoundedDiffableDataSource<Section, String>(tableView: tableView) {
      tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections([.favorites, .others])
      snapshot.appendItems(["Ada", "Bea"], toSection: .favorites)
      snapshot.appendItems(["Cleo"], toSection: .others)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func add(_ name: String) {
      var snapshot = dataSource.snapshot()
      snapshot.appendItems([name], toSection: .others)
      dataSource.apply(snapshot)
    }
  }
}

extension TripLook {
  nonisolated enum Section: Hashable {
    case favorites, others
  }

  final class ContactsScreen: UITableViewController {
    private lazy var dataSource = RoundedDiffableDataSource<Section, String>(tableView: tableView) {
      tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
      dataSource.style.fill = .material(.systemThinMaterial)
      dataSource.style.enclosesHeader = true
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      snapshot.appendSections([.favorites, .others])
      snapshot.appendItems(["Ada", "Bea"], toSection: .favorites)
      snapshot.appendItems(["Cleo"], toSection: .others)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func add(_ name: String) {
      var snapshot = dataSource.snapshot()
      snapshot.appendItems([name], toSection: .others)
      dataSource.apply(snapshot)
    }
  }
}
