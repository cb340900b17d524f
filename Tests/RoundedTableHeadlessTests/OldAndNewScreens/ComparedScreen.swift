import HeadlessTestSupport
import RoundedTable
import TestSupport
@_spi(Headless) import UIKit

/// A screen with a row for every way in which apps fill cells, and what has happened to it.
@MainActor final class ComparedScreen {
  private let screen: HeldScreen
  private let styles: [CardStyle]

  init(_ style: UITableView.Style) {
    screen = HeldScreen(
      .phone, style,
      make: { tableView, _ in
        ComparedScreenCells.register(in: tableView)
        return MovableSource(tableView: tableView) { tableView, indexPath, item in
          ComparedScreenCells.cell(in: tableView, at: indexPath, for: item)
        }
      })
    var outlined = CardStyle()
    outlined.outline = CardOutline(color: .systemRed)
    var gradient = CardStyle()
    gradient.fill = .gradient(CardGradient(colors: [.red, .blue], spansCard: false))
    var bare = CardStyle()
    bare.fill = .color(.systemYellow)
    bare.separator = nil
    var apart = CardStyle()
    (apart.cardSpacing, apart.rowSpacing, apart.innerRadius) = (10, 3, 6)
    apart.clipsContent = true
    // The table itself always has cards: for the margins that it had before, UIKit documents no way
    // back.
    styles = [CardStyle(), CardStyle(radius: 20), outlined, gradient, bare, apart, .noCard]
  }

  func perform(_ step: ComparedScreenStep) {
    let (tableView, source) = (screen.tableView, screen.dataSource)
    switch step {
    case .apply(let sections, let reconfigured, let reloaded, let animated):
      var snapshot = LetterSnapshot(sections)
      let known = Set(source.snapshot().itemIdentifiers)
      snapshot.reconfigureItems(reconfigured.map(String.init).filter(known.contains))
      snapshot.reloadItems(reloaded.filter { !reconfigured.contains($0) }.map(String.init))
      source.apply(snapshot, animatingDifferences: animated, completion: nil)
    case .style(let number, let animated):
      let insets: [Double?] = [nil, 30, 0, nil, nil, nil, nil]
      source.setTableStyle(TableStyle(inset: insets[number]), animated: animated)
      source.setStyle(styles[number], animated: animated)
    case .sectionStyle(let number):
      let style = styles[number]
      source.sectionStyle = number == 0 ? nil : { if $0 == "A" { $1 = style } }
    case .cardID(let rule):
      source.cardID =
        switch rule {
        case 0: nil
        case 1: { $0 < "h" ? 1 : 2 }
        default: { $0 == "d" ? nil : AnyHashable($0 < "m") }
        }
    case .device(let number): screen.window.adopt(Self.device(number))
    case .editing(let isEditing, let animated): tableView.setEditing(isEditing, animated: animated)
    case .select(let row):
      guard let path = path(row) else { return }
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    case .deselect:
      for path in tableView.indexPathsForSelectedRows ?? [] {
        tableView.deselectRow(at: path, animated: true)
      }
    case .swipe(let row):
      if let path = path(row) { _ = HeadlessHand(tableView).swipe(path) }
    case .scroll(let share):
      let space = max(0, tableView.contentSize.height - tableView.bounds.height)
      tableView.contentOffset.y = space * share
      screen.window.layoutIfNeeded()
    case .wait(let seconds):
      screen.window.layoutIfNeeded()
      HeadlessClock.advance(by: seconds)
      turn()
    }
  }

  private func path(_ row: Int) -> IndexPath? {
    let paths = screen.tableView.indexPathsForVisibleRows ?? []
    return paths.indices.contains(row) ? paths[row] : nil
  }

  private static func device(_ number: Int) -> HeadlessDevice {
    var device = HeadlessDevice.phone
    switch number {
    case 1: device.userInterfaceStyle = .dark
    case 2: device.contentSizeCategory = .accessibilityExtraLarge
    case 3: device.layoutDirection = .rightToLeft
    case 4: device = device.rotated
    default: break
    }
    return device
  }

  private func turn() {
    screen.window.layoutIfNeeded()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    screen.window.layoutIfNeeded()
  }

  /// What the rows at the top of the table look like at rest, with nothing selected.
  func rows() -> [String: String] {
    perform(.deselect)
    HeadlessHand(screen.tableView).closeSwipe()
    perform(.wait(2))
    perform(.scroll(0))
    perform(.wait(2))
    perform(.wait(2))
    var rows: [String: String] = [:]
    for path in screen.tableView.indexPathsForVisibleRows ?? [] {
      guard let item = screen.dataSource.itemIdentifier(for: path),
        let cell = screen.tableView.cellForRow(at: path)
      else { continue }
      // Lines lie beside the content, so their order makes no difference.
      let lines = HeadlessDrawing(of: cell, values: .presentation).svg(title: "").split(
        separator: "\n")
      rows[item] = lines.sorted().joined(separator: "\n")
    }
    return rows
  }

  func close() { screen.window.isHidden = true }
}
