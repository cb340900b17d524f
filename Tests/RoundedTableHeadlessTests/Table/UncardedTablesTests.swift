import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A table that the app gives no cards after all has its text where UIKit's own data source has it.
@MainActor @Suite struct UncardedTablesTests {
  private typealias Source = UITableViewDiffableDataSource<String, String>

  /// A screen that makes its data source in `viewDidLoad`, before its view is in a window.
  @MainActor private final class Screen {
    let window: UIWindow
    let table = UITableView(frame: .zero, style: .grouped)
    let source: Source

    init(
      _ device: HeadlessDevice, isRoot: Bool, _ make: (UITableView, @escaping Provider) -> Source
    ) {
      window = UIWindow(device: device)
      source = make(table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.frame = window.bounds
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.show(table, isRoot: isRoot)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      window.layoutIfNeeded()
    }

    typealias Provider = (UITableView, IndexPath, String) -> UITableViewCell?

    /// Where text begins and ends, from the window's sides.
    var text: [CGFloat] {
      guard let content = table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView else {
        return []
      }
      let frame = content.convert(content.bounds, to: window)
      return [
        frame.minX + content.layoutMargins.left,
        window.bounds.width - frame.maxX + content.layoutMargins.right,
      ]
    }

    func turn(_ device: HeadlessDevice) {
      window.adopt(device)
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 1)
    }
  }

  enum Way: CaseIterable {
    case noCard, uninstalled

    @MainActor func takeCards(from source: RoundedDiffableDataSource<String, String>) {
      switch self {
      case .noCard: source.style = .noCard
      case .uninstalled: source.uninstall()
      }
    }
  }

  private func compare(
    isRoot: Bool, _ make: (UITableView, @escaping Screen.Provider) -> Source,
    _ check: (_ ours: Screen, _ plain: Screen) -> Void
  ) {
    let phone = HeadlessDevice.phone
    HeadlessDevice.with(phone) {
      HeadlessClock.held {
        let plain = Screen(phone, isRoot: isRoot) { Source(tableView: $0, cellProvider: $1) }
        #expect(plain.text == [16, 16])
        let ours = Screen(phone, isRoot: isRoot, make)
        check(ours, plain)
        for screen in [ours, plain] { screen.turn(phone.rotated) }
        #expect(plain.text == [67, 67])
        check(ours, plain)
      }
    }
  }

  @Test(arguments: Way.allCases, [false, true])
  func beforeItIsShown(_ way: Way, _ isRoot: Bool) {
    compare(isRoot: isRoot) {
      let source = RoundedDiffableDataSource<String, String>(tableView: $0, cellProvider: $1)
      way.takeCards(from: source)
      return source
    } _: { ours, plain in
      #expect(ours.text == plain.text)
      #expect(ours.table.directionalLayoutMargins == plain.table.directionalLayoutMargins)
    }
  }

  /// Where the table is not its controller's view, its margins are those of the width in which its
  /// cards were taken off.
  @Test(arguments: Way.allCases, [false, true])
  func afterItHadCards(_ way: Way, _ isRoot: Bool) {
    var isUpright = true
    compare(isRoot: isRoot) {
      RoundedDiffableDataSource<String, String>(tableView: $0, cellProvider: $1)
    } _: { ours, plain in
      if isUpright, let source = ours.source as? RoundedDiffableDataSource<String, String> {
        #expect(ours.text == [32, 32])
        way.takeCards(from: source)
        ours.window.layoutIfNeeded()
      }
      #expect(ours.text == (isRoot || isUpright ? plain.text : [63, 63]))
      isUpright = false
    }
  }

  /// Cards that have been laid out, and not yet looked at by what follows the table's layout, are
  /// not kept.
  @Test func anUninstalledTableKeepsNoCards() {
    HeadlessClock.held {
      let screen = HeldScreen()
      screen.apply("A:abc", animated: false)
      screen.settle()
      weak let card = screen.cell("b")?.backgroundView
      #expect(card != nil)
      card?.setNeedsLayout()
      screen.cell("b")?.layoutIfNeeded()
      screen.dataSource.uninstall()
      let isGone = card == nil
      #expect(isGone)
    }
  }

  /// A closure of the app's is called while its cards are drawn.
  @Test func cardsCanBeUninstalledWhileTheyAreDrawn() {
    HeadlessClock.held {
      let screen = HeldScreen()
      let dataSource = screen.dataSource
      dataSource.style.fill = .view(id: "fill", fallback: .systemYellow) {
        dataSource.uninstall()
        return UIView()
      }
      screen.apply("A:abc", animated: false)
      screen.settle()
      #expect(screen.cell("b")?.backgroundView == nil)
    }
  }
}
