import Foundation
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct CustomLookScreenTests {
  private typealias RGBA = HeadlessDrawing.RGBA

  /// What is seen at a place of a row, in the row's coordinates; from the right and from below
  /// where negative.
  private func color(_ screen: CustomLookScreen, _ row: IndexPath, x: CGFloat, y: CGFloat) -> RGBA {
    let frame = screen.tableView.frameInDrawing(of: row)
    return HeadlessDrawing(of: screen.tableView).color(
      at: CGPoint(
        x: x < 0 ? frame.maxX + x : frame.minX + x, y: y < 0 ? frame.maxY + y : frame.minY + y))
  }

  private func line(_ screen: CustomLookScreen) -> RGBA {
    RGBA(screen.view.tintColor, traits: screen.traitCollection)
  }

  private func paper(_ screen: CustomLookScreen) -> RGBA {
    RGBA(.secondarySystemBackground, traits: screen.traitCollection)
  }

  private func expectCard(
    of count: Int, inSection section: Int, _ screen: CustomLookScreen, margin: CGFloat = 20,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      screen.tableView.numberOfRows(inSection: section) == count, sourceLocation: sourceLocation)
    for row in 0..<count {
      let indexPath = IndexPath(row: row, section: section)
      func isLine(_ x: CGFloat, _ y: CGFloat) -> Bool {
        color(screen, indexPath, x: x, y: y).isClose(to: line(screen))
      }
      func isPaper(_ x: CGFloat, _ y: CGFloat) -> Bool {
        color(screen, indexPath, x: x, y: y).isClose(to: paper(screen))
      }
      let middle = screen.tableView.bounds.midX
      for side in [1.0, -1] {
        #expect(isLine((margin + 1) * side, 20), sourceLocation: sourceLocation)
        #expect(isPaper((margin - 1) * side, 20), sourceLocation: sourceLocation)
        #expect(isPaper((margin + 3) * side, 20), sourceLocation: sourceLocation)
        // The corner is cut where the card ends and straight where it goes on.
        #expect(isLine((margin + 1) * side, 2) == (row > 0), sourceLocation: sourceLocation)
        #expect(
          isLine((margin + 1) * side, -2) == (row < count - 1), sourceLocation: sourceLocation)
      }
      #expect(isLine(middle, 1) == (row == 0), sourceLocation: sourceLocation)
      #expect(isLine(middle, -1) == (row == count - 1), sourceLocation: sourceLocation)
    }
  }

  @Test func theLineFollowsTheAppearanceWhileShown() {
    Stage.show(CustomLookScreen()) { screen, window in
      let light = line(screen)
      window.overrideUserInterfaceStyle = .dark
      Stage.settle(window)
      #expect(!line(screen).isClose(to: light))
      expectCard(of: 3, inSection: 0, screen)
      window.tintColor = .systemOrange
      Stage.settle(window)
      expectCard(of: 3, inSection: 0, screen)
    }
  }

  @Test(arguments: TestDevice.allCases)
  func aLineRunsRoundEachCard(on test: TestDevice) {
    Stage.show(CustomLookScreen(), on: test.device) { screen, _ in
      for (section, count) in [3, 2, 1].enumerated() {
        expectCard(of: count, inSection: section, screen)
      }
    }
  }

  @Test func rowsThatStayFollowAnUpdate() {
    Stage.show(CustomLookScreen()) { screen, window in
      screen.removeFirstRow(ofSection: 0)
      screen.removeFirstRow(ofSection: 1)
      Stage.settle(window)
      expectCard(of: 2, inSection: 0, screen)
      expectCard(of: 1, inSection: 1, screen)
    }
  }

  @Test func theCardStaysInsideTheSafeArea() {
    Stage.show(CustomLookScreen()) { screen, window in
      window.adopt(HeadlessDevice.phone.rotated)
      Stage.settle(window)
      expectCard(of: 3, inSection: 0, screen, margin: 67)
    }
  }

  @Test func withoutCardsTheTableIsAsUIKitMakesIt() {
    Stage.show(CustomLookScreen()) { screen, window in
      let untouched = UITableView(frame: screen.tableView.frame, style: .plain)
      window.addSubview(untouched)
      screen.showsCards = false
      Stage.settle(window)
      #expect(screen.tableView.separatorStyle == untouched.separatorStyle)
      #expect(screen.tableView.backgroundColor == untouched.backgroundColor)
      #expect(screen.tableView.layoutMargins.left == untouched.layoutMargins.left)
      #expect(screen.tableView.layoutMargins.right == untouched.layoutMargins.right)
      for cell in screen.tableView.visibleCells {
        #expect(cell.backgroundColor == UITableViewCell().backgroundColor)
        #expect(!cell.subviews.contains { "\(type(of: $0))" == "BorderView" })
      }
      let first = IndexPath(row: 0, section: 0)
      #expect(!color(screen, first, x: 21, y: 20).isClose(to: line(screen)))
      screen.showsCards = true
      Stage.settle(window)
      expectCard(of: 3, inSection: 0, screen)
    }
  }

  @Test func whatTheAppSetsMeanwhileStays() {
    Stage.show(CustomLookScreen()) { screen, window in
      screen.tableView.backgroundColor = .systemYellow
      screen.showsCards = false
      Stage.settle(window)
      #expect(screen.tableView.backgroundColor == .systemYellow)
      #expect(screen.tableView.separatorStyle == .singleLine)
    }
  }

  /// Clear is what the decorator itself gives a cell.
  @Test(arguments: [UIColor.clear, .systemYellow, nil])
  func theCellsOwnColorComesBack(_ color: UIColor?) {
    Stage.show(CustomLookScreen()) { screen, window in
      screen.showsCards = false
      Stage.settle(window)
      for cell in screen.tableView.visibleCells { cell.backgroundColor = color }
      for _ in 1...2 {
        screen.showsCards = true
        Stage.settle(window)
        expectCard(of: 3, inSection: 0, screen)
        screen.showsCards = false
        Stage.settle(window)
        #expect(screen.tableView.visibleCells.count == 6)
        for cell in screen.tableView.visibleCells { #expect(cell.backgroundColor == color) }
      }
    }
  }

  /// Margins are read with the safe area and written without it.
  @Test func marginsDoNotGrowWhenHeldSideways() {
    Stage.show(CustomLookScreen(), on: HeadlessDevice.phone.rotated) { screen, window in
      for _ in 1...2 {
        screen.showsCards = false
        screen.showsCards = true
        Stage.settle(window)
      }
      expectCard(of: 3, inSection: 0, screen, margin: 67)
      screen.showsCards = false
      Stage.settle(window)
      let untouched = UITableView(frame: screen.tableView.frame, style: .plain)
      window.addSubview(untouched)
      #expect(screen.tableView.layoutMargins.left == untouched.layoutMargins.left)
      #expect(untouched.layoutMargins.left > 60)
    }
  }
}
