import Foundation
@_spi(Headless) import UIKit

extension RealityFact {
  private typealias Section = RealityScreen.Section

  /// Facts of systems before iOS 15 are held against its looks: nothing newer says otherwise.
  static let all = rows + cards + gaps + separators + headers + parts + chrome + tables + cells

  private static let one = [Section(rows: [.line])]
  private static let two = [Section(rows: [.line, .line])]
  private static let pictures = [Section(rows: [.picture, .picture])]
  private static let cardsWithoutHeader = [Section(rows: [.line]), Section(rows: [.line])]
  private static let cardsWithTexts = [
    Section(footer: "Footer", rows: [.line]), Section(header: "Header", rows: [.line]),
  ]
  private static let cardsWithHeader = [
    Section(rows: [.line]), Section(header: "Header", rows: [.line]),
  ]

  private static let rows = [
    RealityFact("R01", "16.4", "a row of one line is high", 44, 0.34, .sentry) {
      RealityScreen.look($0, width: 300, one) { $0.frame().height }
    },
    RealityFact("R02", "18.6", "a row of one line is high", 44, 0.34, .sentry) {
      RealityScreen.look($0, width: 300, one) { $0.frame().height }
    },
    RealityFact("R03", "26.0", "a row of one line is high", 52, 0.34, .sentry) {
      RealityScreen.look($0, width: 300, one) { $0.frame().height }
    },
    RealityFact("R13", "15.0", "a row of one line is high", 44.1, 0.4, .quickTable) {
      RealityScreen.look($0, width: 375, two) { $0.frame(1).minY - $0.frame().minY }
    },
    RealityFact("R13", "15.0", "a row with a subtitle is high", 46.7, 0.4, .quickTable) {
      RealityScreen.look($0, width: 375, [Section(rows: [.subtitle, .subtitle])]) {
        $0.frame(1).minY - $0.frame().minY
      }
    },
    RealityFact("R18", "15.0", "rows of a plain table follow at", 44, 0, .snapshotTesting) {
      RealityScreen.look($0, width: 320, style: .plain, two) {
        $0.frame(1).minY - $0.frame().minY
      }
    },
    RealityFact("R21", "26.4", "rows with a picture of 28 follow at", 53, 0.2, .preferences) {
      RealityScreen.look($0, width: 402, pictures) { $0.frame(1).minY - $0.frame().minY }
    },
  ]

  private static let cards =
    ["16.4", "18.6", "26.0"].flatMap { system in
      [
        RealityFact("R07", system, "a card begins at", 16, 0.34, .sentry) {
          RealityScreen.look($0, width: 300, one) { $0.frame().minX }
        },
        RealityFact("R07", system, "a card ends before the edge by", 16, 0.34, .sentry) {
          RealityScreen.look($0, width: 300, one) { 300 - $0.frame().maxX }
        },
      ]
    } + [
      RealityFact("R14", "15.0", "a card begins at", 16, 0.34, .quickTable) {
        RealityScreen.look($0, width: 375, one) { $0.frame().minX }
      },
      RealityFact("R14", "15.0", "a card ends at", 359, 0.34, .quickTable) {
        RealityScreen.look($0, width: 375, one) { $0.frame().maxX }
      },
      RealityFact("R20", "26.4", "cells begin at", 20, 1, .preferences) {
        RealityScreen.look($0, width: 402, one) { $0.frame().minX }
      },
      RealityFact("R20", "26.4", "cells end at", 382, 1, .preferences) {
        RealityScreen.look($0, width: 402, one) { $0.frame().maxX }
      },
    ]

  private static let gaps = [
    RealityFact("R08", "16.4", "cards without a header are apart by", 35.33, 0.34, .sentry) {
      gap($0, 300, cardsWithoutHeader)
    },
    RealityFact("R08", "18.6", "cards without a header are apart by", 35.33, 0.34, .sentry) {
      gap($0, 300, cardsWithoutHeader)
    },
    RealityFact("R09", "26.0", "cards without a header are apart by", 35, 0.34, .sentry) {
      gap($0, 300, cardsWithoutHeader)
    },
    RealityFact("R16", "15.0", "cards with a header are apart by", 55.2, 0.7, .quickTable) {
      gap($0, 375, cardsWithHeader)
    },
    RealityFact("R16", "15.0", "a footer and a header between", 75.6, 0.7, .quickTable) {
      gap($0, 375, cardsWithTexts)
    },
    RealityFact("R24", "26.4", "a header without text is high", 17.5, 1, .preferences) {
      RealityScreen.look($0, width: 402, cardsWithoutHeader) {
        $0.table.rectForHeader(inSection: 1).height
      }
    },
    RealityFact("R24", "26.4", "a footer without text is high", 17.5, 1, .preferences) {
      RealityScreen.look($0, width: 402, cardsWithoutHeader) {
        $0.table.rectForFooter(inSection: 0).height
      }
    },
    RealityFact("R25", "26.4", "the first card begins below", 17.5, 1, .preferences) {
      RealityScreen.look($0, width: 402, one) { $0.frame().minY }
    },
  ]

  @MainActor private static func gap(
    _ system: String, _ width: CGFloat, _ sections: [Section]
  ) -> CGFloat {
    RealityScreen.look(system, width: width, sections) {
      $0.frame(0, 1).minY - $0.frame(0, 0).maxY
    }
  }

  /// What of a row's last line: where it begins, ends, or lies, and how thick it is.
  private static func line(
    _ id: String, _ system: String, _ what: String, _ value: CGFloat, _ tolerance: CGFloat,
    _ source: Source, width: CGFloat, style: UITableView.Style = .insetGrouped,
    _ sections: [Section], _ edge: any KeyPath<CGRect, CGFloat> & Sendable
  ) -> RealityFact {
    RealityFact(id, system, "a separator's \(what)", value, tolerance, source) { system in
      RealityScreen.look(system, width: width, style: style, sections) { screen in
        screen.separators().last.map { screen.frame($0)[keyPath: edge] } ?? .nan
      }
    }
  }

  private static let separators = [
    line("R15", "15.0", "start", 32, 0.34, .quickTable, width: 375, two, \.minX),
    line("R15", "15.0", "end", 359, 0.34, .quickTable, width: 375, two, \.maxX),
    line("R15", "15.0", "thickness", 1.0 / 3, 0.34, .quickTable, width: 375, two, \.height),
    line(
      "R19", "15.0", "start", 16, 0.34, .snapshotTesting, width: 320, style: .plain, two, \.minX),
    line(
      "R19", "15.0", "end", 320, 0.34, .snapshotTesting, width: 320, style: .plain, two, \.maxX),
    line(
      "R19", "15.0", "thickness", 1.0 / 3, 0.34, .snapshotTesting, width: 320, style: .plain, two,
      \.height),
    line("R22", "26.4", "start", 76, 1, .preferences, width: 402, pictures, \.minX),
    line("R22", "26.4", "end", 366, 1, .preferences, width: 402, pictures, \.maxX),
  ]

  private static let headers = [
    RealityFact("R17", "15.0", "a header's text begins at", 32, 0.7, .quickTable) {
      RealityScreen.look($0, width: 375, cardsWithTexts) { screen in
        screen.header(1).map { screen.frame($0).minX } ?? .nan
      }
    },
    RealityFact("R17", "15.0", "a footer's text begins at", 32, 0.7, .quickTable) {
      RealityScreen.look($0, width: 375, cardsWithTexts) { screen in
        screen.footer(0).map { screen.frame($0).minX } ?? .nan
      }
    },
    RealityFact("R17", "15.0", "a header's capitals end above by", 9.6, 0.7, .quickTable) {
      RealityScreen.look($0, width: 375, cardsWithTexts) { screen in
        screen.frame(0, 1).minY - screen.baseline(screen.header(1))
      }
    },
    RealityFact("R17", "15.0", "a footer's capitals begin below by", 10.6, 0.7, .quickTable) {
      RealityScreen.look($0, width: 375, cardsWithTexts) { screen in
        let label = screen.footer(0)
        return screen.baseline(label) - (label?.font.capHeight ?? 0) - screen.frame().maxY
      }
    },
    RealityFact("R24", "26.4", "a header begins at", 0, 1, .preferences) {
      RealityScreen.look($0, width: 402, one) { $0.table.rectForHeader(inSection: 0).minX }
    },
    RealityFact("R24", "26.4", "a header ends at", 402, 1, .preferences) {
      RealityScreen.look($0, width: 402, one) { $0.table.rectForHeader(inSection: 0).maxX }
    },
  ]

  private static let parts = [
    RealityFact("R26", "26.4", "content beside a chevron is wide", 332, 1, .preferences) {
      RealityScreen.look($0, width: 402, pictures) { $0.cell().contentView.frame.width }
    },
    RealityFact("R26", "26.4", "a chevron ends before the cell's end by", 20, 1, .preferences) {
      RealityScreen.look($0, width: 402, pictures) { screen in
        let cell = screen.cell()
        // What stands behind the content is the chevron.
        let chevron = cell.subviews.first { $0.frame.minX >= cell.contentView.frame.maxX }
        return chevron.map { cell.bounds.width - $0.frame.maxX } ?? .nan
      }
    },
    grouped("a first line lies at", 0) { $0.first?.frame.minY ?? .nan },
    grouped("a last line lies at", 59.5) { $0.last?.frame.minY ?? .nan },
    grouped("a line is thick", 0.5) { $0.last?.bounds.height ?? .nan },
    RealityFact("R28", "15.0", "text begins at", 16, 0, .notes) {
      RealityScreen.look($0, width: 375, scale: 2, style: .grouped, rowHeight: 60, one) {
        screen in
        screen.cell().textLabel.map { screen.frame($0).minX } ?? .nan
      }
    },
  ]

  private static func grouped(
    _ what: String, _ value: CGFloat,
    _ measure: @escaping @MainActor @Sendable ([UIView]) -> CGFloat
  ) -> RealityFact {
    RealityFact("R28", "15.0", what, value, 0, .notes) {
      RealityScreen.look($0, width: 375, scale: 2, style: .grouped, rowHeight: 60, one) {
        measure($0.separators())
      }
    }
  }
}
