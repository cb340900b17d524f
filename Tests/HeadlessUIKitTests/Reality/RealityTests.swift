import Foundation
import Testing
@_spi(Headless) import UIKit

/// What real systems were seen to draw, and the stand-in draws too.
///
/// The numbers of the facts are those of the list that they were recorded in. What of it the
/// stand-in does not show stands in the article about it.
@MainActor @Suite struct RealityTests {
  @Test(arguments: RealityFact.all) func aLengthIsTheMeasuredOne(_ fact: RealityFact) {
    let drawn = fact.measure(fact.system)
    // A little for what CGFloat cannot hold.
    let isClose = abs(drawn - fact.value) <= fact.tolerance + 0.000_1
    #expect(isClose, "\(drawn), not \(fact.value) ± \(fact.tolerance); \(fact.source.rawValue)")
  }

  /// R10, "getsentry/sentry-cocoa": 242, 242, 247 round cards of 255, 255, 255.
  @Test(arguments: ["16.4", "18.6", "26.0"]) func groupedColorsAreTheMeasuredOnes(
    _ system: String
  ) {
    RealityScreen.look(system, width: 300, [.init(rows: [.line])]) { screen in
      let card = screen.frame()
      #expect(screen.color(8, card.midY) == [242, 242, 247])
      #expect(screen.color(card.midX, card.midY) == [255, 255, 255])
    }
  }

  /// R19, "pointfreeco/swift-snapshot-testing": 198, 198, 200 on white.
  @Test func aPlainTablesSeparatorHasTheMeasuredColor() {
    RealityScreen.look("15.0", width: 320, style: .plain, [.init(rows: [.line, .line])]) { screen in
      let line = screen.separators().map(screen.frame).last ?? .zero
      #expect(screen.color(200, line.midY) == [198, 198, 200])
    }
  }

  /// R11 and R12, "getsentry/sentry-cocoa": small capitals, and as written in a larger semibold.
  @Test(arguments: [("16.4", "GENERAL"), ("18.6", "GENERAL"), ("26.0", "General")])
  func headersAreWrittenAsMeasured(_ system: String, _ text: String) {
    RealityScreen.look(system, width: 300, [.init(header: "General", rows: [.line])]) { screen in
      let label = screen.header(0)
      #expect(label?.text == text)
      let font: UIFont = .preferredFont(forTextStyle: text == "General" ? .headline : .footnote)
      #expect(label?.font == font)
    }
  }

  /// R23, a view tree of Settings on iOS 26.4: there, as wide as the card, not visible.
  @Test func theLastRowsSeparatorIsThereAndNotSeen() {
    RealityScreen.look("26.4", width: 402, [.init(rows: [.line, .line])]) { screen in
      let lines = screen.separators(1)
      #expect(lines.map(screen.frame).map { [$0.minX, $0.maxX] } == [[20, 382]])
      #expect(lines.map(\.isHidden) == [true])
      #expect(screen.separators(0).map(\.isHidden) == [false])
    }
  }

  /// R27, the same: a view as large as the cell, with one subview.
  @Test func aCellsBackgroundHasOneViewInIt() {
    RealityScreen.look("26.4", width: 402, [.init(rows: [.line])]) { screen in
      let background = screen.cell().subviews.first
      #expect(background?.frame == screen.cell().bounds)
      #expect(background?.subviews.count == 1)
    }
  }

  /// R41, "Vercantez/openuikit": cells from the last row to the first, and headers and footers in
  /// front of all of them.
  @Test(arguments: [UITableView.Style.insetGrouped, .plain])
  func theFirstRowIsInFrontOfTheOthers(_ style: UITableView.Style) {
    let sections = [
      RealityScreen.Section(footer: "Footer", rows: [.line, .line, .line]),
      RealityScreen.Section(header: "Header", rows: [.line, .line]),
    ]
    RealityScreen.look("26.0", width: 375, scale: 2, style: style, sections) { screen in
      let views = screen.table.subviews
      let rows = views.compactMap { $0 as? UITableViewCell }.compactMap(screen.table.indexPath)
      #expect(rows.count == 5)
      #expect(rows == rows.sorted(by: >))
      let lastCell = views.lastIndex { $0 is UITableViewCell } ?? .max
      let firstOther = views.firstIndex { $0 is UITableViewHeaderFooterView } ?? .min
      #expect(lastCell < firstOther)
    }
  }

  /// R44, Apple: CAGradientLayer.startPoint: the line is in the unit square, which is stretched
  /// with its bands.
  @Test func aGradientsBandsAreStretchedWithItsLayer() {
    let window = UIWindow(device: .phone)
    window.makeKeyAndVisible()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    window.layer.addSublayer(layer)
    let drawing = HeadlessDrawing(of: window)
    // The band through the middle runs from corner to corner.
    let grays = [(150.0, 50.0), (60, 80), (240, 20)].map {
      drawing.color(at: CGPoint(x: $0.0, y: $0.1)).red
    }
    #expect(grays.allSatisfy { abs($0 - 0.5) < 0.02 })
    #expect(drawing.color(at: CGPoint(x: 150, y: 20)).red < 0.4)
  }
}
