import CardTesting
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
        // 26 points are the system's radius since iOS 26.
        var device = HeadlessDevice.phone
        device.systemVersion = "18.0"
        try Stage.show(LooksScreen(), on: device) { screen, window in
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

  @Test func aPictureIsBehindWhatLetsItThrough() {
    Stage.show(LooksScreen()) { screen, window in
      for fill in LookChoice.Fill.allCases {
        var look = LookChoice()
        look.fill = fill
        screen.choose(look)
        Stage.settle(window)
        #expect((screen.table.backgroundView != nil) == [.translucent, .material].contains(fill))
      }
    }
  }

  @Test func copyTakesTheCode() throws {
    var copied: [String] = []
    LooksScreen.copy = { copied.append($0) }
    defer { LooksScreen.copy = { _ in } }
    try Stage.show(LooksScreen()) { screen, window in
      Stage.settle(window)
      try choose(1, of: .radius, on: screen, window)
      try choose(1, of: .title, on: screen, window)
      screen.copyCode()
    }
    #expect(
      copied == ["dataSource.style.radius = 12\ndataSource.style.enclosesHeader = true"])
  }

  @Test func everyLookHasRightCornersInEveryFrameWhileARowMoves() throws {
    for edge in LookChoice.Edge.allCases {
      for gaps in LookChoice.Gaps.allCases {
        try Stage.show(LooksScreen()) { screen, window in
          var look = LookChoice()
          (look.radius, look.edge, look.gaps) = (.twelve, edge, gaps)
          screen.choose(look)
          Stage.settle(window)
          let proof = CardProof(of: screen.table, innerRadius: 4) {
            gaps == .cards ? AnyHashable($0) : AnyHashable($0.section)
          }
          proof.start()
          screen.moveRow()
          var tops: Set<CGFloat> = []
          for _ in 0..<60 {
            window.layoutIfNeeded()
            HeadlessClock.advance(by: 1.0 / 60)
            tops.formUnion(
              screen.table.visibleCells.map { ($0.layer.presentation() ?? $0.layer).frame.minY })
          }
          try proof.stop()
          // At rest, five rows would have five.
          #expect(tops.count > 30)
        }
      }
    }
  }

  @Test func theMovedRowEndsAnotherCard() {
    Stage.show(LooksScreen()) { screen, window in
      var look = LookChoice()
      look.radius = .twelve
      screen.choose(look)
      Stage.settle(window)
      screen.moveRow()
      Stage.settle(window)
      #expect(
        RowPicture.all(in: screen.table).map(\.corners) == [
          Corners(top: 12, bottom: 0), Corners(top: 0, bottom: 12),
          Corners(top: 12, bottom: 0), .square, Corners(top: 0, bottom: 12),
        ])
    }
  }
}
