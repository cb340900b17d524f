import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Each property of the app's that cards write: what the app sets before, while and after there are
/// cards is there when they are gone.
@MainActor @Suite struct BorrowedPropertiesTests {
  /// A property of something in a table, and three values that cards wouldn't set, or the only one.
  @MainActor struct Property {
    let name: String
    var style = UITableView.Style.plain
    var lastValue: Int
    var write: (Screen, Int) -> Void
    /// The value that's there: the number of one of the three, or nil for another.
    var read: (Screen) -> Int?

    init<Root: AnyObject, Value>(
      _ name: String, _ style: UITableView.Style = .plain, of root: @escaping (Screen) -> Root?,
      _ path: ReferenceWritableKeyPath<Root, Value>, _ values: [Value],
      isEqual: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.style = style
      lastValue = values.count - 1
      write = { root($0)?[keyPath: path] = values[$1] }
      read = { screen in
        root(screen).flatMap { object in
          values.firstIndex { isEqual($0, object[keyPath: path]) }
        }
      }
    }

    init<Root: AnyObject, Value: Equatable>(
      _ name: String, _ style: UITableView.Style = .plain, of root: @escaping (Screen) -> Root?,
      _ path: ReferenceWritableKeyPath<Root, Value>, _ values: [Value]
    ) { self.init(name, style, of: root, path, values) { $0 == $1 } }
  }

  /// A table whose cards have everything that borrows something, with the first row half beneath
  /// the header of a plain one.
  @MainActor final class Screen {
    let held: HeldScreen
    private final class Titled: RoundedDiffableDataSource<String, String> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Title" }
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { "Footer" }
    }

    init(_ style: UITableView.Style) {
      held = HeldScreen(.phone, style, make: { Titled(tableView: $0, cellProvider: $1) })
      held.tableView.allowsMultipleSelection = true
      held.apply("A:abcdefghijklmnopqrstuvwxyz", animated: false)
      held.settle()
      begin()
      if style == .plain {
        let (row, header) = (table.rectForRow(at: [0, 0]), header?.bounds.height ?? 0)
        table.contentOffset.y = row.midY - header - table.adjustedContentInset.top
        held.settle()
      }
    }

    var table: UITableView { held.tableView }
    var controller: UIViewController? { held.window.rootViewController }
    var cell: UITableViewCell? { held.cell("a") }
    var header: UITableViewHeaderFooterView? { table.headerView(forSection: 0) }

    func begin() {
      var style = CardStyle(radius: 12)
      style.clipsContent = true
      style.curve = .circular
      style.enclosesHeader = true
      style.clipsRowsBeneathHeader = true
      style.fill = .view(id: 1, fallback: .white) { UIView() }
      held.dataSource.style = style
      held.dataSource.tableStyle = TableStyle(
        inset: 20, padding: 12, sectionSpacing: 24, backgroundColor: .systemIndigo)
      held.settle()
    }

    func end() {
      held.dataSource.uninstall()
      held.settle()
    }

    /// What else happens meanwhile.
    func act() {
      held.apply("A:abcdefghijklmnopqrstuvwxy", reconfiguring: ["a"])
      held.settle()
      held.apply("A:abcdefghijklmnopqrstuvwxyz", animated: false)
      held.settle()
    }
  }

  private func views() -> [UIView?] {
    (0..<3).map { _ in
      let view = UIView()
      view.backgroundColor = .systemTeal
      return view
    }
  }

  private func properties() -> [Property] {
    let colors: [UIColor?] = [.systemRed, .systemGreen, .systemBlue]
    func configuration(_ color: UIColor?) -> UIBackgroundConfiguration? {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundColor = color
      return configuration
    }
    let layers: [CALayer?] = (0..<3).map { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      layer.backgroundColor = UIColor.black.cgColor
      return layer
    }
    let content = { (screen: Screen) in screen.cell?.contentView }
    let insets = (1...3).map { UIEdgeInsets(top: 1, left: 0, bottom: CGFloat($0), right: 0) }
    let sides = (1...3).map {
      NSDirectionalEdgeInsets(top: 0, leading: 50 + CGFloat($0), bottom: 0, trailing: 40)
    }
    let safe = (1...3).map { UIEdgeInsets(top: 0, left: CGFloat($0), bottom: 2, right: 3) }
    let heights: [CGFloat] = [31, 32, 33]
    // The property copies its value.
    let halos: [UIFocusEffect?] = [UIFocusHaloEffect.Position.outside, .inside, .automatic].map {
      let halo = UIFocusHaloEffect()
      halo.position = $0
      return halo
    }
    func position(_ effect: UIFocusEffect?) -> UIFocusHaloEffect.Position? {
      (effect as? UIFocusHaloEffect)?.position
    }
    let looks = { (one: UIColor?, other: UIColor?) in one == other }
    return [
      Property("cell.backgroundColor", of: \.cell, \.backgroundColor, colors, isEqual: looks),
      Property(
        "cell.backgroundView", of: \.cell, \.backgroundView, views(), isEqual: { $0 === $1 }),
      Property(
        "cell.backgroundConfiguration", of: \.cell, \.backgroundConfiguration,
        colors.map(configuration)),
      Property(
        "cell.selectedBackgroundView", of: \.cell, \.selectedBackgroundView, views(),
        isEqual: { $0 === $1 }),
      Property(
        "cell.multipleSelectionBackgroundView", of: \.cell, \.multipleSelectionBackgroundView,
        views(), isEqual: { $0 === $1 }),
      Property("cell.focusEffect", of: \.cell, \.focusEffect, halos) {
        position($0) == position($1)
      },
      Property("cell.mask", of: \.cell, \.mask, views(), isEqual: { $0 === $1 }),
      Property("cell.layer.mask", of: \.cell, \.layer.mask, layers, isEqual: { $0 === $1 }),
      Property(
        "cell.contentView.backgroundColor", of: content, \.backgroundColor, colors, isEqual: looks),
      Property(
        "cell.contentView.layer.cornerRadius", of: content, \.layer.cornerRadius, [3, 4, 5]),
      Property(
        "cell.contentView.layer.cornerCurve", of: content, \.layer.cornerCurve, [.continuous]),
      Property(
        "cell.contentView.layer.maskedCorners", .grouped, of: content, \.layer.maskedCorners,
        [
          .layerMaxXMaxYCorner, [.layerMinXMaxYCorner],
          [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
        ]
      ),
      Property(
        "cell.contentView.layer.mask", of: content, \.layer.mask, layers, isEqual: { $0 === $1 }),
      Property(
        "header.backgroundView", of: \.header, \.backgroundView, views(), isEqual: { $0 === $1 }),
      Property(
        "header.backgroundConfiguration", of: \.header, \.backgroundConfiguration,
        colors.map(configuration)),
      Property("table.separatorStyle", of: \.table, \.separatorStyle, [.singleLine]),
      Property("table.sectionHeaderHeight", .grouped, of: \.table, \.sectionHeaderHeight, heights),
      Property("table.sectionFooterHeight", .grouped, of: \.table, \.sectionFooterHeight, heights),
      Property(
        "table.sectionHeaderTopPadding", .grouped, of: \.table, \.sectionHeaderTopPadding, heights),
      Property(
        "table.verticalScrollIndicatorInsets", of: \.table, \.verticalScrollIndicatorInsets, insets),
      Property("table.directionalLayoutMargins", of: \.table, \.directionalLayoutMargins, sides) {
        // The others include the safe area.
        ($0.leading, $0.trailing) == ($1.leading, $1.trailing)
      },
      Property("table.backgroundColor", of: \.table, \.backgroundColor, colors, isEqual: looks),
      Property(
        "table.backgroundView", .grouped, of: \.table, \.backgroundView, views(),
        isEqual: { $0 === $1 }),
      Property(
        "controller.additionalSafeAreaInsets", of: \.controller, \.additionalSafeAreaInsets, safe),
    ]
  }

  @Test func whatIsSetBeforeComesBack() {
    HeadlessClock.held {
      for property in properties() {
        let screen = Screen(property.style)
        screen.end()
        property.write(screen, 0)
        screen.held.settle()
        screen.begin()
        screen.act()
        screen.end()
        #expect(property.read(screen) == 0, "\(property.name)")
      }
    }
  }

  @Test func whatIsSetMeanwhileStays() {
    HeadlessClock.held {
      for property in properties() {
        let screen = Screen(property.style)
        let last = min(1, property.lastValue)
        property.write(screen, last)
        screen.held.settle()
        screen.act()
        screen.end()
        #expect(property.read(screen) == last, "\(property.name)")
      }
    }
  }

  @Test func whatIsSetAfterwardsStays() {
    HeadlessClock.held {
      for property in properties() {
        let screen = Screen(property.style)
        screen.end()
        let last = property.lastValue
        property.write(screen, last)
        screen.held.settle()
        screen.act()
        #expect(property.read(screen) == last, "\(property.name)")
      }
    }
  }

  // MARK: Two of ours

  /// In the same row, the card's corners clip the content, and the header cuts it off.
  @Test func aClipAndACut() throws {
    try HeadlessClock.held {
      let screen = Screen(.plain)
      let cell = try #require(screen.cell)
      #expect(cell.contentView.clipsToBounds && cell.mask != nil)
      let mask = CALayer()
      mask.frame = cell.contentView.bounds
      cell.contentView.layer.mask = mask
      screen.act()
      screen.end()
      #expect(!cell.contentView.clipsToBounds && cell.mask == nil && cell.layer.mask == nil)
      #expect(cell.contentView.layer.mask === mask)
      #expect(cell.contentView.layer.cornerRadius == 0)
    }
  }

  /// Another data source takes the table over, and gives back what the first one has borrowed.
  @Test func twoDataSources() {
    HeadlessClock.held {
      for property in properties() where property.name.hasPrefix("table.") {
        let screen = Screen(property.style)
        screen.end()
        property.write(screen, 0)
        screen.begin()
        let other = RoundedDiffableDataSource<String, String>(tableView: screen.table) {
          table, indexPath, _ in
          table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        other.tableStyle = TableStyle(inset: 30, sectionSpacing: 12, backgroundColor: .systemPink)
        other.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
        screen.held.settle()
        other.uninstall()
        screen.held.settle()
        #expect(property.read(screen) == 0, "\(property.name)")
        withExtendedLifetime(other) {}
      }
    }
  }

  /// Two tables of one controller, each of whose installers was told to use the safe area.
  @Test(arguments: [false, true], [false, true])
  func twoTablesInTheSafeArea(_ firstEndsFirst: Bool, _ writesMeanwhile: Bool) async {
    let window = UIWindow(device: .phone)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.additionalSafeAreaInsets.left = 3
    window.rootViewController = controller
    let tables = (0..<2).map { _ in UITableView(frame: window.bounds, style: .grouped) }
    let sources = tables.map { table in
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      controller.view.addSubview(table)
      let source = RoundedDiffableDataSource<String, String>(tableView: table) {
        table, indexPath, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      source.installer = CardTableInstaller(insetsReference: .safeArea)
      source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      return source
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    await Task.yield()
    window.layoutIfNeeded()
    // Both insets aren't added up.
    let inset = controller.additionalSafeAreaInsets.right
    #expect(inset == 16, "\(controller.additionalSafeAreaInsets)")
    if writesMeanwhile {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
      window.layoutIfNeeded()
    }
    for source in firstEndsFirst ? sources : sources.reversed() {
      source.uninstall()
      window.layoutIfNeeded()
    }
    let expected = UIEdgeInsets(
      top: 0, left: writesMeanwhile ? 5 : 3, bottom: 0, right: writesMeanwhile ? 6 : 0)
    #expect(controller.additionalSafeAreaInsets == expected)
  }
}
