import RoundedTable
import Testing
import UIKit

/// Rows are as high as under the style that they have now, whatever way it came, without a reload.
@MainActor @Suite struct StyledHeightsTests {
  /// A style whose padding makes long texts wrap more often.
  private var narrow: CardStyle {
    var style = CardStyle()
    style.padding = 110
    return style
  }

  private func makeScreen() -> CardScreen {
    CardScreen(
      rowHeight: UITableView.automaticDimension,
      configure: { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = "A line of text that has to wrap on a phone where margins are wide"
        cell.contentConfiguration = content
      })
  }

  private func heights(_ items: String, on screen: CardScreen) -> [CGFloat] {
    screen.window.layoutIfNeeded()
    return items.compactMap { item in
      screen.dataSource.indexPath(for: String(item))
        .map { screen.tableView.rectForRow(at: $0).height }
    }
  }

  /// The heights on a screen that has had its style from the beginning.
  private func expected(_ style: (CardScreen.DataSource) -> Void) -> [CGFloat] {
    let screen = makeScreen()
    style(screen.dataSource)
    screen.show("A:ab", "B:cd")
    return heights("abcd", on: screen)
  }

  /// A screen in the default style whose rows are then given another.
  private func check(
    from first: (CardScreen.DataSource) -> Void = { _ in },
    to change: (CardScreen.DataSource) -> Void
  ) {
    let screen = makeScreen()
    first(screen.dataSource)
    screen.show("A:ab", "B:cd")
    let before = heights("abcd", on: screen)
    screen.log.items = []
    change(screen.dataSource)
    let after = heights("abcd", on: screen)
    #expect(after != before)
    #expect(
      after
        == expected {
          first($0)
          change($0)
        })
    #expect(screen.log.items.isEmpty)
  }

  @Test func aStyleOfTheTable() { check { $0.style = narrow } }

  @Test func anAnimatedOne() { check { $0.setStyle(narrow, animated: true) } }

  @Test func aStyleOfASection() { check { $0.sectionStyle = { $0 == "B" ? narrow : nil } } }

  @Test func aSectionThatOptsOut() {
    check(from: { $0.style = narrow }, to: { $0.sectionStyle = { $0 == "B" ? .noCard : nil } })
  }

  @Test func aRowThatLeavesItsCard() {
    check(from: { $0.style = narrow }, to: { $0.cardID = { $0 == "b" ? nil : 1 } })
  }

  @Test func uninstalling() { check(from: { $0.style = narrow }, to: { $0.uninstall() }) }

  @Test func dressingAgain() {
    check(
      from: {
        $0.style = narrow
        $0.uninstall()
      }, to: { $0.style = narrow })
  }

  @Test func refreshing() {
    let screen = makeScreen()
    var isNarrow = false
    screen.dataSource.sectionStyle = { _ in isNarrow ? narrow : nil }
    screen.show("A:ab", "B:cd")
    let before = heights("abcd", on: screen)
    isNarrow = true
    screen.dataSource.refreshCards(animated: false)
    let after = heights("abcd", on: screen)
    #expect(after != before)
    #expect(after == expected { $0.style = narrow })
  }

  @Test func aRowThatMovesToASectionOfAnotherStyle() async {
    let screen = makeScreen()
    screen.dataSource.sectionStyle = { $0 == "B" ? narrow : nil }
    screen.show("A:ab", "B:cd")
    screen.show("A:b", "B:cad")
    await turn()
    #expect(heights("acd", on: screen).allSatisfy { $0 == heights("c", on: screen)[0] })
  }

  /// Lets what was put off to a later turn of the main queue happen.
  private func turn() async {
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  @Test func aStyleThatDependsOnTraits() async {
    let screen = makeScreen()
    screen.dataSource.sectionStyle = { [narrow] _ in
      CardStyle { $0.userInterfaceStyle == .dark ? narrow : CardStyle() }
    }
    screen.window.overrideUserInterfaceStyle = .light
    screen.show("A:ab", "B:cd")
    let before = heights("abcd", on: screen)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.layoutIfNeeded()
    await Task.yield()
    for _ in 0..<3 {
      await withCheckedContinuation { DispatchQueue.main.async(execute: $0.resume) }
    }
    let after = heights("abcd", on: screen)
    #expect(after != before)
    #expect(after == expected { $0.style = narrow })
  }
}
