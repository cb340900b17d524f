import RoundedTable
import UIKit

/// Rows filled with a gradient, and a line round each card.
public final class GradientScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<Int, String>(
    tableView: tableView, style: .gradient
  ) { tableView, indexPath, text in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Gradient"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows a card of one row, of two and of four.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2, 4])
    snapshot.appendItems(["Alone"], toSection: 1)
    snapshot.appendItems(["Upper half", "Lower half"], toSection: 2)
    snapshot.appendItems(["First", "Second", "Third", "Fourth"], toSection: 4)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension CardStyle {
  fileprivate static var gradient: CardStyle {
    let upper = UIColor { $0.userInterfaceStyle == .dark ? .shade(0x3A) : .white }
    let lower = UIColor { .shade($0.userInterfaceStyle == .dark ? 0x1C : 0xDD) }
    var style = CardStyle(radius: 10)
    style.curve = .circular
    style.fill = .gradient(CardGradient(colors: [upper, lower], spansCard: false))
    style.outline = CardOutline(color: .gray)
    style.separator = CardSeparator(color: .lightGray, leadingInset: 1, trailingInset: 1)
    style.selectionColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .lightGray }
    return style
  }
}

extension UIColor {
  fileprivate static func shade(_ byte: Int) -> UIColor {
    UIColor(white: CGFloat(byte) / 0xFF, alpha: 1)
  }
}
