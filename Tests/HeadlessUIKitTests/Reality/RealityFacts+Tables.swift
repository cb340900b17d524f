import Foundation
@_spi(Headless) import UIKit

/// Tables of iOS 26, 375 points wide on a screen with two pixels a point. The measured ones had
/// margins of 8, and their cells 16, which the facts about how cells end give the table as well.
extension RealityFact {
  static let tables = [
    table("R29", "cells begin at", 8, 0) { $0.frame().minX },
    table("R29", "cells end at", 367, 0) { $0.frame().maxX },
    table("R30", "a row of one line is high", 51.5, 0.5) { $0.frame().height },
    table("R31", "a row's text begins below its top by", 15.5, 0.5) { text(in: $0).minY },
    table("R31", "a row's text is high", 20.5, 0.5) { text(in: $0).height },
    table("R32", "the last row's line begins in its cell at", 0, 0) { last(in: $0).minX },
    table("R32", "the last row's line ends before its cell does by", 0, 0) {
      $0.frame().width - last(in: $0).maxX
    },
    table("R34", "a footer's text is high", 16, 0.5) { $0.footer(0)?.bounds.height ?? .nan },
    table("R34", "the next header begins below a footer by", 0, 0) {
      $0.table.rectForHeader(inSection: 1).minY - $0.table.rectForFooter(inSection: 0).maxY
    },
    table("R30", "a row with a value is high", 51.5, 0.5, rows: [.value(leadsOn: false)]) {
      $0.frame().height
    },
    table("R30", "a row with a subtitle is high", 70.5, 0.5, rows: [.subtitle]) {
      $0.frame().height
    },
    table("R31", "a subtitle begins below the row's top by", 36, 0.5, rows: [.subtitle]) {
      detail(in: $0).minY
    },
    table("R31", "a subtitle is high", 19, 0.5, rows: [.subtitle]) { detail(in: $0).height },
    table("R33", "a header is high", 40.5, 0.5) {
      $0.table.rectForHeader(inSection: 1).height
    },
    table("R33", "a header's text begins below its top by", 10, 0.5) { screen in
      let top = screen.frame(screen.table.headerView(forSection: 1) ?? screen.table).minY
      return screen.header(1).map { screen.frame($0).minY - top } ?? .nan
    },
    table("R33", "a header's text is high", 20.5, 0.5) { $0.header(1)?.bounds.height ?? .nan },
    table("R34", "a footer is high", 30, 0.5) { $0.table.rectForFooter(inSection: 0).height },
    table("R34", "a footer's text begins below its top by", 8, 0.5) { screen in
      let top = screen.frame(screen.table.footerView(forSection: 0) ?? screen.table).minY
      return screen.footer(0).map { screen.frame($0).minY - top } ?? .nan
    },
    table("R35", "a chevron ends before its cell by", 16, 0.5, margin: 16, rows: leading) {
      $0.frame().width - accessory(in: $0).maxX
    },
    table("R35", "a chevron is wide", 10.5, 0.5, rows: leading) { accessory(in: $0).width },
    table("R35", "a chevron is high", 14, 0.5, rows: leading) { accessory(in: $0).height },
    table("R35", "content ends before a chevron by", 0, 0.5, rows: leading) {
      accessory(in: $0).minX - $0.cell().contentView.frame.maxX
    },
    table(
      "R36", "a checkmark begins before its cell's end by", 37.5, 0.5, margin: 16, rows: checked
    ) {
      $0.frame().width - checkmark(in: $0).minX
    },
    table("R36", "a checkmark ends before its cell by", 18.5, 0.5, margin: 16, rows: checked) {
      $0.frame().width - checkmark(in: $0).maxX
    },
    table(
      "R36", "content ends before its cell, with a checkmark, by", 40, 0.5, margin: 16,
      rows: checked
    ) {
      $0.frame().width - $0.cell().contentView.frame.maxX
    },
    table(
      "R37", "a value ends before its cell by", 16, 0.5, margin: 16, rows: [.value(leadsOn: false)]
    ) {
      $0.frame().width - detail(in: $0).maxX
    },
    table("R37", "a value ends before its content, with a chevron, by", 8, 0.5, rows: leading) {
      $0.cell().contentView.frame.maxX - detail(in: $0).maxX
    },
    table("R40", "a header in a plain table is high", 40.5, 0.5, style: .plain) {
      $0.table.rectForHeader(inSection: 1).height
    },
    table("R38", "a header's text begins at", 8, 0, style: .plain) { screen in
      screen.header(1).map { screen.frame($0).minX } ?? .nan
    },
  ]

  private static let leading = [RealityScreen.Row.value(leadsOn: true)]
  private static let checked = [RealityScreen.Row.checked]

  private static func table(
    _ id: String, _ what: String, _ value: CGFloat, _ tolerance: CGFloat,
    style: UITableView.Style = .insetGrouped, margin: CGFloat = 8,
    rows: [RealityScreen.Row] = [.line],
    _ measure: @escaping @MainActor @Sendable (RealityScreen) -> CGFloat
  ) -> RealityFact {
    RealityFact(id, "26.0", what, value, tolerance, .openUIKitTables) { system in
      RealityScreen.look(
        system, width: 375, scale: 2, style: style, margin: margin,
        [.init(footer: "Footer", rows: rows), .init(header: "Header", rows: [.line])], measure)
    }
  }

  @MainActor private static func text(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    return cell.textLabel.map { $0.convert($0.bounds, to: cell) } ?? .null
  }

  @MainActor private static func detail(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    return cell.detailTextLabel.map { $0.convert($0.bounds, to: cell) } ?? .null
  }

  /// What stands behind the content.
  @MainActor private static func accessory(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    let view = cell.subviews.first { $0.frame.minX >= cell.contentView.frame.maxX }
    return view?.frame ?? .null
  }

  @MainActor private static func checkmark(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    let view = cell.subviews.first { $0.frame.minX >= cell.contentView.frame.maxX }
    return view?.subviews.first.map { $0.convert($0.bounds, to: cell) } ?? .null
  }

  @MainActor private static func last(in screen: RealityScreen) -> CGRect {
    screen.separators().last?.frame ?? .null
  }
}
