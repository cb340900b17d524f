import Foundation
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// A cell that draws its own part of a card.
@MainActor @Suite struct CardCellDrawingTests {
  private func screen(_ device: HeadlessDevice, _ cellClass: UITableViewCell.Type) -> HeldScreen {
    let screen = HeldScreen(device, cellClass: cellClass)
    screen.dataSource.tableStyle.inset = 24
    screen.dataSource.style = CardStyle(radius: 14)
    screen.apply("A:abc", "B:d", "C:ef")
    screen.settle()
    return screen
  }

  /// Where something other than the table's background is seen in a row.
  private func silhouette(_ item: String, _ screen: HeldScreen) -> [Bool] {
    guard let cell = screen.cell(item) else { return [] }
    let frame = cell.convert(cell.bounds, to: screen.window)
    let drawing = HeadlessDrawing(of: screen.window)
    let background = drawing.color(at: CGPoint(x: frame.midX, y: 1))
    let near = Array(stride(from: CGFloat(0.75), to: 90, by: 2.5))
    return near.prefix { $0 < frame.height }.flatMap { y in
      (near + near.map { frame.width - $0 }).map { x in
        !drawing.color(at: CGPoint(x: x, y: frame.minY + y)).isClose(to: background)
      }
    }
  }

  private func expectCards(
    of items: String, on device: HeadlessDevice, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (HeldScreen) -> Void = { _ in }
  ) {
    HeadlessClock.held {
      let (own, decorated) = (
        screen(device, StripedCell.self), screen(device, UITableViewCell.self)
      )
      for screen in [own, decorated] {
        change(screen)
        screen.settle()
      }
      for item in items.map(String.init) {
        let seen = silhouette(item, own)
        #expect(seen.contains(true), "\(item)", sourceLocation: sourceLocation)
        #expect(seen == silhouette(item, decorated), "\(item)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func everyRowHasTheShapeOfADecoratedOne() {
    for device in [HeadlessDevice.phone, .phone.rotated, .pad] {
      expectCards(of: "abcdef", on: device)
    }
  }

  @Test func rowsThatStayFollowAnUpdate() {
    expectCards(of: "bcdgef", on: .phone) { $0.apply("A:bc", "B:dg", "C:efh") }
  }

  @Test func withoutCardsARowReachesFromEdgeToEdge() {
    HeadlessClock.held {
      let screen = screen(.phone, StripedCell.self)
      screen.dataSource.style = .noCard
      screen.settle()
      #expect(Set(silhouette("a", screen)) == [true])
    }
  }

  /// In a row of two the first has a line; the stripe is at the leading edge and is cut by the
  /// corners.
  @Test func lineAndStripeAreInTheCard() throws {
    try HeadlessClock.held {
      for isMirrored in [false, true] {
        var device = HeadlessDevice.phone
        if isMirrored { device.layoutDirection = .rightToLeft }
        let screen = screen(device, StripedCell.self)
        let drawing = HeadlessDrawing(of: screen.window)
        let traits = screen.tableView.traitCollection
        for item in ["e", "f"] {
          let cell = try #require(screen.cell(item))
          let frame = cell.convert(cell.bounds, to: screen.window)
          let stripe = CGPoint(x: isMirrored ? frame.maxX - 27 : 27, y: frame.midY)
          let teal = HeadlessDrawing.RGBA(.systemTeal, traits: traits)
          #expect(drawing.color(at: stripe).isClose(to: teal))
          let bottom = drawing.color(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
          let middle = drawing.color(at: CGPoint(x: frame.midX, y: frame.midY))
          #expect(bottom.isClose(to: middle) == (item == "f"))
        }
      }
    }
  }

  /// What the article's cell looks like is tested with the example screen.
  @Test func theArticleShowsWhatTheExampleDoes() throws {
    func text(_ page: String) throws -> String {
      try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    }
    let article = try text("Sources/RoundedTable/RoundedTable.docc/CustomizeCells.md")
    let start = try #require(article.range(of: "  func apply(_ card: Card")).lowerBound
    let end = try #require(article[start...].range(of: "\n  }\n")).upperBound
    let cell = try text("Examples/Sources/Screens/CustomCells/PhotoCell.swift")
    #expect(cell.contains(article[start..<end]))
  }
}
