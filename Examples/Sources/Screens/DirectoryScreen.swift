import RoundedTable
import UIKit

/// People by initial in front of the evening sky: each letter is the lid of its card, which scrolls
/// beneath it.
public final class DirectoryScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: .directory,
    // What scrolls below a bar fades into the background's color: that of the sky's upper end.
    tableStyle: TableStyle(followsReadableWidth: true, backgroundColor: .zenith)
  ) { tableView, indexPath, contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = .monogram(of: contact.name)
    content.text = contact.name
    content.secondaryText = contact.telephone
    content.secondaryTextProperties.color = .quiet
    cell.contentConfiguration = content
    return cell
  }

  private let contacts: [Contact]

  /// Creates the screen, with people who are made up.
  public convenience init() {
    self.init(Contact.all)
    title = "Directory"
  }

  package init(_ contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .plain)
    navigationItem.largeTitleDisplayMode = .never
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows everybody.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundView = SkyView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for contact in contacts {
      if snapshot.indexOfSection(contact.initial) == nil {
        snapshot.appendSections([contact.initial])
      }
      snapshot.appendItems([contact])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Names letters in a color that is legible.
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
}

extension CardStyle {
  fileprivate static var directory: CardStyle {
    var style = CardStyle(radius: 20)
    style.enclosesHeader = true
    style.clipsRowsBeneathHeader = true
    style.fill = .color(.mist)
    return style
  }
}

extension UIColor {
  /// What of the sky is seen through the cards is lighter than the sky, in dark mode too.
  fileprivate static let mist = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(0x8E8EB8).withAlphaComponent(0.2) : .white.withAlphaComponent(0.8)
  }
}
