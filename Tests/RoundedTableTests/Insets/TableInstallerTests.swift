import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct TableInstallerTests {
  @Test func theDefaultLookOfAPlainTable() {
    let screen = CardScreen(.plain)
    #expect(screen.tableView.separatorStyle == .none)
    #expect(screen.tableView.backgroundColor == .systemGroupedBackground)
    #expect(screen.tableView.directionalLayoutMargins.leading == 32)
    #expect(screen.tableView.directionalLayoutMargins.trailing == 32)
  }

  @Test func aBackgroundOfTheAppsIsKept() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    tableView.backgroundColor = .systemYellow
    let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, _ in nil }
    #expect(tableView.backgroundColor == .systemYellow)
    dataSource.tableStyle.backgroundColor = .systemPink
    #expect(tableView.backgroundColor == .systemPink)
    dataSource.tableStyle.backgroundColor = nil
    #expect(tableView.backgroundColor == .systemYellow)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func uninstallingRestoresTheTable(
    _ style: UITableView.Style
  ) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let before = UITableView(frame: frame, style: style)
    let tableView = UITableView(frame: frame, style: style)
    let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, _ in nil }
    dataSource.tableStyle.sectionSpacing = 30
    tableView.layoutIfNeeded()
    #expect(tableView.directionalLayoutMargins != before.directionalLayoutMargins)
    dataSource.uninstall()
    #expect(tableView.separatorStyle == before.separatorStyle)
    #expect(tableView.backgroundColor == before.backgroundColor)
    #expect(tableView.directionalLayoutMargins == before.directionalLayoutMargins)
    #expect(tableView.sectionHeaderHeight == before.sectionHeaderHeight)
    #expect(tableView.sectionFooterHeight == before.sectionFooterHeight)
    #expect(tableView.subviews.count == before.subviews.count)
  }

  @Test func whatTheAppChangedSinceIsLeftAlone() {
    let screen = CardScreen(.plain)
    screen.tableView.backgroundColor = .systemGreen
    screen.tableView.separatorStyle = .singleLine
    screen.dataSource.uninstall()
    #expect(screen.tableView.backgroundColor == .systemGreen)
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  /// An installer that leaves the table as it is.
  final class IdleInstaller: TableInstaller {
    func install(_ style: TableStyle, on tableView: UITableView) {}
    func uninstall(from tableView: UITableView) {}
  }

  /// The default is told by its look in light and dark: UIKit may give it back in another color
  /// space.
  @Test func aDefaultThatReadsAsAnotherColorIsOneAllTheSame() {
    let white = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: 1) }
    let nearlyWhite = UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 0.98, alpha: 1)
    }
    for (color, isKept) in [(white, false), (nearlyWhite, true), (UIColor.white, true)] {
      let table = UITableView(frame: .zero, style: .plain)
      table.backgroundColor = color
      let source = RoundedDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      #expect((table.backgroundColor == color) == isKept)
      source.uninstall()
      #expect(table.backgroundColor == color)
    }
  }

  /// One set later is told from the default by its coming in the place of ours.
  @Test func aBackgroundOfTheAppsMayLookLikeTheDefault() {
    let screen = CardScreen(.plain)
    screen.tableView.backgroundColor = .systemBackground
    screen.dataSource.style.topRadius = 4
    screen.dataSource.tableStyle.inset = 20
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.backgroundColor == .systemBackground)
    screen.dataSource.tableStyle.backgroundColor = .systemPink
    #expect(screen.tableView.backgroundColor == .systemPink)
    screen.dataSource.tableStyle.backgroundColor = nil
    #expect(screen.tableView.backgroundColor == .systemBackground)
    screen.dataSource.uninstall()
    #expect(screen.tableView.backgroundColor == .systemBackground)
  }

  /// Nothing that changes on the table tells of it.
  @Test func cardsComeBackWithAStyle() {
    let screen = CardScreen(.plain)
    screen.dataSource.installer = IdleInstaller()
    screen.show("A:abc")
    screen.dataSource.uninstall()
    #expect(screen.signs("abc") == "···")
    screen.dataSource.style = CardStyle()
    #expect(screen.signs("abc") == "╭│╰")
  }

  @Test func aFormerDataSourceLeavesTheTableAlone() {
    let screen = CardScreen(.plain)
    screen.show("A:abc")
    let second = CardScreen.DataSource(
      tableView: screen.tableView, style: CardStyle(radius: 16), tableStyle: TableStyle(inset: 30)
    ) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    second.apply(LetterSnapshot(["A:xyz"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    screen.dataSource.tableStyle.inset = 0
    screen.dataSource.style = CardStyle(radius: 3)
    screen.dataSource.refreshCards(animated: false)
    screen.window.layoutIfNeeded()
    let cells = (0..<3).compactMap {
      screen.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    #expect(cells.map { ShownCard(of: $0).top } == [16, 0, 0])
    #expect(screen.tableView.directionalLayoutMargins.leading == 46)
    screen.tableView.dataSource = screen.dataSource
    screen.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.signs("abc") == "╭│╰")
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 3)
    second.uninstall()
    #expect(screen.signs("abc") == "╭│╰")
  }

  @Test func whatTheAppSetsLaterOutlivesAChangeOfTraits() {
    let screen = CardScreen(.plain)
    screen.tableView.backgroundColor = .systemGreen
    screen.tableView.separatorStyle = .singleLine
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.frame.size.width = 500
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.backgroundColor == .systemGreen)
    #expect(screen.tableView.separatorStyle == .singleLine)
    screen.dataSource.uninstall()
    #expect(screen.tableView.backgroundColor == .systemGreen)
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  @Test func aWideColumnIsCentered() {
    let screen = CardScreen()
    screen.dataSource.tableStyle.maximumWidth = 200
    screen.show("A:ab")
    #expect(screen.tableView.directionalLayoutMargins.leading == 111)
    let shape = screen.cell("a")?.backgroundView?.subviews.first
    #expect(shape?.frame.width == 200)
    #expect(shape?.frame.minX == 95)
  }

  @Test func theSpacingIsTheHeadersAndLeavesTheFooterNoHeight() {
    let screen = CardScreen()
    let (header, footer) = (
      screen.tableView.sectionHeaderHeight, screen.tableView.sectionFooterHeight
    )
    screen.dataSource.tableStyle.sectionSpacing = 30
    #expect(screen.tableView.sectionHeaderHeight == 30)
    // Zero would mean the system's own height.
    #expect(screen.tableView.sectionFooterHeight > 0)
    #expect(screen.tableView.sectionFooterHeight < 0.01)
    screen.show("A:ab", "B:c")
    let (last, next) = (screen.cell("b"), screen.cell("c"))
    #expect(abs((next?.frame.minY ?? 0) - (last?.frame.maxY ?? 0) - 30) < 0.5)
    screen.dataSource.tableStyle.sectionSpacing = nil
    #expect(screen.tableView.sectionHeaderHeight == header)
    #expect(screen.tableView.sectionFooterHeight == footer)
  }

  @Test func theCardLiesAtItsInset() {
    let screen = CardScreen(isRoot: false)
    screen.dataSource.tableStyle.inset = 20
    screen.show("A:ab")
    let shape = screen.cell("a")?.backgroundView?.subviews.first
    #expect(shape?.frame.minX == 20)
    #expect(shape?.frame.maxX == 370)
    #expect(screen.cell("a")?.contentView.layoutMargins.left == 36)
  }

  @Test func anInstallerOfTheAppsOwnIsUsed() {
    final class Painter: TableInstaller {
      var installed: [TableStyle] = []
      var taken = 0
      func install(_ style: TableStyle, on tableView: UITableView) { installed.append(style) }
      func uninstall(from tableView: UITableView) { taken += 1 }
    }
    let painter = Painter()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let dataSource = CardScreen.DataSource(
      tableView: tableView, style: .noCard, tableStyle: TableStyle(inset: 4)
    ) { _, _, _ in nil }
    dataSource.installer = painter
    #expect(painter.installed.isEmpty, "no section can have cards")
    dataSource.style = CardStyle()
    #expect(painter.installed == [TableStyle(inset: 4, padding: 16)])
    #expect(tableView.separatorStyle == .singleLine)
    painter.taken = 0
    dataSource.installer = CardTableInstaller()
    #expect(painter.taken == 1)
    #expect(tableView.backgroundColor == .systemGroupedBackground)
  }

  /// It has nothing to measure, and nothing to ask that the default installer does not ask.
  @Test func anInstallerOfTheAppsOwnGetsTheReadableWidth() {
    final class Margins: TableInstaller {
      func install(_ style: TableStyle, on tableView: UITableView) {
        let margin = inset(of: style, on: tableView) + (style.padding ?? 0)
        tableView.directionalLayoutMargins.leading = margin
        tableView.directionalLayoutMargins.trailing = margin
      }
      func uninstall(from tableView: UITableView) {}
    }
    let screen = InsetScreen(isRoot: false)
    screen.dataSource.tableStyle.followsReadableWidth = true
    screen.show("A:ab")
    screen.window.frame.size.width = 1000
    screen.window.layoutIfNeeded()
    let (card, text) = (screen.card("a"), screen.text("a"))
    let readable = screen.readableWidth
    #expect(abs(card.width - readable) < 1)
    screen.dataSource.installer = Margins()
    screen.window.layoutIfNeeded()
    #expect(screen.card("a") == card)
    #expect(screen.text("a") == text)
    let maximum = screen.dataSource.resolvedTableStyle.maximumWidth
    #expect(maximum.map { abs($0 - readable) < 1 } == true)
  }

  @Test func aSecondDataSourceTakesTheTableOver() {
    let screen = CardScreen(.plain)
    screen.show("A:ab")
    let second = CardScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    second.apply(LetterSnapshot(["A:xyz"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    let cells = (0..<3).compactMap {
      screen.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
    }
    #expect(String(cells.map { ShownCard(of: $0).sign }) == "╭│╰")
    second.uninstall()
    #expect(screen.tableView.separatorStyle == .singleLine)
    #expect(screen.tableView.backgroundColor != .systemGroupedBackground)
    #expect(cells.allSatisfy { $0.backgroundView == nil })
  }
}
