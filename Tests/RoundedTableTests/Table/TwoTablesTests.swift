import RoundedTable
import TestSupport
import Testing
import UIKit

/// Two tables with cards in one view controller, one of which is hidden.
@MainActor @Suite struct TwoTablesTests {
  private typealias Source = RoundedDiffableDataSource<String, String>

  @MainActor private final class Screen {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController(nibName: nil, bundle: nil)
    private(set) var tables: [UITableView] = []
    private(set) var sources: [RoundedDiffableDataSource<String, String>] = []

    func add(isHidden: Bool = false) {
      let table = UITableView(frame: controller.view.bounds, style: .grouped)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.isHidden = isHidden
      let source = RoundedDiffableDataSource<String, String>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false)
      controller.view.addSubview(table)
      tables.append(table)
      sources.append(source)
    }

    func present() {
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func switchTables() {
      for table in tables { table.isHidden.toggle() }
      window.layoutIfNeeded()
    }

    /// Where the cards of the table that's shown begin.
    var left: CGFloat? {
      guard let table = tables.first(where: { !$0.isHidden }),
        let shape = table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundView?.subviews
          .first
      else { return nil }
      return shape.convert(shape.bounds, to: window).minX
    }

    func check(_ comment: Comment) {
      for _ in 0..<2 {
        #expect(left == 16, comment)
        #expect(sources.flatMap { $0.diagnose() } == [], comment)
        switchTables()
      }
      for source in sources { source.uninstall() }
      #expect(controller.additionalSafeAreaInsets == .zero, comment)
    }
  }

  @Test(arguments: [false, true]) func bothAtOnce(_ isFirstHidden: Bool) {
    let screen = Screen()
    screen.add(isHidden: isFirstHidden)
    screen.add(isHidden: !isFirstHidden)
    screen.present()
    screen.check("at once")
  }

  @Test func theSecondIsAddedWhileTheFirstIsHidden() {
    let screen = Screen()
    screen.add()
    screen.present()
    #expect(screen.controller.additionalSafeAreaInsets.left == 16)
    #expect(screen.left == 16)
    screen.tables[0].isHidden = true
    screen.add()
    screen.window.layoutIfNeeded()
    #expect(screen.controller.additionalSafeAreaInsets == .zero)
    screen.check("one after the other")
  }

  @Test func aHiddenTableWithoutCardsDoesNotCount() {
    let screen = Screen()
    screen.add()
    let plain = UITableView(frame: screen.controller.view.bounds, style: .grouped)
    plain.isHidden = true
    screen.controller.view.addSubview(plain)
    screen.present()
    #expect(screen.controller.additionalSafeAreaInsets.left == 16)
  }
}
