import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct FormScreenTests {
  private func field(_ name: String, _ screen: UITableViewController) throws -> UITextField {
    func fields(_ view: UIView) -> [UITextField] {
      [view as? UITextField].compactMap(\.self) + view.subviews.flatMap(fields)
    }
    return try #require(
      screen.tableView.visibleCells.flatMap { fields($0.contentView) }
        .first { $0.accessibilityLabel == name })
  }

  @Test(arguments: TestDevice.allCases)
  func fieldsAreRowsOfCards(on test: TestDevice) {
    Stage.show(FormScreen(), on: test.device) { screen, _ in
      #expect(screen.tableView.drawnCaps == "╭╰□□□")
    }
  }

  @Test func errorsAreTheLastRowsOfTheirCards() {
    Stage.show(FormScreen()) { screen, window in
      screen.fillIn(name: "Ada Byron", email: "ada@example", password: "1815")
      HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: 3))
      Stage.settle(window)
      #expect(screen.shownTexts[2] == "This isn’t an email address.")
      #expect(screen.shownTexts[4] == "A password has at least eight characters.")
      #expect(screen.tableView.drawnCaps == "╭│╰╭╰□□")
    }
  }

  @Test func typingWhatIsMissingRemovesTheError() throws {
    try Stage.show(FormScreen()) { screen, window in
      screen.fillIn(name: "Ada Byron", email: "ada@example", password: "18151815")
      screen.submit()
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps == "╭│╰□□□")
      let email = try field("Email", screen)
      email.becomeFirstResponder()
      HeadlessKeyboard.type(".")
      Stage.settle(window)
      #expect(email.text == "ada@example.")
      #expect(screen.tableView.drawnCaps == "╭╰□□□")
      // The row that stays is the one that is typed in.
      #expect(try field("Email", screen) === email)
    }
  }

  @Test func nothingIsWrongWithACompleteForm() {
    Stage.show(FormScreen()) { screen, window in
      screen.fillIn(name: "Ada Byron", email: "ada@example.org", password: "18151815")
      screen.submit()
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps == "╭╰□□□")
    }
  }

  @Test func aCardInWhichSomethingIsWrongIsOutlinedInRed() throws {
    try Stage.show(FormScreen()) { screen, window in
      @MainActor func outline(_ section: Int) -> HeadlessDrawing.RGBA {
        let row = screen.tableView.frameInDrawing(of: IndexPath(row: 0, section: section))
        return HeadlessDrawing(of: screen.tableView).color(at: CGPoint(x: 16.4, y: row.midY))
      }
      let red = HeadlessDrawing.RGBA(.systemRed, traits: screen.traitCollection)
      screen.fillIn(name: "Ada Byron", email: "ada@example", password: "18151815")
      screen.submit()
      Stage.settle(window)
      #expect(outline(0).isClose(to: red) && !outline(1).isClose(to: red))
      try field("Email", screen).becomeFirstResponder()
      HeadlessKeyboard.type(".")
      Stage.settle(window)
      #expect(!outline(0).isClose(to: red))
    }
  }

  @Test func aPasswordIsNotShown() throws {
    try Stage.show(FormScreen()) { screen, _ in
      screen.fillIn(name: "Ada", email: "", password: "secret")
      let password = try field("Password", screen)
      let email = try field("Email", screen)
      #expect(password.isSecureTextEntry && !email.isSecureTextEntry)
    }
  }
}
