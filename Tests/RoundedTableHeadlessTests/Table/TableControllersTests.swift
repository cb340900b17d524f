import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Tables that are their controller's view, as in every table controller.
@MainActor @Suite struct TableControllersTests {
  private typealias DataSource = HeldScreen.DataSource

  private final class Controller: UITableViewController {
    lazy var source = DataSource(tableView: tableView) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
  }

  private func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 2)
    window.layoutIfNeeded()
  }

  /// While it is turned, one side of its safe area is behind.
  @Test(arguments: [false, true]) func cardsHaveTheirWidthHoweverItIsTurned(_ isAnimated: Bool) {
    HeadlessClock.held {
      let controller = Controller(style: .grouped)
      controller.source.tableStyle.maximumWidth = 200
      controller.source.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false)
      let (phone, window) = (HeadlessDevice.phone, UIWindow(device: .phone))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle(window)
      for device in [phone.rotated, phone, phone.rotated] {
        UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
          window.adopt(device)
          window.layoutIfNeeded()
        }
        settle(window)
        let card = controller.tableView.visibleCells.first?.backgroundView?.subviews.first
        #expect(card?.frame.width == 200)
      }
    }
  }

  /// When a table gets its data source.
  enum Moment: CaseIterable {
    case beforeItsController, beforeItsWindow, later
  }

  /// All four are written with those at the sides.
  ///
  /// So one that was not its controller's view yet keeps those that it had above and
  /// below, which nothing in a table heeds.
  @Test(arguments: Moment.allCases, [UIContentInsetsReference.safeArea, .layoutMargins])
  func uninstallingGivesItAllItsMarginsBack(
    _ moment: Moment, _ reference: UIContentInsetsReference
  ) {
    HeadlessClock.held {
      @MainActor func margins(isDecorated: Bool) -> [NSDirectionalEdgeInsets] {
        let window = UIWindow(device: .phone)
        let table = UITableView(frame: window.bounds, style: .grouped)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        var source: DataSource?
        @MainActor func decorate(_ now: Moment) {
          guard isDecorated, now == moment else { return }
          source = DataSource(tableView: table) { _, _, _ in UITableViewCell() }
          source?.installer = CardTableInstaller(insetsReference: reference)
        }
        decorate(.beforeItsController)
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.view = table
        decorate(.beforeItsWindow)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle(window)
        decorate(.later)
        settle(window)
        source?.uninstall()
        return [HeadlessDevice.phone, .phone.rotated, .phone].map {
          window.adopt($0)
          settle(window)
          var margins = table.directionalLayoutMargins
          if moment == .beforeItsController { (margins.top, margins.bottom) = (0, 0) }
          return margins
        }
      }
      #expect(margins(isDecorated: true) == margins(isDecorated: false))
    }
  }
}
