import AppScreens
import UIKit

/// Contacts with an index down the side, a search controller in the bar, and swipes that call.
final class ContactsScreen: UITableViewController, DrivenScreen {
  private let stage: Stage
  private let search = UISearchController(searchResultsController: nil)
  var table: UITableView { tableView }
  private lazy var dataSource = ContactsDataSource(tableView: tableView) {
    [stage] table, indexPath, letter in
    stage.note("cell \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Contact \(letter)"
    content.secondaryText = "\(letter)@letters.example"
    content.image = UIImage(systemName: "person.circle")
    cell.contentConfiguration = content
    return cell
  }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let call = UIContextualAction(style: .normal, title: "Call") { _, _, done in done(true) }
    let swipe = UISwipeActionsConfiguration(actions: [call])
    swipe.performsFirstActionWithFullSwipe = false
    return swipe
  }
}

/// Contacts have titles and an index.
final class ContactsDataSource: DiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { snapshot().indexOfSection(title) ?? 0 }
}
