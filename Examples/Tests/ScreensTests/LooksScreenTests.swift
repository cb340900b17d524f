import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct LooksScreenTests {
  private func segments(_ control: LookControl, on screen: LooksScreen) throws -> UISegmentedControl
  {
    let row = try #require(LookControl.allCases.firstIndex(of: control))
    let cell = try #require(screen.choices.cellForRow(at: IndexPath(row: row, section: 0)))
    return try #require(cell.contentView.subviews.compactMap { $0 as? UISegmentedControl }.first)
  }

  private func choose(
    _ index: Int, of control: LookControl, on screen: LooksScreen, _ window: UIWindow
  ) throws {
    let segments = try segments(control, on: screen)
    #expect(segments.numberOfSegments == control.titles.count)
    segments.selectedSegmentIndex = index
    segments.sendActions(for: .valueChanged)
    Stage.settle(window)
  }

  @Test func eachSegmentChangesTheTableAndTheCode() throws {
    for control in LookControl.allCases where control != .separators {
      for index in control.titles.indices.dropFirst() {
        try Stage.show(LooksScreen()) { screen, window in
          Stage.settle(window)
          let before = HeadlessDrawing(of: screen.table).svg(title: "")
          try choose(index, of: control, on: screen, window)
          #expect(HeadlessDrawing(of: screen.table).svg(title: "") != before, "\(control) \(index)")
          #expect(screen.choice == control.choosing(index, in: LookChoice()))
          #expect(try segments(control, on: screen).selectedSegmentIndex == index)
        }
      }
    }
  }

  @Test func theSwitchTakesSeparatorsAway() throws {
    try Stage.show(LooksScreen()) { screen, window in
      let last = IndexPath(row: LookControl.allCases.count - 1, section: 0)
      screen.choices.scrollToRow(at: last, at: .bottom, animated: false)
      Stage.settle(window)
      let cell = try #require(screen.choices.cellForRow(at: last))
      let toggle = try #require(cell.accessoryView as? UISwitch)
      #expect(toggle.isOn)
      toggle.isOn = false
      toggle.sendActions(for: .valueChanged)
      Stage.settle(window)
      #expect(RowPicture.all(in: screen.table).allSatisfy { $0.separator == nil })
    }
  }

  @Test func whatTheLibraryDoesNotAllowIsOff() throws {
    try Stage.show(LooksScreen()) { screen, window in
      Stage.settle(window)
      // What is off is drawn in another color.
      @MainActor func drawing() throws -> String {
        HeadlessDrawing(of: try segments(.gaps, on: screen)).svg(title: "")
      }
      let before = try drawing()
      try choose(3, of: .fill, on: screen, window)
      #expect(try drawing() == before)
      try choose(4, of: .fill, on: screen, window)
      #expect(try drawing() != before)
    }
  }

  @Test func copyTakesTheCode() throws {
    var copied: [String] = []
    LooksScreen.copy = { copied.append($0) }
    defer { LooksScreen.copy = { _ in } }
    try Stage.show(LooksScreen()) { screen, window in
      Stage.settle(window)
      try choose(2, of: .radius, on: screen, window)
      try choose(1, of: .title, on: screen, window)
      screen.copyCode()
    }
    #expect(
      copied == ["dataSource.style.radius = 12\ndataSource.style.enclosesHeader = true"])
  }

  @Test func cornersAreRightWhileARowMoves() {
    Stage.show(LooksScreen()) { screen, window in
      var look = LookChoice()
      look.radius = .six
      screen.choose(look)
      Stage.settle(window)
      screen.moveRow()
      Stage.settle(window)
      #expect(
        RowPicture.all(in: screen.table).map(\.corners) == [
          Corners(top: 6, bottom: 0), Corners(top: 0, bottom: 6),
          Corners(top: 6, bottom: 0), .square, Corners(top: 0, bottom: 6),
        ])
    }
  }
}
