import CardTesting
import Foundation
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ExpandingScreenTests {
  private func tap(_ section: Int, _ screen: ExpandingScreen) {
    HeadlessHand(screen.tableView).tap(IndexPath(row: 0, section: section))
  }

  private func folder(_ section: Int, _ screen: ExpandingScreen) -> UITableViewCell? {
    screen.tableView.cellForRow(at: IndexPath(row: 0, section: section))
  }

  private func rowCounts(_ screen: ExpandingScreen) -> [Int] {
    (0..<screen.tableView.numberOfSections).map { screen.tableView.numberOfRows(inSection: $0) }
  }

  /// Checks the corners in every frame of the next second, and that no card is torn apart.
  ///
  /// The change is no tap, whose highlight fades through the color of the table's background.
  private func expectWholeCards(
    _ screen: ExpandingScreen, _ window: UIWindow, frames: Int = 60, _ change: () -> Void
  ) throws {
    let proof = CardProof(of: screen.tableView)
    proof.start()
    change()
    for _ in 0..<frames {
      window.layoutIfNeeded()
      expectNoGaps(screen.tableView)
      HeadlessClock.advance(by: 1.0 / 60)
    }
    try proof.stop()
  }

  private func expectNoGaps(_ tableView: UITableView) {
    let paths = tableView.indexPathsForVisibleRows ?? []
    for (upper, lower) in zip(paths, paths.dropFirst()) where upper.section == lower.section {
      let frames = [upper, lower].compactMap { tableView.cellForRow(at: $0)?.layer }
        .map { ($0.presentation() ?? $0).frame }
      #expect(frames.count == 2 && abs(frames[0].maxY - frames[1].minY) < 0.01)
    }
  }

  @Test(arguments: TestDevice.allCases)
  func aFolderIsOneCardInEveryFrame(on test: TestDevice) throws {
    try Stage.show(ExpandingScreen(), on: test.device) { screen, window in
      #expect(screen.tableView.drawnCaps == "□□□")
      try expectWholeCards(screen, window) { screen.toggle(section: 0) }
      #expect(screen.tableView.drawnCaps == "╭││╰□□")
      try expectWholeCards(screen, window) { screen.toggle(section: 2) }
      #expect(screen.tableView.drawnCaps == "╭││╰□╭│╰")
      try expectWholeCards(screen, window) { screen.toggle(section: 0) }
      #expect(screen.tableView.drawnCaps == "□□╭│╰")
    }
  }

  @Test func collapsingInTheMiddleOfExpanding() throws {
    try Stage.show(ExpandingScreen()) { screen, window in
      try expectWholeCards(screen, window, frames: 8) { screen.toggle(section: 0) }
      #expect(rowCounts(screen) == [4, 1, 1])
      try expectWholeCards(screen, window) { screen.toggle(section: 0) }
      #expect(rowCounts(screen) == [1, 1, 1])
      #expect(screen.tableView.drawnCaps == "□□□")
      #expect(folder(0, screen)?.accessibilityValue == "Collapsed")
      #expect(folder(0, screen)?.accessoryView?.transform == .identity)
    }
  }

  @Test func aHundredDocumentsAreOneCard() throws {
    try Stage.show(ExpandingScreen()) { screen, window in
      try expectWholeCards(screen, window) { screen.toggle(section: 1) }
      #expect(rowCounts(screen) == [1, 101, 1])
      screen.tableView.scrollToRow(
        at: IndexPath(row: 100, section: 1), at: .middle, animated: false)
      Stage.settle(window)
      #expect(screen.tableView.drawnCaps.hasSuffix("│││╰□"))
      #expect(!screen.tableView.drawnCaps.dropLast(2).contains { $0 != "│" })
      screen.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
      Stage.settle(window)
      try expectWholeCards(screen, window) { screen.toggle(section: 1) }
      #expect(screen.tableView.drawnCaps == "□□□")
    }
  }

  @Test func voiceOverIsToldWhetherAFolderIsExpanded() {
    Stage.show(ExpandingScreen()) { screen, window in
      #expect(folder(1, screen)?.accessibilityTraits.contains(.button) == true)
      #expect(folder(1, screen)?.accessibilityValue == "Collapsed")
      tap(1, screen)
      #expect(folder(1, screen)?.accessibilityValue == "Expanded")
      // The cells are reused meanwhile.
      screen.tableView.scrollToRow(
        at: IndexPath(row: 0, section: 2), at: .bottom, animated: false)
      Stage.settle(window)
      #expect(folder(2, screen)?.accessibilityValue == "Collapsed")
      screen.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
      Stage.settle(window)
      #expect(folder(0, screen)?.accessibilityValue == "Collapsed")
      #expect(folder(1, screen)?.accessibilityValue == "Expanded")
      tap(1, screen)
      #expect(folder(1, screen)?.accessibilityValue == "Collapsed")
    }
  }

  private let upsideDown = CGAffineTransform(rotationAngle: .pi)

  @Test func theChevronTurnsWhileRowsCome() throws {
    try Stage.show(ExpandingScreen()) { screen, window in
      let chevron = try #require(folder(0, screen)?.accessoryView)
      let frame = chevron.frame
      tap(0, screen)
      window.layoutIfNeeded()
      HeadlessClock.advance(by: 0.15)
      let turned = try #require(chevron.layer.presentation()).affineTransform()
      #expect(turned.a > -0.9 && turned.a < 0.9)
      Stage.settle(window)
      #expect(chevron.layer.presentation()?.affineTransform() == upsideDown)
      #expect(abs(chevron.frame.minX - frame.minX) < 0.01)
      #expect(abs(chevron.bounds.width - frame.width) < 0.01)
      tap(0, screen)
      Stage.settle(window)
      #expect(chevron.transform == .identity)
    }
  }

  @Test func underReduceMotionItTurnsAtOnce() throws {
    var device = HeadlessDevice.phone
    device.reduceMotion = true
    try Stage.show(ExpandingScreen(), on: device) { screen, _ in
      let chevron = try #require(folder(0, screen)?.accessoryView)
      tap(0, screen)
      #expect(chevron.transform == upsideDown)
      #expect(chevron.layer.animationKeys()?.contains("transform") != true)
    }
  }
}
