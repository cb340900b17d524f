import RoundedTable
import UIKit

/// People by initial; a swipe deletes one.
public final class ContactsScreen: UITableViewController {
  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = .monogram(of: contact.name)
    content.text = contact.name
    content.secondaryText = contact.telephone
    content.secondaryTextProperties.color = .quiet
    cell.contentConfiguration = content
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Contacts"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows everybody.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for contact in Contact.all {
      if snapshot.indexOfSection(contact.initial) == nil {
        snapshot.appendSections([contact.initial])
      }
      snapshot.appendItems([contact])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Names sections in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }
}

private final class DataSource: RoundedDiffableDataSource<String, Contact> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([contact])
    if snapshot.numberOfItems(inSection: contact.initial) == 0 {
      snapshot.deleteSections([contact.initial])
    }
    apply(snapshot)
  }
}
