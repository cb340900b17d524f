import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ProfileScreenTests {
  @Test(arguments: TestDevice.allCases)
  func detailsAreCardsAndTheButtonsAreNot(on test: TestDevice) throws {
    try Stage.show(ProfileScreen(), on: test.device) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      #expect(rows.dropFirst().map(\.corners) == Corners.cards(3, 1, 2, radius: 10))
      let detail = try #require(rows.last)
      let paper = HeadlessDrawing.RGBA(.systemGroupedBackground, traits: screen.traitCollection)
      let frame = screen.tableView.frameInDrawing(of: IndexPath(row: 0, section: 0))
      // Between two buttons, whose row is as wide as the cards.
      let drawing = HeadlessDrawing(of: screen.tableView)
      #expect(drawing.color(at: CGPoint(x: frame.midX, y: frame.midY)).isClose(to: paper))
      #expect(!drawing.color(at: CGPoint(x: detail.left + 12, y: frame.midY)).isClose(to: paper))
    }
  }

  @Test func theHeaderShowsWhoItIs() throws {
    try Stage.show(ProfileScreen()) { screen, _ in
      let header = try #require(screen.tableView.tableHeaderView)
      let texts = HeadlessDrawing(of: header).items.compactMap { item in
        if case .text(let text, _, _) = item.kind { text } else { nil }
      }
      #expect(texts == ["Ada Byron", "Countess of Lovelace · Analyst"])
      let picture = try #require(header.subviews.first?.subviews.first)
      #expect(abs(picture.convert(picture.bounds, to: header).midX - header.bounds.midX) < 0.5)
    }
  }

  @Test func blockingTakesRowsAwayAndUnblockingBringsThemBack() {
    Stage.show(ProfileScreen()) { screen, window in
      @MainActor func tapLast() {
        let section = screen.tableView.numberOfSections - 1
        let row = screen.tableView.numberOfRows(inSection: section) - 1
        HeadlessHand(screen.tableView).tap(IndexPath(row: row, section: section))
        Stage.settle(window)
      }
      let before = screen.shownTexts
      tapLast()
      #expect(screen.shownCorners == Corners.cards(2, 1, 1, radius: 10))
      #expect(screen.shownTexts.last == "Unblock This Caller")
      tapLast()
      #expect(screen.shownTexts == before)
      #expect(screen.shownCorners.dropFirst() == Corners.cards(3, 1, 2, radius: 10)[...])
    }
  }
}
