import CardTesting
import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// The proof that apps use, on tables whose headers clip the rows beneath them.
@MainActor @Suite struct CardProofLidTests {
  /// Looks at every frame of what happens to a table, and until nothing moves any more.
  private func prove(
    on screen: LidScreen, headersClipRows: Bool = true, _ body: () -> Void
  ) throws {
    let proof = CardProof(
      of: screen.tableView, corners: [.bottomLeft, .bottomRight], headersClipRows: headersClipRows)
    proof.start()
    body()
    HeadlessClock.advance(by: 0.5)
    try proof.stop()
  }

  private func screen(clips: Bool = true) -> LidScreen {
    var setup = LidScreen.Setup()
    setup.style = {
      $0.fill = .color(.white)
      $0.clipsRowsBeneathHeader = clips
    }
    let screen = LidScreen(setup)
    screen.scroll(to: 70)
    return screen
  }

  @Test func everyFrameOfUpdatesAndScrollingIsRight() throws {
    try HeadlessClock.held {
      let screen = screen()
      let all: [LidScreen.Sections] = [
        [("A", "cdef"), ("B", "gh"), ("C", "ijklmno")],
        [("A", "xyzcdef"), ("B", "gh"), ("C", "ijklmno")],
        [("B", "gh"), ("A", "xyzcdef"), ("C", "ijklmno")],
      ]
      for sections in all { try prove(on: screen) { screen.apply(sections) } }
      for offset in [90, 130, 190, 260, 20] as [CGFloat] {
        try prove(on: screen) { screen.scroll(to: offset) }
      }
    }
  }

  @Test func aRowThatIsNotClippedIsFound() {
    HeadlessClock.held {
      let fault = #expect(throws: WrongFrame.self) { try prove(on: screen(clips: false)) {} }
      #expect(
        fault?.description.hasSuffix(
          "row 0 of section 0 is seen up to 58 points above the bottom edge of its header") == true)
    }
  }

  @Test func aRowThatIsClippedTooLowIsFound() {
    HeadlessClock.held {
      let screen = screen()
      let fault = #expect(throws: WrongFrame.self) {
        try prove(on: screen) {
          let row = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
          row?.mask?.frame.origin.y += 6
        }
      }
      #expect(
        fault?.description.hasSuffix(
          "is hidden down to 6 points below the bottom edge of its header") == true)
    }
  }

  /// A proof that's told nothing takes cut rows for rows that show nothing.
  @Test func itHasToBeTold() {
    HeadlessClock.held {
      let fault = #expect(throws: WrongFrame.self) {
        try prove(on: screen(), headersClipRows: false) {}
      }
      #expect(fault?.seen == nil)
    }
  }
}
