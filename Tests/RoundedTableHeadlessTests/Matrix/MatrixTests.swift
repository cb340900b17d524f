import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Every feature in four positions, light and dark, in both directions, with and without Increase Contrast, in low, usual and
/// high rows, on both sets of capabilities, on tables of every style: held against the drawn picture alone.
@MainActor @Suite struct MatrixTests {
  nonisolated static let systems = ["15.0", "26.0"]

  @Test(arguments: MatrixFeature.allCases, systems)
  func everyLookShowsWhatTheStyleSays(_ feature: MatrixFeature, _ system: String) {
    check(feature, system, on: .grouped)
  }

  @Test(arguments: MatrixFeature.allCases, systems)
  func onPlainTablesAsWell(_ feature: MatrixFeature, _ system: String) {
    check(feature, system, on: .plain)
  }

  /// All but the shape of several cards in a section: the system rounds sections.
  @Test(arguments: MatrixFeature.allCases.filter { $0 != .cardIDs }, systems)
  func onInsetGroupedTablesInTheSystemsShape(_ feature: MatrixFeature, _ system: String) {
    check(feature, system, on: .insetGrouped)
  }

  private func check(_ feature: MatrixFeature, _ system: String, on style: UITableView.Style) {
    for look in MatrixLook.all {
      let device = look.device(systemVersion: system)
      HeadlessDevice.with(device) {
        HeadlessClock.held { check(feature, in: look, on: device, style) }
      }
    }
  }

  private func check(
    _ feature: MatrixFeature, in look: MatrixLook, on device: HeadlessDevice,
    _ style: UITableView.Style
  ) {
    let screen = HeldScreen(
      device, style, rowHeight: look.rowHeight,
      configure: { cell, _ in feature.configure(cell) })
    if feature == .sectionStyle {
      screen.dataSource.sectionStyle = { _, style in style = feature.style }
    } else {
      screen.dataSource.style = feature.style
    }
    if feature == .cardIDs {
      screen.dataSource.cardID = { "abc".contains($0) ? 1 : 2 }
      screen.apply("A:abcd")
    } else {
      screen.apply("A:abc", "B:d")
    }
    screen.settle()
    screen.tableView.allowsMultipleSelection = true
    for item in feature.selected {
      screen.tableView.selectRow(
        at: screen.dataSource.indexPath(for: String(item)), animated: false, scrollPosition: .none)
    }
    screen.settle()
    let drawing = HeadlessDrawing(of: screen.window)
    let expected =
      style == .insetGrouped
      ? feature.expectedOnInsetGrouped(
        isNewest: device.systemVersion != "15.0", isHighContrast: look.isHighContrast)
      : feature.expected(
        isNewest: device.systemVersion != "15.0", isHighContrast: look.isHighContrast)
    let positions: [(String, CapPosition)] = [
      ("a", .top), ("b", .middle), ("c", .bottom), ("d", .single),
    ]
    // Lines above and below selected rows.
    let hidden = zip("abc", "bcd").filter { pair in
      feature.selected.contains(pair.0) || pair.0 < "c" && feature.selected.contains(pair.1)
    }
    .map { String($0.0) }
    for (item, position) in positions {
      guard let cell = screen.cell(item) else {
        Issue.record("no cell for \(item)")
        continue
      }
      let row = MatrixRow(
        drawing: drawing, traits: screen.window.traitCollection,
        frame: cell.convert(cell.bounds, to: screen.window), position: position,
        expected: expected, isSelected: feature.selected.contains(item),
        hidesSeparator: hidden.contains(item))
      let complaints = row.complaints
      #expect(complaints.isEmpty, "\(feature) \(position), \(look): \(complaints)")
    }
  }
}
