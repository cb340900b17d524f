import RoundedTable
import UIKit

/// Every option of a style, one section each, and what cells of the app's own bring along.
public final class WardrobeScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<WardrobeSection, WardrobeRow>(
    tableView: tableView, style: CardStyle()
  ) { tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = row.text
    cell.contentConfiguration = content
    cell.backgroundColor = row.section == .ownColor ? .systemTeal : nil
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Wardrobe"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a section for each option.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = 6
    tableView.sectionFooterHeight = 0
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource.sectionStyle = { section in section.style }
    var snapshot = NSDiffableDataSourceSnapshot<WardrobeSection, WardrobeRow>()
    for section in WardrobeSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems([
        WardrobeRow(section: section, text: section.rawValue),
        WardrobeRow(section: section, text: "and its last row"),
      ])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Gives the row's focus halo, which a hardware keyboard moves, the card's shape.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.focusEffect = UIFocusHaloEffect(path: dataSource.cardPath(for: cell))
  }
}

private struct WardrobeRow: Hashable, Sendable {
  var section: WardrobeSection
  var text: String
}

private enum WardrobeSection: String, Hashable, Sendable, CaseIterable {
  case defaults = "The default style"
  case rounder = "A radius of 18, circular"
  case uneven = "Top and bottom differ"
  case color = "A colour"
  case vertical = "A vertical gradient"
  case diagonal = "A diagonal gradient"
  case outline = "A line round it"
  case narrow = "A wider inset"
  case lines = "Another line between rows"
  case ownColor = "The cell's own colour"
  case plain = "No card"

  var style: CardStyle? {
    var style = CardStyle()
    switch self {
    case .defaults, .ownColor: return nil
    case .plain: return .noCard
    case .rounder:
      style.radius = 18
      style.curve = .circular
    case .uneven:
      style.topRadius = 18
      style.bottomRadius = 4
    case .color: style.fill = .color(.systemYellow)
    case .vertical:
      style.fill = .gradient(CardGradient(colors: [.systemGray6, .systemGray3]))
    case .diagonal:
      style.fill = .gradient(
        CardGradient(colors: [.systemMint, .systemBlue], direction: .diagonal))
    case .outline: style.outline = CardOutline(color: .systemIndigo, width: 2)
    case .narrow: style.inset = 48
    case .lines:
      style.separator = CardSeparator(color: .systemRed, leadingInset: 0, trailingInset: 0)
    }
    return style
  }
}
