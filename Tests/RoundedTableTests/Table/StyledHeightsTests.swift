import RoundedTable
import TestSupport
import Testing
import UIKit

/// Rows are as high as under the style that they have now, whatever way it came, without a reload.
@MainActor @Suite struct StyledHeightsTests {
  /// A style whose padding makes long texts wrap more often.
  private let narrow = TableStyle(padding: 110)

  private func makeScreen(
    separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  ) -> CardScreen {
    CardScreen(
      rowHeight: UITableView.automaticDimension,
      make: {
        $0.separatorStyle = separatorStyle
        return CardScreen.DataSource(tableView: $0, cellProvider: $1)
      }, configure: Self.configure)
  }

  private static func configure(_ cell: UITableViewCell, _ item: String) {
    var content = UIListContentConfiguration.cell()
    content.text = "A line of text that has to wrap on a phone where margins are wide"
    cell.contentConfiguration = content
  }

  private func frames(_ items: String, on screen: CardScreen) async -> [CGRect] {
    screen.window.layoutIfNeeded()
    await turn()
    screen.window.layoutIfNeeded()
    return framesNow(items, on: screen)
  }

  private func framesNow(_ items: String, on screen: CardScreen) -> [CGRect] {
    items.compactMap { item in
      screen.dataSource.indexPath(for: String(item)).map { screen.tableView.rectForRow(at: $0) }
    }
  }

  private func heights(_ items: String, on screen: CardScreen) async -> [CGFloat] {
    await frames(items, on: screen).map(\.height)
  }

  /// Where the rows are on a screen that has had its style from the beginning.
  private func expected(_ style: (CardScreen.DataSource) -> Void) async -> [CGRect] {
    let screen = makeScreen()
    style(screen.dataSource)
    screen.show("A:ab", "B:cd")
    return await frames("abcd", on: screen)
  }

  /// Where they are under UIKit's own data source.
  private func plain(separatorStyle: UITableViewCell.SeparatorStyle = .singleLine) -> [CGRect] {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.separatorStyle = separatorStyle
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = UITableViewDiffableDataSource<String, String>(tableView: tableView) {
      let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
      Self.configure(cell, $2)
      return cell
    }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.show(tableView)
    window.rootViewController = controller
    window.isHidden = false
    dataSource.apply(
      LetterSnapshot(["A:ab", "B:cd"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    return "abcd".compactMap { dataSource.indexPath(for: String($0)) }
      .map { tableView.rectForRow(at: $0) }
  }

  /// A screen in the default style whose rows are then given another.
  private func check(
    from first: (CardScreen.DataSource) -> Void = { _ in }, expecting wanted: [CGRect]? = nil,
    atLeast difference: CGFloat = 10, to change: (CardScreen.DataSource) -> Void
  ) async {
    let screen = makeScreen()
    first(screen.dataSource)
    screen.show("A:ab", "B:cd")
    let before = await frames("abcd", on: screen)
    screen.log.items = []
    change(screen.dataSource)
    let after = await frames("abcd", on: screen)
    let other = await expected {
      first($0)
      change($0)
    }
    let wanted = wanted ?? other
    #expect(after == wanted)
    // More than the pixel of a separator, in a row's height or in the space between sections.
    #expect(
      zip(before, wanted).contains {
        abs($0.height - $1.height) >= difference || abs($0.minY - $1.minY) >= difference
      })
    #expect(screen.log.items.isEmpty)
  }

  @Test func aStyleOfTheTable() async { await check { $0.tableStyle = narrow } }

  @Test func anAnimatedOne() async { await check { $0.setTableStyle(narrow, animated: true) } }

  /// What of a style decides how texts wrap and how far sections stand apart.
  @Test(arguments: [
    TableStyle(padding: 110), TableStyle(inset: 110), TableStyle(maximumWidth: 180),
    TableStyle(sectionSpacing: 90),
  ])
  func everyPartThatDecides(_ style: TableStyle) async {
    await check { $0.tableStyle = style }
    await check(from: { $0.tableStyle = style }, to: { $0.tableStyle = TableStyle() })
  }

  /// The table's margins stay as they are: the inset is a part of the safe area.
  @Test func anInsetThatIsAPartOfTheSafeArea() async {
    await check(
      from: { $0.installer = CardTableInstaller(insetsReference: .safeArea) },
      to: { $0.tableStyle.inset = 110 })
  }

  /// An app's own installer, which changes one property of the table.
  private final class OneProperty: TableInstaller {
    let change: (UITableView, Bool) -> Void

    init(_ change: @escaping (UITableView, Bool) -> Void) { self.change = change }

    func install(_ style: TableStyle, on tableView: UITableView) { change(tableView, true) }

    func uninstall(from tableView: UITableView) { change(tableView, false) }
  }

  @Test func anotherInstaller() async {
    let wide = OneProperty { $0.directionalLayoutMargins.leading = $1 ? 200 : 16 }
    await check { $0.installer = wide }
    await check(from: { $0.installer = wide }, to: { $0.installer = OneProperty { _, _ in } })
  }

  @Test func installersThatSpaceSections() async {
    let headers = OneProperty {
      $0.sectionHeaderHeight = $1 ? 90 : UITableView.automaticDimension
    }
    let footers = OneProperty {
      $0.sectionFooterHeight = $1 ? 90 : UITableView.automaticDimension
    }
    for installer in [headers, footers] {
      await check(
        from: { $0.installer = OneProperty { _, _ in } }, to: { $0.installer = installer })
    }
  }

  @Test func aTableThatFollowsTheReadableWidth() async {
    let style = TableStyle(followsReadableWidth: true)
    func makeWideScreen() -> CardScreen {
      let screen = CardScreen(
        rowHeight: UITableView.automaticDimension,
        configure: { cell, _ in
          var content = UIListContentConfiguration.cell()
          content.text = String(repeating: "a text for a wide table ", count: 12)
          cell.contentConfiguration = content
        })
      screen.window.frame.size.width = 1300
      screen.window.layoutIfNeeded()
      return screen
    }
    let screen = makeWideScreen()
    screen.show("A:ab", "B:cd")
    let before = await frames("abcd", on: screen)
    screen.dataSource.tableStyle = style
    let after = await frames("abcd", on: screen)
    let fresh = makeWideScreen()
    fresh.dataSource.tableStyle = style
    fresh.show("A:ab", "B:cd")
    #expect(await after == frames("abcd", on: fresh))
    #expect(after[0].height > before[0].height + 10)
  }

  /// The table's own lines are off where a section may have cards, and with them a pixel of every
  /// row.
  @Test func linesThatCardsTurnOff() async {
    await check(
      from: { $0.style = .noCard }, atLeast: 0.3,
      to: { $0.sectionStyle = { _, _ in } })
  }

  // Rows without a card keep their text in line with that of the cards, and their heights with it.

  @Test func aSectionThatOptsOut() async {
    await check(
      from: { $0.tableStyle = narrow }, atLeast: 0,
      to: { $0.sectionStyle = { if $0 == "B" { $1 = .noCard } } })
  }

  @Test func aRowThatLeavesItsCard() async {
    await check(
      from: { $0.tableStyle = narrow }, atLeast: 0, to: { $0.cardID = { $0 == "b" ? nil : 1 } })
  }

  @Test func uninstalling() async {
    await check(from: { $0.tableStyle = narrow }, expecting: plain(), to: { $0.uninstall() })
  }

  /// The table has no lines by itself, so that nothing of it changes but its cells' margins.
  @Test func uninstallingWhereOnlySectionsHaveCards() async {
    let screen = makeScreen(separatorStyle: .none)
    screen.dataSource.style = .noCard
    screen.dataSource.tableStyle = narrow
    screen.dataSource.sectionStyle = { _, style in style = CardStyle() }
    screen.show("A:ab", "B:cd")
    let before = await frames("abcd", on: screen)
    screen.dataSource.uninstall()
    let after = await frames("abcd", on: screen)
    #expect(after == plain(separatorStyle: .none))
    #expect(after[0].height < before[0].height - 10)
  }

  @Test func decoratingAgain() async {
    await check(
      from: {
        $0.tableStyle = narrow
        $0.uninstall()
      }, to: { $0.style = CardStyle() })
  }

  @Test func aTableThatBecomesWider() async {
    let screen = makeScreen()
    screen.dataSource.tableStyle.maximumWidth = 200
    screen.show("A:ab", "B:cd")
    await turn()
    screen.window.frame.size.width = 600
    screen.window.layoutIfNeeded()
    // UIKit measures the rows in this layout, and has the right margins by then: no height jumps
    // later.
    let now = framesNow("abcd", on: screen)
    #expect(await now == frames("abcd", on: screen))
    let fresh = makeScreen()
    fresh.window.frame.size.width = 600
    fresh.window.layoutIfNeeded()
    fresh.dataSource.tableStyle.maximumWidth = 200
    fresh.show("A:ab", "B:cd")
    #expect(await frames("abcd", on: screen) == frames("abcd", on: fresh))
  }

  /// UIKit measures the rows of a table with a new width by itself, and an empty batch would end
  /// what the user is doing.
  @Test func aTableThatBecomesWiderIsMeasuredOnce() async {
    final class Table: UITableView {
      var batches = 0

      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        if updates == nil { batches += 1 }
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = Table(frame: window.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = CardScreen.DataSource(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      Self.configure(cell, item)
      return cell
    }
    source.tableStyle.maximumWidth = 200
    window.addSubview(table)
    window.isHidden = false
    await source.apply(LetterSnapshot(["A:ab", "B:cd"]), animatingDifferences: false)
    window.layoutIfNeeded()
    for _ in 0..<3 { await turn() }
    table.batches = 0
    window.frame.size.width = 600
    window.layoutIfNeeded()
    for _ in 0..<3 { await turn() }
    #expect(table.batches == 0)
    source.tableStyle.maximumWidth = 300
    window.layoutIfNeeded()
    for _ in 0..<3 { await turn() }
    #expect(table.batches == 1)
  }

  @Test func aTableThatComesBackToTheWindow() async throws {
    let screen = makeScreen()
    // Away from the safe area's edges, so that it is nothing else that changes.
    screen.tableView.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
    screen.show("A:ab", "B:cd")
    await turn()
    let before = await frames("abcd", on: screen)
    let container = try #require(screen.tableView.superview)
    screen.tableView.removeFromSuperview()
    screen.dataSource.tableStyle = narrow
    container.addSubview(screen.tableView)
    await turn()
    #expect(await frames("abcd", on: screen) == expected { $0.tableStyle = narrow })
    #expect(await frames("abcd", on: screen) != before)
  }

  /// Lets what was put off to a later turn of the main queue happen.
  private func turn() async {
    for _ in 0..<40 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  @Test func aStyleThatDependsOnTraits() async {
    let screen = makeScreen()
    screen.dataSource.tableStyle = TableStyle { [narrow] in
      $0.traitCollection.userInterfaceStyle == .dark ? narrow : TableStyle()
    }
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:ab", "B:cd")
    let before = await frames("abcd", on: screen)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    await Task.yield()
    for _ in 0..<3 {
      await withCheckedContinuation { DispatchQueue.main.async(execute: $0.resume) }
    }
    let after = await frames("abcd", on: screen)
    #expect(after != before)
    #expect(await after == expected { $0.tableStyle = narrow })
  }
}
