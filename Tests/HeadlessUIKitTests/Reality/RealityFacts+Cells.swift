import Foundation
@_spi(Headless) import UIKit

/// What cells and headers are made of, from dumps of views.
extension RealityFact {
  static let cells = groupedCells + plainCells + groupedHeaders + swipes

  private static let groupedCells = [
    grouped("R46", "a system background is high", 60) { background(of: $0).bounds.height },
    grouped("R46", "a system background is wide", 375) { background(of: $0).bounds.width },
    grouped("R46", "the view in it is high", 60) {
      background(of: $0).subviews.first?.bounds.height ?? .nan
    },
    grouped("R46", "content is high", 60) { $0.cell().contentView.bounds.height },
    grouped("R46", "content is wide", 375) { $0.cell().contentView.bounds.width },
    grouped("R47", "a first line is wide", 375) { $0.separators().first?.bounds.width ?? .nan },
    grouped("R47", "a last line is wide", 375) { $0.separators().last?.bounds.width ?? .nan },
    grouped("R52", "text begins at", 16) { text(in: $0).minX },
    grouped("R52", "text is high", 20.5, 0.5) { text(in: $0).height },
  ]

  private static let plainCells = [
    plain("content is high", 81) { $0.cell().contentView.bounds.height },
    plain("content is wide", 375) { $0.cell().contentView.bounds.width },
    plain("a line begins at", 16) { line(in: $0).minX },
    plain("a line lies at", 80.6667) { line(in: $0).minY },
    plain("a line is wide", 359) { line(in: $0).width },
    plain("a line is thick", 0.3333) { line(in: $0).height },
  ]

  private static let groupedHeaders = ["16.4", "18.6"].flatMap { system in
    [
      RealityFact("R61", system, "a header's text is high", 15.67, 0.34, .sentry) {
        RealityScreen.look($0, width: 300, titled) { $0.header(1)?.bounds.height ?? .nan }
      }
    ]
  }
  private static let titled = [
    RealityScreen.Section(rows: [.line]), RealityScreen.Section(header: "Header", rows: [.line]),
  ]

  private static let swipes = [
    RealityFact("R56", "15.0", "a swipe button is wide", 74, 0, .music) {
      swiped($0) { $0.bounds.width }
    },
    RealityFact("R56", "15.0", "a swipe button is high", 48, 0, .music) {
      swiped($0) { $0.bounds.height }
    },
  ]

  // MARK: Looking

  private static func grouped(
    _ id: String, _ what: String, _ value: CGFloat, _ tolerance: CGFloat = 0,
    _ measure: @escaping @MainActor @Sendable (RealityScreen) -> CGFloat
  ) -> RealityFact {
    RealityFact(id, "15.0", "in a grouped row of 60 points, \(what)", value, tolerance, .notes) {
      RealityScreen.look(
        $0, width: 375, scale: 2, style: .grouped, rowHeight: 60, [.init(rows: [.line])], measure)
    }
  }

  private static func plain(
    _ what: String, _ value: CGFloat,
    _ measure: @escaping @MainActor @Sendable (RealityScreen) -> CGFloat
  ) -> RealityFact {
    RealityFact("R53", "15.0", "in a plain row of 81 points, \(what)", value, 0.001, .pulley) {
      RealityScreen.look(
        $0, width: 375, style: .plain, rowHeight: 81, [.init(rows: [.line, .line])], measure)
    }
  }

  @MainActor private static func background(of screen: RealityScreen) -> UIView {
    screen.cell().subviews[0]
  }

  @MainActor private static func text(in screen: RealityScreen) -> CGRect {
    let cell = screen.cell()
    return cell.textLabel.map { $0.convert($0.bounds, to: cell) } ?? .null
  }

  @MainActor private static func line(in screen: RealityScreen) -> CGRect {
    screen.separators().last?.frame ?? .null
  }

  /// Measures the button of a row that was swiped.
  @MainActor private static func swiped(
    _ system: String, _ measure: @MainActor (UIView) -> CGFloat
  ) -> CGFloat {
    HeadlessClock.held {
      RealityScreen.look(system, width: 375, style: .plain, rowHeight: 48, [.init(rows: [.line])]) {
        screen in
        guard HeadlessHand(screen.table).swipe(IndexPath(row: 0, section: 0)) else { return .nan }
        HeadlessClock.advance(by: 1)
        let pullView = screen.table.subviews.first {
          !($0 is UITableViewCell) && $0.frame.maxX == 375 && $0.frame.height == 48
        }
        return pullView?.subviews.first.map(measure) ?? .nan
      }
    }
  }
}
