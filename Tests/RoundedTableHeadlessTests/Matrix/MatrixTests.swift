import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Every feature in four positions, light and dark, in both directions, with and without Increase
/// Contrast, in low, usual and high rows, on both sets of capabilities, on grouped and plain
/// tables: held against the drawn picture alone.
///
/// Any two of these properties are combined in one look. With TESTS=whole, all are.
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

  /// Each feature with each that is drawn across a whole card, in looks that combine any two of
  /// their properties.
  @Test(arguments: MatrixFeature.allCases, MatrixFeature.acrossCards)
  func withWhatIsDrawnAcrossACardAsWell(_ feature: MatrixFeature, _ across: MatrixFeature) {
    for (look, system) in MatrixLook.pairs {
      check(feature, with: across, in: look, system, on: .grouped)
    }
  }

  private func check(_ feature: MatrixFeature, _ system: String, on style: UITableView.Style) {
    for look in MatrixLook.tried(on: system) { check(feature, in: look, system, on: style) }
  }

  private func check(
    _ feature: MatrixFeature, with across: MatrixFeature? = nil, in look: MatrixLook,
    _ system: String, on style: UITableView.Style
  ) {
    let device = look.device(systemVersion: system)
    HeadlessDevice.with(device) {
      HeadlessClock.held { check(feature, with: across, in: look, on: device, style) }
    }
  }

  private func check(
    _ feature: MatrixFeature, with across: MatrixFeature?, in look: MatrixLook,
    on device: HeadlessDevice, _ style: UITableView.Style
  ) {
    let screen = HeldScreen(
      device, style, rowHeight: look.rowHeight,
      configure: { cell, _ in feature.configure(cell) })
    var cardStyle = feature.style
    across?.change(&cardStyle)
    if feature.tableStyle != TableStyle() { screen.dataSource.tableStyle = feature.tableStyle }
    if feature == .sectionStyle {
      screen.dataSource.sectionStyle = { _, style in style = cardStyle }
    } else {
      screen.dataSource.style = cardStyle
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
    let (isNewest, isHighContrast) = (device.systemVersion != "15.0", look.isHighContrast)
    let expected =
      if let across {
        feature.expected(with: across, isNewest: isNewest, isHighContrast: isHighContrast)
      } else {
        feature.expected(isNewest: isNewest, isHighContrast: isHighContrast)
      }
    let positions: [(String, CapPosition)] = [
      ("a", .top), ("b", .middle), ("c", .bottom), ("d", .single),
    ]
    // Lines above and below selected rows.
    let hidden = zip("abc", "bcd").filter { pair in
      feature.selected.contains(pair.0) || pair.0 < "c" && feature.selected.contains(pair.1)
    }
    .map { String($0.0) }
    let byItem = Dictionary(uniqueKeysWithValues: positions)
    @MainActor func frame(_ item: String) -> CGRect {
      guard let cell = screen.cell(item), let position = byItem[item] else { return .null }
      let (outer, inner) = expected.gaps
      return cell.convert(cell.bounds, to: screen.window).inset(
        by: UIEdgeInsets(
          top: position.roundsTop ? outer : inner, left: 0,
          bottom: position.roundsBottom ? outer : inner, right: 0))
    }
    let isAcross = cardStyle.fill.gradient?.spansCard == true
    let isApart = style != .plain && feature != .cardIDs
    for (item, position) in positions {
      guard screen.cell(item) != nil else {
        Issue.record("no cell for \(item)")
        continue
      }
      let card = (item == "d" ? ["d"] : ["a", "b", "c"]).map(frame).reduce(CGRect.null) {
        $0.union($1)
      }
      let row = MatrixRow(
        drawing: drawing, traits: screen.window.traitCollection,
        frame: frame(item), position: position,
        expected: expected, isSelected: feature.selected.contains(item),
        hidesSeparator: hidden.contains(item), card: isAcross ? card : nil,
        isLast: item == "d" || item == "c" && isApart)
      let complaints = row.complaints
      #expect(
        complaints.isEmpty,
        "\(feature) \(across.map { "with \($0) " } ?? "")\(position), \(look): \(complaints)")
    }
  }
}
