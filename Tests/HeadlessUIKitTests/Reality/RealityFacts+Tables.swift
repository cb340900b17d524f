import Foundation
@_spi(Headless) import UIKit

/// Tables of iOS 26, 375 points wide on a screen with two pixels a point. The measured ones had
/// margins of 8.
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
    table("R38", "a header's text begins at", 8, 0, style: .plain) { screen in
      screen.header(1).map { screen.frame($0).minX } ?? .nan
    },
  ]

  private static func table(
    _ id: String, _ what: String, _ value: CGFloat, _ tolerance: CGFloat,
    style: UITableView.Style = .insetGrouped,
    _ measure: @escaping @MainActor @Sendable (RealityScreen) -> CGFloat
  ) -> RealityFact {
    RealityFact(id, "26.0", what, value, tolerance, .openUIKitTables) { system in
      RealityScreen.look(
        system, width: 375, scale: 2, style: style, margin: 8,
        [.init(footer: "Footer", rows: [.line]), .init(header: "Header", rows: [.line])], measure)
    }
  }

  @MainActor private static func text(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    return cell.textLabel.map { $0.convert($0.bounds, to: cell) } ?? .null
  }

  @MainActor private static func last(in screen: RealityScreen) -> CGRect {
    screen.separators().last?.frame ?? .null
  }
}
