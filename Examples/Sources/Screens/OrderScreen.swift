import RoundedTable
import UIKit

/// A shop's order as one card: its header, its lines, which open with a tap, and the total.
public final class OrderScreen: UITableViewController {
  /// What the card is filled with.
  nonisolated public enum Look: Hashable, Sendable, CaseIterable {
    /// The system's colour, with a shadow round the card.
    case shadow
    /// One gradient across the card.
    case gradient
    /// A material, over a picture behind the table.
    case material
  }

  private let look: Look
  private var open: Set<String> = []
  private var isSplit = false

  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, row in
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = row.content
    return cell
  }

  /// Creates the screen.
  public init(look: Look = .shadow) {
    self.look = look
    super.init(style: .grouped)
    title = "Order"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the order, with its lines closed.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if look == .material { tableView.backgroundView = PictureView() }
    dataSource.style = style
    dataSource.cardID = { [weak self] row in
      // While the order is split, what is still to come is a card of its own.
      self?.isSplit == true && row.isLate
    }
    show(animated: false)
  }

  private var style: CardStyle {
    var style = CardStyle(radius: 20)
    style.enclosesHeader = true
    style.shadow = CardShadow(opacity: 0.2, radius: 10, offset: CGSize(width: 0, height: 4))
    switch look {
    case .shadow: break
    case .gradient:
      style.fill = .gradient(
        CardGradient(
          colors: [Self.honey, Self.amber], direction: .diagonal, extent: .card))
    case .material:
      style.shadow = nil
      style.fill = .view(id: "material", fallback: .secondarySystemGroupedBackground) {
        UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      }
    }
    return style
  }

  /// Yellow, and dark enough for white text in a dark interface.
  private static let honey = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.48, green: 0.33, blue: 0, alpha: 1) : .systemYellow
  }

  /// Orange, and dark enough for white text in a dark interface.
  private static let amber = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.42, green: 0.16, blue: 0, alpha: 1) : .systemOrange
  }

  /// Opens a line of the order, or closes it.
  public func toggle(_ line: String, animated: Bool = true) {
    open.formSymmetricDifference([line])
    show(animated: animated)
  }

  /// Parts what is still to come from the rest of the order, or joins it again.
  public func toggleSplit(animated: Bool = true) {
    isSplit.toggle()
    dataSource.refreshCards(animated: animated)
  }

  /// Opens or closes the line that is tapped.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .line(let name, _) = dataSource.itemIdentifier(for: indexPath) { toggle(name) }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, OrderRow>()
    snapshot.appendSections(["Order 1042"])
    for (name, price, details) in OrderRow.lines {
      snapshot.appendItems([.line(name, price)])
      if open.contains(name) { snapshot.appendItems(details.map { .detail($0, of: name) }) }
    }
    snapshot.appendItems([.total("42.50")])
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

nonisolated private enum OrderRow: Hashable, Sendable {
  case line(String, String)
  case detail(String, of: String)
  case total(String)

  static let lines: [(String, String, [String])] = [
    ("Coffee", "14.00", ["Two bags", "Ground for a filter"]),
    ("Teapot", "22.00", ["Blue"]),
    ("Cups", "6.50", ["Four, white", "Sent next week"]),
  ]

  /// Whether it belongs to what is sent later.
  var isLate: Bool {
    switch self {
    case .line(let name, _), .detail(_, let name): name == "Cups"
    case .total: true
    }
  }

  var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    switch self {
    case .line(let name, let price):
      content.text = name
      content.secondaryText = price
    case .detail(let text, _):
      content.text = text
      content.textProperties.color = .secondaryLabel
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    case .total(let price):
      content.text = "Total"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = price
      content.secondaryTextProperties.color = .label
    }
    return content
  }
}

private final class DataSource: RoundedDiffableDataSource<String, OrderRow> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }
}

/// Stands for a photo: wide stripes in warm colours.
private final class PictureView: UIView {
  private let stripes = [UIColor.systemOrange, .systemPink, .systemYellow, .systemRed].map {
    let view = UIView()
    view.backgroundColor = $0
    return view
  }

  init() {
    super.init(frame: .zero)
    for stripe in stripes { addSubview(stripe) }
  }

  required init?(coder: NSCoder) { fatalError("The picture is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(stripes.count)
    for (index, stripe) in stripes.enumerated() {
      stripe.frame = CGRect(
        x: width * CGFloat(index), y: 0, width: width + 1, height: bounds.height)
    }
  }
}
