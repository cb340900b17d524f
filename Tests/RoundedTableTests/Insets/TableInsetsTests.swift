import RoundedTable
import TestSupport
import Testing
import UIKit

/// The one inset of a table, rows without a card, and cells with margins of their own, by whatever
/// cards are inset.
@MainActor @Suite struct TableInsetsTests {
  private func screen(
    _ isRoot: Bool, width: CGFloat = 390,
    configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }
  ) -> InsetScreen { InsetScreen(width: width, isRoot: isRoot, configure: configure) }

  /// Where only some sections have cards, the table's inset is everybody's.
  @Test(arguments: [true, false]) func sectionsWithoutCardsHaveItToo(_ isRoot: Bool) {
    let screen = screen(isRoot)
    screen.dataSource.style = .noCard
    screen.dataSource.tableStyle = TableStyle(inset: 20, padding: 20)
    screen.show("A:a", "B:b")
    #expect(screen.text("a") == [16, 374], "no section can have cards")
    #expect(screen.added == .zero)
    #expect(screen.tableView.separatorStyle == .singleLine)
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = CardStyle() } }
    screen.window.layoutIfNeeded()
    #expect(screen.card("b").minX == 20)
    #expect(screen.card("b").maxX == 370)
    #expect(screen.text("b") == [40, 350])
    #expect(screen.text("a") == [40, 350])
    #expect(screen.cell("a")?.frame.width == 390)
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.sectionStyle = nil
    screen.window.layoutIfNeeded()
    #expect(screen.text("a") == [16, 374])
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  /// No cards on a phone, as screens have them that look like Settings on an iPad alone.
  @Test(arguments: [true, false]) func noneInCompactWidth(_ isRoot: Bool) {
    let screen = screen(isRoot, width: 1000)
    screen.dataSource.style = CardStyle { environment in
      environment.traitCollection.userInterfaceStyle == .dark ? .noCard : CardStyle()
    }
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:ab")
    #expect(screen.card("a").minX == 20)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    #expect(screen.cell("a")?.backgroundView == nil)
    #expect(screen.tableView.separatorStyle == .singleLine)
    #expect(screen.text("a").first == 20)
    #expect(screen.added == .zero)
    screen.window.overrideUserInterfaceStyle = .light
    screen.window.layoutIfNeeded()
    #expect(screen.card("a").minX == 20)
    #expect(screen.text("a").first == 40)
  }

  @Test(arguments: [true, false]) func aStyleThatDependsOnTraits(_ isRoot: Bool) {
    let screen = screen(isRoot)
    screen.dataSource.tableStyle = TableStyle { environment in
      TableStyle(inset: environment.traitCollection.userInterfaceStyle == .dark ? 40 : 4)
    }
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:ab")
    #expect(screen.card("a").minX == 4)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    #expect(screen.card("a").minX == 40)
    #expect(screen.text("a").first == 56)
    #expect(screen.dataSource.resolvedTableStyle == TableStyle(inset: 40, padding: 16))
    #expect(screen.dataSource.diagnose() == [])
    screen.dataSource.tableStyle.inset = 7
    screen.window.layoutIfNeeded()
    #expect(screen.card("a").minX == 7)
    #expect(screen.dataSource.diagnose() == [])
  }

  private final class TitledSource: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
  }

  @Test(arguments: [true, false]) func headersAndFootersStandInLineWithCards(_ isRoot: Bool) {
    let screen = CardScreen(isRoot: isRoot, make: { TitledSource(tableView: $0, cellProvider: $1) })
    screen.show("A:a", "B:b")
    func margins() -> [CGFloat?] {
      (0..<2).flatMap { section in
        [
          screen.tableView.headerView(forSection: section)?.layoutMargins.left,
          screen.tableView.footerView(forSection: section)?.layoutMargins.right,
        ]
      }
    }
    #expect(margins() == [32, 32, 32, 32])
    screen.dataSource.tableStyle.inset = 50
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.window.layoutIfNeeded()
    #expect(margins() == [66, 66, 66, 66])
    screen.dataSource.uninstall()
    screen.window.layoutIfNeeded()
    #expect(margins() == [16, 16, 16, 16])
  }

  /// The script of C14: all rows have their text at 32, those without a card too.
  @Test(arguments: [true, false]) func rowsWithoutACardAreInLineWithTheCards(_ isRoot: Bool) {
    let screen = screen(
      isRoot,
      configure: { cell, item in
        if item == "d" { cell.backgroundView = UIView(frame: .zero) }
      })
    screen.dataSource.style = .noCard
    screen.show("A:ab", "B:cde", "C:f")
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.dataSource.setStyle(CardStyle(), animated: true)
    screen.window.layoutIfNeeded()
    for item in ["a", "b", "c", "d", "e", "f"] {
      #expect(screen.text(item) == [32, 358])
      #expect(screen.cell(item)?.frame.width == 390)
    }
    #expect(screen.card("a").minX == 16)
    #expect(screen.cell("c")?.backgroundView == nil)
  }

  /// A cell with margins of its own has its card where the others have theirs.
  @Test(arguments: [true, false]) func marginsOfACellsOwn(_ isRoot: Bool) {
    let screen = screen(
      isRoot,
      configure: { cell, item in
        if item == "b" {
          cell.directionalLayoutMargins = .init(top: 3, leading: 50, bottom: 4, trailing: 60)
        }
      })
    screen.show("A:abc")
    #expect(screen.card("b").minX == 16)
    #expect(screen.card("b").maxX == 374)
    #expect(screen.cell("b")?.directionalLayoutMargins.top == 3)
    screen.dataSource.tableStyle.followsReadableWidth = true
    screen.window.frame.size.width = 1000
    screen.window.layoutIfNeeded()
    #expect(screen.card("b").minX == screen.card("a").minX)
    #expect(screen.card("b").width == screen.card("a").width)
    #expect(abs(screen.card("a").width - screen.readableWidth) < 1)
    screen.dataSource.uninstall()
    #expect(screen.cell("b")?.directionalLayoutMargins.top == 3)
  }

  /// A content view has margins of 8 at least, and the line begins where they do.
  @Test(arguments: [true, false]) func theLineBeginsWithTheText(_ isRoot: Bool) {
    let screen = screen(isRoot)
    (screen.controller).viewRespectsSystemMinimumLayoutMargins = false
    screen.dataSource.tableStyle = TableStyle(inset: 0, padding: 4)
    screen.show("A:ab")
    let line = screen.cell("a")?.cardLine
    #expect(screen.text("a").first == 8)
    #expect(line?.frame.minX == 8)
  }

  /// A root view's margins are the system's at least, so they read back larger than they were set.
  @Test func marginsThatReadBackLargerAreGivenBack() {
    let plain = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 844), style: .grouped)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = plain
    let screen = screen(true, width: 600)
    screen.dataSource.tableStyle.padding = 2
    screen.show("A:a")
    #expect(
      screen.tableView.directionalLayoutMargins.leading - screen.tableView.safeAreaInsets.left == 20
    )
    screen.dataSource.uninstall()
    screen.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.tableView.directionalLayoutMargins.leading == 8, "a view's default, not ours")
  }

  /// Whichever way cards were inset, and however wide the table was when they were taken off.
  @Test(arguments: [UIContentInsetsReference.safeArea, .layoutMargins], [390.0, 600])
  func aRootViewsMarginsFollowItsWidthAgain(_ reference: UIContentInsetsReference, _ width: Double)
  {
    let screen = InsetScreen(
      width: width,
      make: {
        let source = InsetScreen.DataSource(tableView: $0, cellProvider: $1)
        source.installer = CardTableInstaller(insetsReference: reference)
        return source
      })
    screen.show("A:a")
    screen.dataSource.uninstall()
    for (width, margin): (CGFloat, CGFloat) in [(600, 20), (390, 16), (600, 20)] {
      screen.window.frame.size.width = width
      screen.window.layoutIfNeeded()
      #expect(screen.tableView.directionalLayoutMargins.leading == margin)
      #expect(screen.tableView.separatorInset.left == margin)
    }
  }

  /// No value below the minimum is the system's where the controller heeds none.
  @Test func aRootViewWithoutAMinimumGetsItsMarginsBack() {
    let screen = screen(true)
    screen.controller.viewRespectsSystemMinimumLayoutMargins = false
    screen.show("A:a")
    screen.dataSource.uninstall()
    #expect(screen.tableView.directionalLayoutMargins.leading == 16)
  }

  /// What is read is the system's minimum in the wide table, and what was set in the narrow one:
  /// the app has set neither.
  @Test(arguments: [[600.0, 390], [390, 600, 390]])
  func marginsThatAMinimumHidesForAWhileAreGivenBack(_ widths: [Double]) {
    let screen = InsetScreen(
      width: widths[0],
      make: {
        let source = InsetScreen.DataSource(
          tableView: $0, style: CardStyle(), tableStyle: TableStyle(inset: 10, padding: 8),
          cellProvider: $1)
        source.installer = CardTableInstaller(insetsReference: .layoutMargins)
        return source
      })
    screen.show("A:a")
    for width in widths.dropFirst() {
      screen.window.frame.size.width = width
      screen.window.layoutIfNeeded()
    }
    #expect(screen.tableView.directionalLayoutMargins.leading == 18)
    screen.dataSource.uninstall()
    #expect(screen.tableView.directionalLayoutMargins.leading == 16)
  }

  @Test(arguments: [true, false]) func marginsThatTheAppSetsDuringAreKept(_ isRoot: Bool) {
    let screen = screen(isRoot)
    screen.show("A:a")
    screen.tableView.directionalLayoutMargins.leading = 70
    screen.window.layoutIfNeeded()
    #expect(screen.card("a").minX == 16)
    screen.dataSource.uninstall()
    #expect(screen.tableView.directionalLayoutMargins.leading == 70)
  }
}
