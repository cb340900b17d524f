import RoundedTable
import TestSupport
import Testing
import UIKit

/// Styles with a provider: what they are asked for, and what is set on them.
@MainActor @Suite struct DynamicStylesTests {
  private func environment(_ width: Double = 400) -> CardEnvironment {
    CardEnvironment(traitCollection: UITraitCollection(), width: width)
  }

  private func resize(_ screen: CardScreen, to width: CGFloat) {
    screen.window.frame.size.width = width
    screen.window.layoutIfNeeded()
  }

  // MARK: Width

  @Test(arguments: [true, false]) func cardsFollowTheWidth(_ isRoot: Bool) {
    let screen = CardScreen(isRoot: isRoot)
    screen.dataSource.style = CardStyle { $0.width < 500 ? .noCard : CardStyle(radius: 12) }
    screen.show("A:ab")
    #expect(screen.signs("ab") == "··")
    resize(screen, to: 700)
    #expect(screen.signs("ab") == "╭╰")
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 12)
    resize(screen, to: 390)
    #expect(screen.signs("ab") == "··")
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  /// What the installer adds to the safe area is no part of it, or the two would chase one another.
  @Test(arguments: [true, false]) func theWidthDoesNotDependOnTheStyle(_ isRoot: Bool) {
    let screen = CardScreen(isRoot: isRoot)
    let seen = Seen()
    screen.dataSource.tableStyle = TableStyle { environment in
      seen.note(environment.width)
      return TableStyle(inset: environment.width < 500 ? 8 : 40)
    }
    screen.show("A:ab")
    resize(screen, to: 700)
    resize(screen, to: 390)
    #expect(seen.widths == [390, 700, 390])
    #expect(screen.dataSource.resolvedTableStyle.inset == 8)
  }

  @Test func aProviderIsNotAskedForAScrollOrAnUpdate() {
    let screen = CardScreen()
    let seen = Seen()
    screen.dataSource.style = CardStyle { environment in
      seen.note(environment.width)
      return CardStyle()
    }
    screen.show("A:abcdefghijklmnopqrstuvwxyz")
    screen.tableView.contentOffset.y = 300
    screen.window.layoutIfNeeded()
    screen.show("A:abc")
    screen.dataSource.refreshCards(animated: false)
    #expect(seen.widths == [390])
  }

  @Test func aTableThatGetsItsWidthLateIsNotAskedBefore() {
    let table = UITableView(frame: .zero, style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let seen = Seen()
    let dataSource = CardScreen.DataSource(
      tableView: table,
      style: CardStyle { environment in
        seen.note(environment.width)
        return CardStyle(radius: 7)
      }
    ) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    dataSource.apply(LetterSnapshot(["A:ab"]), animatingDifferences: false, completion: nil)
    #expect(seen.widths.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.isHidden = false
    table.frame = window.bounds
    window.layoutIfNeeded()
    #expect(seen.widths == [390])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.map { ShownCard(of: $0).top } == 7)
  }

  @Test func bothKindsOfStyleGetTraits() {
    let screen = CardScreen()
    screen.window.overrideUserInterfaceStyle = .dark
    screen.dataSource.style = CardStyle {
      CardStyle(radius: $0.traitCollection.userInterfaceStyle == .dark ? 3 : 9)
    }
    screen.show("A:a")
    #expect(screen.cell("a").map { ShownCard(of: $0).top } == 3)
  }

  // MARK: Writes

  @Test func whatIsSetReplacesWhatTheProviderReturns() {
    var style = CardStyle { _ in
      var style = CardStyle(radius: 8)
      style.cardSpacing = 4
      return style
    }
    style.radius = 20
    #expect(resolved(style).radius == 20)
    #expect(resolved(style).cardSpacing == 4)
    style.radius = 30
    #expect(resolved(style).radius == 30)
    style.radius = nil
    #expect(resolved(style).radius == nil, "also the value that it has by default")
    style.isCard = false
    #expect(!resolved(style).isCard)
  }

  @Test func everyPropertyCanBeSet() {
    var style = CardStyle { _ in CardStyle() }
    style.topRadius = 1
    style.bottomRadius = 2
    style.singleRadius = 3
    style.innerRadius = 5
    style.corners = .topLeading
    style.curve = .circular
    style.cardSpacing = 6
    style.rowSpacing = 7
    style.fill = .color(.red)
    style.selectionColor = .blue
    style.separatesSwipedRows = true
    style.outline = CardOutline(color: .green)
    style.accessibilityOutline = CardOutline(color: .black)
    style.shadow = CardShadow()
    style.separator = nil
    style.clipsContent = true
    style.enclosesHeader = true
    style.enclosesFooter = true
    var plain = CardStyle()
    plain.topRadius = 1
    plain.bottomRadius = 2
    plain.singleRadius = 3
    plain.innerRadius = 5
    plain.corners = .topLeading
    plain.curve = .circular
    plain.cardSpacing = 6
    plain.rowSpacing = 7
    plain.fill = .color(.red)
    plain.selectionColor = .blue
    plain.separatesSwipedRows = true
    plain.outline = CardOutline(color: .green)
    plain.accessibilityOutline = CardOutline(color: .black)
    plain.shadow = CardShadow()
    plain.separator = nil
    plain.clipsContent = true
    plain.enclosesHeader = true
    plain.enclosesFooter = true
    #expect(resolved(style) == plain)
  }

  @Test func everyPropertyOfATableStyleCanBeSet() {
    let screen = CardScreen()
    var style = TableStyle { _ in TableStyle(inset: 1, padding: 2) }
    style.inset = 10
    style.padding = 11
    style.maximumWidth = 300
    style.followsReadableWidth = false
    style.sectionSpacing = 30
    style.backgroundColor = .red
    screen.dataSource.tableStyle = style
    #expect(
      screen.dataSource.resolvedTableStyle
        == TableStyle(
          inset: 10, padding: 11, maximumWidth: 300, sectionSpacing: 30, backgroundColor: .red))
  }

  @Test func aStyleWithoutCardsKeepsItsProperties() {
    var style = CardStyle.noCard
    style.radius = 9
    #expect(!style.isCard)
    style.isCard = true
    #expect(style == CardStyle(radius: 9))
  }

  @Test func copiesAreIndependent() {
    let first = CardStyle { _ in CardStyle(radius: 8) }
    var second = first
    second.radius = 20
    #expect(resolved(first).radius == 8)
    #expect(resolved(second).radius == 20)
    #expect(first != second)
    var third = first
    third.radius = 20
    #expect(second == third)
    #expect(second.hashValue == third.hashValue)
    #expect(first != CardStyle { _ in CardStyle(radius: 8) }, "providers have an identity")
  }

  @Test func nestedProvidersAreAskedInTurn() {
    var inner = CardStyle { environment in CardStyle(radius: environment.width / 100) }
    inner.cardSpacing = 3
    let style = inner
    var outer = CardStyle { _ in style }
    outer.rowSpacing = 2
    let resolved = resolved(outer)
    #expect(resolved.radius == 3.9)
    #expect((resolved.cardSpacing, resolved.rowSpacing) == (3, 2))
  }

  @Test func aSectionsStyleBeginsAsWhatTheProviderReturns() {
    let screen = CardScreen()
    screen.dataSource.style = CardStyle { _ in CardStyle(radius: 8) }
    screen.dataSource.style.bottomRadius = 5
    screen.dataSource.sectionStyle = { section, style in
      if section == "B" { style.topRadius = 3 }
    }
    screen.show("A:a", "B:b")
    #expect(
      "ab".map { screen.cell(String($0)).map { ShownCard(of: $0) } } == [
        ShownCard(isCard: true, top: 8, bottom: 5), ShownCard(isCard: true, top: 3, bottom: 5),
      ])
  }

  /// What a style comes to in a section of a table, which is 390 points wide.
  private func resolved(_ style: CardStyle) -> CardStyle {
    let screen = CardScreen()
    screen.dataSource.style = style
    screen.show("A:a")
    var resolved = screen.dataSource.resolvedStyle(forSection: "A") ?? .noCard
    if resolved.topRadius == 10 { resolved.topRadius = nil }
    if resolved.bottomRadius == 10 { resolved.bottomRadius = nil }
    return resolved
  }

  private final class Seen: @unchecked Sendable {
    private(set) var widths: [Double] = []

    func note(_ width: Double) { widths.append(width) }
  }
}
