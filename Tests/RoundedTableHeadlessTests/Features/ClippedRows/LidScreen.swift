import RoundedTable
@_spi(Headless) import UIKit

/// A plain table over a picture, whose headers clip the rows beneath them.
@MainActor final class LidScreen {
  typealias Sections = [(id: String, items: String)]

  /// What differs between screens.
  struct Setup: Sendable {
    var isDark = false
    var isMirrored = false
    var headerHeight: CGFloat = 44
    var footerHeight: CGFloat = 0
    var rowHeight: CGFloat = 44
    var topInset: CGFloat = 0
    var sections: Sections = [("A", "abcdef"), ("B", "gh"), ("C", "ijklmno")]
    /// The items in whose rows there's a visual effect, above which no mask may be.
    var blurred = ""
    /// Rows of a section with the same ID share a card.
    var cardID: (@Sendable (String) -> AnyHashable?)?
    /// Whether the data source is written by hand, and its cards a controller's.
    var isClassic = false
    var style: @Sendable (inout CardStyle) -> Void = { $0.fill = .color(.white) }
  }

  static let radius: CGFloat = 20

  let setup: Setup
  let window: UIWindow
  let tableView = UITableView(frame: .zero, style: .plain)
  /// The data source; nil if it's written by hand.
  private(set) var dataSource: RoundedDiffableDataSource<String, String>?
  /// The data source that's written by hand.
  private(set) var classic: LidClassicSource?
  /// The picture behind the table, without the table.
  private(set) var picture: HeadlessDrawing
  private let delegate: Headers
  /// The sections in which each cell's row, and each header, has been since the latest update
  /// began.
  private var sections: [ObjectIdentifier: Set<String>] = [:]

  init(_ setup: Setup, configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }) {
    self.setup = setup
    let configure = { (cell: UITableViewCell, item: String) in
      if !setup.blurred.isEmpty { Self.showBlur(setup.blurred.contains(item), in: cell) }
      configure(cell, item)
    }
    var device = HeadlessDevice.phone
    device.size = CGSize(width: 320, height: 360)
    device.safeAreaInsets = .zero
    if setup.isDark { device.userInterfaceStyle = .dark }
    if setup.isMirrored { device.layoutDirection = .rightToLeft }
    window = UIWindow(device: device)
    let controller = UIViewController(nibName: nil, bundle: nil)
    window.rootViewController = controller
    let sky = Sky()
    sky.frame = window.bounds
    controller.view.addSubview(sky)
    tableView.frame = window.bounds
    tableView.sectionHeaderTopPadding = 12
    tableView.rowHeight = setup.rowHeight
    tableView.contentInset.top = setup.topInset
    // Room for every section to reach the top. In an inset, footers would float above it.
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    delegate = Headers(setup)
    tableView.delegate = delegate
    picture = HeadlessDrawing(of: window)
    if setup.isClassic {
      classic = LidClassicSource(tableView, configure)
    } else {
      dataSource = RoundedDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, item)
        return cell
      }
    }
    cards?.tableStyle.backgroundColor = .clear
    dataSource?.cardID = setup.cardID
    cards?.style = style
    window.makeKeyAndVisible()
    picture = HeadlessDrawing(of: window)
    controller.view.addSubview(tableView)
    apply(setup.sections, animated: false)
    settle()
    scroll(to: -setup.topInset)
  }

  /// Shows a blur in a row, or none.
  static func showBlur(_ isBlurred: Bool, in cell: UITableViewCell) {
    blur(in: cell)?.removeFromSuperview()
    guard isBlurred else { return }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = CGRect(x: 60, y: 4, width: 60, height: 12)
    cell.contentView.addSubview(blur)
  }

  /// The blur in a row; nil if there is none.
  static func blur(in cell: UITableViewCell) -> UIVisualEffectView? {
    cell.contentView.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  func apply(
    _ sections: Sections, animated: Bool = true, reloading: String = "", reconfiguring: String = "",
    reloadingSections: [String] = []
  ) {
    noteSections()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.items.map(String.init), toSection: section.id)
    }
    snapshot.reloadItems(reloading.map(String.init))
    snapshot.reconfigureItems(reconfiguring.map(String.init))
    snapshot.reloadSections(reloadingSections)
    dataSource?.apply(snapshot, animatingDifferences: animated, completion: nil)
    classic?.show(sections, animated: animated)
    window.layoutIfNeeded()
  }

  func scroll(to y: CGFloat) {
    tableView.contentOffset.y = y
    window.layoutIfNeeded()
    endTurn()
    // Cells and headers may have been reused.
    sections = [:]
  }

  /// How far the user scrolls until the next frame.
  var scrolledPerFrame: CGFloat = 0

  /// The cards, whoever fills the table.
  var cards: (any TableCards)? { dataSource ?? classic?.cards }

  /// The style of the cards, with the lid.
  var style: CardStyle {
    var style = CardStyle(radius: Self.radius)
    style.curve = .circular
    style.separator = nil
    style.enclosesHeader = true
    style.clipsRowsBeneathHeader = true
    setup.style(&style)
    return style
  }

  /// The sections that are shown.
  var shown: Sections {
    if let classic { return classic.sections }
    guard let snapshot = dataSource?.snapshot() else { return [] }
    return snapshot.sectionIdentifiers.map {
      ($0, snapshot.itemIdentifiers(inSection: $0).joined())
    }
  }

  /// Shows the next frame.
  func advance(by seconds: Double = 1.0 / 60) {
    HeadlessClock.advance(by: seconds)
    if scrolledPerFrame != 0 { tableView.contentOffset.y += scrolledPerFrame }
    window.layoutIfNeeded()
  }

  func settle() {
    window.layoutIfNeeded()
    advance(by: 2)
    endTurn()
    sections = [:]
  }

  /// Has a header looked at that was placed after everything else.
  ///
  /// The package does so in the next turn of the main queue, which there is none of while the clock
  /// is held.
  private func endTurn() {
    let isHeaderBare = headers().contains { $0.view.backgroundView?.subviews.isEmpty != false }
    guard isHeaderBare else { return }
    tableView.subviews.first { "\(type(of: $0))" == "CardTableObserver" }?.setNeedsLayout()
    window.layoutIfNeeded()
  }

  // MARK: What's seen

  /// The rows on screen, also those that are animating out, with the sections that they're in or
  /// come from.
  func rows() -> [(cell: UITableViewCell, sections: Set<String>)] {
    noteSections()
    return cells(in: tableView).map { ($0, sections[ObjectIdentifier($0), default: []]) }
  }

  /// The headers on screen, also those that are fading out, with their sections.
  func headers() -> [(view: UITableViewHeaderFooterView, section: String)] {
    noteSections()
    return tableView.subviews.compactMap { view in
      guard let view = view as? UITableViewHeaderFooterView, !view.isHidden else { return nil }
      return sections[ObjectIdentifier(view)]?.first.map { (view, $0) }
    }
  }

  private func cells(in view: UIView) -> [UITableViewCell] {
    view.subviews.flatMap { view in
      (view as? UITableViewCell).map { $0.isHidden ? [] : [$0] } ?? cells(in: view)
    }
  }

  private func noteSections() {
    for (index, section) in shown.enumerated() {
      for row in 0..<section.items.count {
        let indexPath = IndexPath(row: row, section: index)
        guard let cell = tableView.cellForRow(at: indexPath) else { continue }
        sections[ObjectIdentifier(cell), default: []].insert(section.id)
      }
      if let view = tableView.headerView(forSection: index) {
        sections[ObjectIdentifier(view)] = [section.id]
      }
    }
  }
}

@MainActor private final class Headers: NSObject, UITableViewDelegate {
  private let setup: LidScreen.Setup

  init(_ setup: LidScreen.Setup) { self.setup = setup }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    setup.footerHeight > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    setup.headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    setup.footerHeight
  }
}

/// A picture in which no place looks like a card.
private final class Sky: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    let layer = layer as? CAGradientLayer
    layer?.colors = [
      UIColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 1).cgColor,
      UIColor(red: 0.8, green: 0.4, blue: 0.4, alpha: 1).cgColor,
    ]
  }

  required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code") }
}
