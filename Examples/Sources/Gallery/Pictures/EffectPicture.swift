import RoundedTable
import Screens
@_spi(Headless) import UIKit

/// What becomes of a row with a visual effect that scrolls beneath its header: two moments, one
/// below the other.
@MainActor package struct EffectPicture {
  private static let size = CGSize(width: 240, height: 200)
  private static let space = 16
  private static let titleHeight = 52
  /// How far the table is scrolled, and what that shows.
  private static let moments: [(distance: CGFloat, title: String, reason: String)] = [
    (30, "Teapot is whole", "less than half is beneath"),
    (44, "Teapot is hidden", "more than half is beneath"),
  ]

  package let svg: String

  package init(on device: HeadlessDevice) {
    let width = Int(Self.size.width)
    let height = 2 * (Int(Self.size.height) + Self.titleHeight) + Self.space
    let isDark = device.userInterfaceStyle == .dark
    let titles = zip(Self.moments, Self.panels).flatMap { moment, panel in
      let top = Int(panel.origin.y)
      return [
        Self.text(
          moment.title, y: top - 32, size: 17, weight: 600, isDark ? "#f2f2f7" : "#1c1c1e"),
        Self.text(
          moment.reason, y: top - 12, size: 15, weight: 400, isDark ? "#aeaeb2" : "#636366"),
      ]
    }
    let panels = Self.panels.enumerated().map { $1.svg(on: device, name: "p\($0)") }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      <title>A row with a visual effect beneath its header</title>
      \((titles + panels).joined(separator: "\n"))
      </svg>

      """
  }

  private static func text(
    _ text: String, y: Int, size: Int, weight: Int, _ color: String
  ) -> String {
    "<text x=\"\(Int(self.size.width) / 2)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"\(size)\""
      + " font-weight=\"\(weight)\" fill=\"\(color)\""
      + " font-family=\"\(HeadlessDrawing.fontFamily)\">\(text)</text>"
  }

  /// Its screens, to be looked at.
  package static func show(on device: HeadlessDevice, _ look: (UIWindow) -> Void) {
    for panel in panels { panel.show(on: device, look) }
  }

  private static var panels: [PicturePanel] {
    moments.enumerated().map { index, moment in
      let y = titleHeight + index * (Int(size.height) + titleHeight + space)
      return PicturePanel(size: size, at: CGPoint(x: 0, y: y), cornerRadius: 20) {
        EffectScreen(scrolledBy: moment.distance)
      }
    }
  }
}

/// A plain table whose header clips rows, of which one has a blurred badge.
private final class EffectScreen: UITableViewController {
  private let distance: CGFloat
  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = item
    cell.contentConfiguration = content
    if item == "Teapot" { cell.contentView.addBadge() }
    return cell
  }

  init(scrolledBy distance: CGFloat) {
    self.distance = distance
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 200, right: 0)
    tableView.sectionHeaderTopPadding = 0
    // It ends on a whole point, so that no seam is seen between it and its row.
    tableView.sectionHeaderHeight = 40
    tableView.separatorColor = .label.withAlphaComponent(0.4)
    dataSource.tableStyle.backgroundColor = .systemTeal
    dataSource.style.radius = 20
    dataSource.style.fill = .color(UIColor.secondarySystemGroupedBackground.withAlphaComponent(0.7))
    dataSource.style.enclosesHeader = true
    dataSource.style.clipsRowsBeneathHeader = true
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Order 1042"])
    snapshot.appendItems(["Teapot", "Coffee", "Cups", "Sugar", "Spoons"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.contentOffset.y = distance - tableView.contentInset.top
  }

  private final class DataSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }
}

extension UIView {
  /// Adds a word over a blur, at the trailing edge.
  fileprivate func addBadge() {
    let badge = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    badge.contentView.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.25)
    badge.layer.cornerRadius = 12
    badge.clipsToBounds = true
    badge.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.text = "New"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 0, width: 52, height: 24)
    badge.contentView.addSubview(label)
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 52),
      badge.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
}
