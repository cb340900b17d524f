import RoundedTable
public import UIKit

/// Folders that expand and collapse: a tap on a card's first row inserts or deletes its other rows.
public final class ExpandingScreen: UITableViewController {
  private let folders = [
    Folder(name: "Invoices", documents: ["Electricity", "Rent", "Phone"]),
    Folder(name: "Scans", documents: (1...100).map { "Scan \($0)" }),
    Folder(name: "Trips", documents: ["Train to Lisbon", "Hotel"]),
  ]
  private var expanded: Set<String> = []

  private lazy var dataSource = RoundedDiffableDataSource<String, FolderRow>(
    tableView: tableView, style: CardStyle(), tableStyle: TableStyle(sectionSpacing: 12)
  ) { [unowned self] tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: row.cellName, for: indexPath)
    cell.contentConfiguration = row.content
    if case .folder(let folder) = row {
      (cell as? ExpandingCell)?.setExpanded(expanded.contains(folder.name), animated: false)
    }
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Documents"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the folders, collapsed.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ExpandingCell.self, forCellReuseIdentifier: "folder")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
    var snapshot = NSDiffableDataSourceSnapshot<String, FolderRow>()
    for folder in folders {
      snapshot.appendSections([folder.name])
      snapshot.appendItems([.folder(folder)])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Expands the folder of a section, or collapses it.
  public func toggle(section: Int, animated: Bool = true) {
    let folder = folders[section]
    expanded.formSymmetricDifference([folder.name])
    var snapshot = dataSource.snapshot()
    let isExpanded = expanded.contains(folder.name)
    if isExpanded {
      snapshot.insertItems(folder.rows, afterItem: .folder(folder))
    } else {
      snapshot.deleteItems(folder.rows)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: section)) as? ExpandingCell
    cell?.setExpanded(isExpanded, animated: animated)
  }

  /// Expands the folder that's tapped, or collapses it.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.row == 0 { toggle(section: indexPath.section) }
  }
}

/// A row with a chevron that points up while the rows below it are shown.
private final class ExpandingCell: UITableViewCell {
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))

  func setExpanded(_ isExpanded: Bool, animated: Bool) {
    chevron.tintColor = .quiet
    accessoryView = chevron
    accessibilityTraits = .button
    accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
    let turn = { [chevron] in
      chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
    }
    if animated, !UIAccessibility.isReduceMotionEnabled {
      // As long as UIKit takes to insert rows.
      UIView.animate(withDuration: 0.3, animations: turn)
    } else {
      turn()
    }
  }
}

nonisolated private struct Folder: Hashable, Sendable {
  var name: String
  var documents: [String]
  var rows: [FolderRow] { documents.map { .document($0, folder: name) } }
}

nonisolated private enum FolderRow: Hashable, Sendable {
  case folder(Folder)
  case document(String, folder: String)

  var cellName: String { if case .folder = self { "folder" } else { "document" } }

  @MainActor var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    switch self {
    case .folder(let folder):
      content.image = UIImage(systemName: "folder")
      content.text = folder.name
      content.secondaryText = "\(folder.documents.count)"
      content.secondaryTextProperties.color = .quiet
    case .document(let name, _):
      content.image = UIImage(systemName: "doc")
      content.imageProperties.tintColor = .quiet
      content.text = name
      content.directionalLayoutMargins.leading += 28
    }
    return content
  }
}
