import RoundedTable
import TestSupport
import Testing
import UIKit

/// Taking cards off, property by property: a cell and its table are as under UIKit's own data
/// source.
@MainActor @Suite struct UninstallTests {
  /// What can be told from a cell that was never decorated.
  private func properties(of cell: UITableViewCell?) -> [String: String] {
    guard let cell else { return [:] }
    let content = cell.contentView
    func name(_ view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "none" }
    return [
      "backgroundView": name(cell.backgroundView),
      "selectedBackgroundView": name(cell.selectedBackgroundView),
      "multipleSelectionBackgroundView": name(cell.multipleSelectionBackgroundView),
      "backgroundColor": "\(cell.backgroundColor?.cgColor.alpha ?? -1)",
      "backgroundConfiguration": "\(cell.backgroundConfiguration != nil)",
      "contentView.backgroundColor": "\(content.backgroundColor?.cgColor.alpha ?? -1)",
      "contentView.frame": "\(content.frame)",
      "contentView.margins": "\(content.layoutMargins)",
      "contentView.clipsToBounds": "\(content.clipsToBounds)",
      "contentView.cornerRadius": "\(content.layer.cornerRadius)",
      "contentView.maskedCorners": "\(content.layer.maskedCorners.rawValue)",
      "contentView.cornerCurve": content.layer.cornerCurve.rawValue,
      "margins": "\(cell.directionalLayoutMargins)",
      "preservesSuperviewLayoutMargins": "\(cell.preservesSuperviewLayoutMargins)",
      "clipsToBounds": "\(cell.clipsToBounds)",
      "cornerRadius": "\(cell.layer.cornerRadius)",
      "borderWidth": "\(cell.layer.borderWidth)",
      "mask": "\(cell.layer.mask != nil)",
      "separatorInset": "\(cell.separatorInset)",
      "subviews": cell.subviews.map { name($0) }.sorted().joined(separator: " "),
    ]
  }

  private func properties(of table: UITableView) -> [String: String] {
    [
      "separatorStyle": "\(table.separatorStyle.rawValue)",
      "separatorInset": "\(table.separatorInset)",
      "separatorColor": "\(table.separatorColor?.cgColor.alpha ?? -1)",
      "backgroundColor": "\(table.backgroundColor?.cgColor.alpha ?? -1)",
      "margins": "\(table.directionalLayoutMargins)",
      "readable": "\(table.cellLayoutMarginsFollowReadableWidth)",
      "sectionHeaderHeight": "\(table.sectionHeaderHeight)",
      "sectionFooterHeight": "\(table.sectionFooterHeight)",
      "rowHeight": "\(table.rowHeight)",
      "contentInset": "\(table.contentInset)",
    ]
  }

  private func expect(_ found: [String: String], toBe wanted: [String: String], _ place: String) {
    #expect(!wanted.isEmpty)
    for (name, value) in wanted where found[name] != value {
      Issue.record("\(place): \(name) is \(found[name] ?? "not there"), not \(value)")
    }
  }

  /// A style with everything in it.
  private var rich: CardStyle {
    var style = CardStyle(radius: 14)
    style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], spansCard: false))
    style.outline = CardOutline(color: .systemGreen, width: 2)
    style.selectionColor = .systemYellow
    style.clipsContent = true
    return style
  }

  private let richTable = TableStyle(
    inset: 24, maximumWidth: 300, followsReadableWidth: true, sectionSpacing: 30,
    backgroundColor: .systemPink)

  private func configure(_ cell: UITableViewCell, _ item: String) {
    if item == "b" { cell.backgroundColor = .systemTeal }
    if item == "c" { cell.contentView.backgroundColor = .systemOrange }
    if item == "d" {
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.backgroundColor = .systemPurple
      cell.backgroundConfiguration = configuration
    }
    if item == "e" { cell.backgroundView = UIImageView(frame: .zero) }
    if item == "f" { cell.selectedBackgroundView = UIView(frame: .zero) }
  }

  /// The same screen under a data source that never decorates.
  private func plain(_ style: UITableView.Style) -> CardScreen {
    let screen = CardScreen(style, configure: configure)
    screen.dataSource.uninstall()
    screen.show("A:abcdef")
    return screen
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func afterUninstallingEveryPropertyIsUIKits(_ style: UITableView.Style) {
    let screen = CardScreen(style, configure: configure)
    screen.dataSource.tableStyle = richTable
    screen.dataSource.style = rich
    screen.show("A:abcdef")
    screen.dataSource.uninstall()
    screen.window.layoutIfNeeded()
    let plain = plain(style)
    expect(properties(of: screen.tableView), toBe: properties(of: plain.tableView), "table")
    for item in ["a", "b", "c", "d", "e", "f"] {
      expect(
        properties(of: screen.cell(item)), toBe: properties(of: plain.cell(item)), "cell \(item)")
    }
  }

  @Test func inASectionThatOptsOutEveryPropertyIsUIKits() {
    let screen = CardScreen(configure: configure)
    screen.dataSource.tableStyle = richTable
    screen.dataSource.style = rich
    screen.show("A:abcdef")
    screen.dataSource.style = .noCard
    screen.window.layoutIfNeeded()
    let plain = plain(.grouped)
    expect(properties(of: screen.tableView), toBe: properties(of: plain.tableView), "table")
    for item in ["a", "b", "c", "d", "e", "f"] {
      expect(
        properties(of: screen.cell(item)), toBe: properties(of: plain.cell(item)), "cell \(item)")
    }
  }

  @Test func aReusedCellWithoutACardIsAsIfNeverDecorated() {
    let screen = CardScreen(rowHeight: 100)
    // With it, rows without a card have the text where UIKit has it.
    screen.dataSource.tableStyle = TableStyle(inset: 0, padding: 16)
    screen.dataSource.sectionStyle = { [rich] in $1 = $0 == "A" ? rich : .noCard }
    screen.dataSource.style = .noCard
    let letters = "abcdefghijklmnopqrstuvwxyz"
    screen.show("A:\(letters)", "B:\(letters.uppercased())")
    screen.tableView.contentOffset.y = screen.tableView.contentSize.height - 844
    screen.window.layoutIfNeeded()
    let plain = CardScreen(rowHeight: 100)
    plain.dataSource.uninstall()
    plain.show("A:\(letters)", "B:\(letters.uppercased())")
    plain.tableView.contentOffset.y = plain.tableView.contentSize.height - 844
    plain.window.layoutIfNeeded()
    for item in ["U", "Y", "Z"] {
      expect(
        properties(of: screen.cell(item)), toBe: withoutLines(properties(of: plain.cell(item))),
        "cell \(item)")
    }
  }

  /// All but what draws the lines between rows: the table's separators are off while it has cards,
  /// and a cell's inset that nobody has set is the table's.
  private func withoutLines(_ properties: [String: String]) -> [String: String] {
    properties.filter { $0.key != "subviews" && $0.key != "separatorInset" }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func amongCardsARowWithoutOneHasEveryPropertyOfUIKits(_ style: UITableView.Style) {
    let screen = CardScreen(style, isRoot: false, configure: configure)
    screen.dataSource.tableStyle = richTable
    screen.dataSource.style = rich
    screen.show("A:abcdef")
    screen.dataSource.sectionStyle = { _, style in style = .noCard }
    screen.window.layoutIfNeeded()
    let plain = plain(style)
    // The text is in line with that of the cards: their widest is 300 points of 390, and 16 are
    // their padding.
    plain.tableView.directionalLayoutMargins.leading = 61
    plain.tableView.directionalLayoutMargins.trailing = 61
    plain.window.layoutIfNeeded()
    for item in ["a", "b", "c", "d", "e", "f"] {
      expect(
        properties(of: screen.cell(item)), toBe: withoutLines(properties(of: plain.cell(item))),
        "cell \(item)")
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func afterUninstallingStylesOfSectionsLeaveNothing(_ style: UITableView.Style) {
    let screen = CardScreen(style, configure: configure)
    screen.dataSource.tableStyle = richTable
    screen.dataSource.style = rich
    screen.show("A:ab", "B:cd", "C:ef")
    screen.dataSource.sectionStyle = {
      if $0 == "A" { $1 = .noCard }
      if $0 == "B" { $1 = CardStyle(radius: 3) }
    }
    screen.window.layoutIfNeeded()
    screen.dataSource.sectionStyle = {
      if $0 == "B" { $1 = .noCard }
      if $0 == "A" { $1 = CardStyle(radius: 3) }
    }
    screen.window.layoutIfNeeded()
    screen.dataSource.uninstall()
    screen.window.layoutIfNeeded()
    let plain = CardScreen(style, configure: configure)
    plain.dataSource.uninstall()
    plain.show("A:ab", "B:cd", "C:ef")
    expect(properties(of: screen.tableView), toBe: properties(of: plain.tableView), "table")
    for item in ["a", "b", "c", "d", "e", "f"] {
      expect(
        properties(of: screen.cell(item)), toBe: properties(of: plain.cell(item)), "cell \(item)")
    }
  }

  /// A row without a card has the margins of cards.
  private func screenWithAnUncardedRow() -> CardScreen {
    let screen = CardScreen(isRoot: false)
    screen.dataSource.tableStyle.inset = 24
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.show("A:a", "B:b")
    #expect(screen.cell("a")?.directionalLayoutMargins.leading == 40)
    #expect(screen.cell("b")?.directionalLayoutMargins.leading == 40)
    return screen
  }

  @Test func aRowThatGetsACardHasTheTablesMarginsAgain() {
    let screen = screenWithAnUncardedRow()
    screen.dataSource.sectionStyle = nil
    screen.window.layoutIfNeeded()
    #expect(screen.cell("b")?.directionalLayoutMargins.leading == 40)
    #expect(screen.cell("b")?.contentView.directionalLayoutMargins.leading == 40)
  }

  @Test func afterUninstallingARowWithoutACardFollowsTheTableAgain() {
    let screen = screenWithAnUncardedRow()
    screen.dataSource.uninstall()
    screen.window.layoutIfNeeded()
    #expect(screen.cell("b")?.directionalLayoutMargins.leading == 16)
    screen.tableView.directionalLayoutMargins.leading = 50
    screen.window.layoutIfNeeded()
    #expect(screen.cell("b")?.directionalLayoutMargins.leading == 50)
    #expect(screen.cell("b")?.contentView.directionalLayoutMargins.leading == 50)
  }
}
