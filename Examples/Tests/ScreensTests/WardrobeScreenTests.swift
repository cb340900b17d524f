import Foundation
import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct WardrobeScreenTests {
  @Test func everySectionShowsItsOption() {
    Stage.show(WardrobeScreen()) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView)
      func corners(_ section: Int) -> [Corners] {
        rows.filter { $0.indexPath.section == section }.map(\.corners)
      }
      #expect(corners(0) == [Corners(top: 10, bottom: 0), .square, Corners(top: 0, bottom: 10)])
      #expect(corners(1) == [Corners(top: 18, bottom: 0), Corners(top: 0, bottom: 18)])
      #expect(corners(2) == [Corners(top: 18, bottom: 0), Corners(top: 0, bottom: 4)])
    }
  }

  /// The sections below the fold, numbered from the last one, which has no card.
  @Test func sectionsBelowShowTheirs() {
    Stage.show(WardrobeScreen()) { screen, window in
      let count = screen.tableView.numberOfSections
      func section(_ number: Int) -> Int { count - 1 - number }
      let selected = IndexPath(row: 0, section: section(2))
      screen.tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
      let last = IndexPath(row: 1, section: section(0))
      screen.tableView.scrollToRow(at: last, at: .bottom, animated: false)
      window.layoutIfNeeded()
      let rows = RowPicture.all(in: screen.tableView)
      func row(_ row: Int, _ number: Int) -> RowPicture? {
        rows.first { $0.indexPath == IndexPath(row: row, section: section(number)) }
      }
      #expect(row(0, 0)?.corners == Corners(top: 0, bottom: 0))
      #expect(row(0, 1)?.corners == Corners(top: 10, bottom: 0))
      #expect(row(0, 1).map { abs($0.left - 16) < 0.05 } == true)
      let orange = HeadlessDrawing.RGBA(.systemOrange, traits: screen.traitCollection)
      let overWhite = HeadlessDrawing.RGBA(
        red: (orange.red + 1) / 2, green: (orange.green + 1) / 2, blue: (orange.blue + 1) / 2)
      #expect(row(0, 2)?.fill.isClose(to: overWhite) == true)
      #expect(row(0, 3)?.separator == nil)
    }
  }

  @Test func theFirstSectionHasAMiddleRow() {
    Stage.show(WardrobeScreen()) { screen, _ in
      let rows = RowPicture.all(in: screen.tableView).filter { $0.indexPath.section == 0 }
      #expect(rows.map(\.corners) == (0..<3).map { .card(row: $0, of: 3, radius: 10) })
    }
  }

  // MARK: The focus halo

  /// The first section has three rows with a radius of 10, the second two with one of 18.
  @Test func theFocusHaloHasTheCardsShape() throws {
    try Stage.show(WardrobeScreen()) { screen, _ in
      try expectHalo(screen, 0, 0, top: 10, bottom: 0)
      try expectHalo(screen, 0, 1, top: 0, bottom: 0)
      try expectHalo(screen, 0, 2, top: 0, bottom: 10)
      try expectHalo(screen, 1, 0, top: 18, bottom: 0)
    }
  }

  @Test func theFocusHaloOfARowThatStaysFollowsAnUpdate() throws {
    try Stage.show(WardrobeScreen()) { screen, window in
      screen.remove(at: IndexPath(row: 0, section: 0))
      Stage.settle(window)
      try expectHalo(screen, 0, 0, top: 10, bottom: 0)
      screen.remove(at: IndexPath(row: 1, section: 0))
      Stage.settle(window)
      try expectHalo(screen, 0, 0, top: 10, bottom: 10)
    }
  }

  @Test func theFocusHaloOfARowThatStaysFollowsARotation() throws {
    try Stage.show(WardrobeScreen()) { screen, window in
      let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      window.adopt(HeadlessDevice.phone.rotated)
      Stage.settle(window)
      #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
      try expectHalo(screen, 0, 0, top: 10, bottom: 0)
    }
  }

  @Test func rowsThatAreScrolledToHaveAHalo() throws {
    try Stage.show(WardrobeScreen()) { screen, window in
      let last = screen.tableView.numberOfSections - 1
      screen.tableView.scrollToRow(
        at: IndexPath(row: 1, section: last), at: .bottom, animated: false)
      window.layoutIfNeeded()
      try expectHalo(screen, last - 5, 0, top: 10, bottom: 0)
    }
  }

  /// The halo runs round what is drawn of the card, to the point on each corner's arc that is
  /// nearest to the corner.
  private func expectHalo(
    _ screen: WardrobeScreen, _ section: Int, _ row: Int, top: CGFloat, bottom: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let indexPath = IndexPath(row: row, section: section)
    let cell = try #require(screen.tableView.cellForRow(at: indexPath))
    let halo = try #require(cell.focusEffect as? UIFocusHaloEffect, sourceLocation: sourceLocation)
    let path = try #require(halo.path)
    let drawn = try #require(
      RowPicture.all(in: screen.tableView).first { $0.indexPath == indexPath })
    let bounds = path.bounds
    #expect(abs(bounds.minX - drawn.left) < 0.05, sourceLocation: sourceLocation)
    #expect(abs(bounds.maxX - drawn.right) < 0.05, sourceLocation: sourceLocation)
    #expect(bounds.minY == 0 && bounds.maxY == cell.bounds.height, sourceLocation: sourceLocation)
    let nearest = 1 - CGFloat(0.5).squareRoot()
    for (radius, y, inwards) in [(top, bounds.minY, 1.0), (bottom, bounds.maxY, -1)] {
      for (x, sideways) in [(bounds.minX, 1.0), (bounds.maxX, -1)] {
        for (distance, isInside) in [(-0.3, false), (0.3, true)] {
          let cut = radius * nearest + distance
          let point = CGPoint(x: x + cut * sideways, y: y + cut * inwards)
          #expect(path.contains(point) == isInside, sourceLocation: sourceLocation)
        }
      }
    }
  }
}
