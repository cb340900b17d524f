import HeadlessTestSupport
import RoundedTable
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Headers that are only as wide as their text, as in plain tables on visionOS.
@MainActor @Suite struct NarrowHeadersTests {
  private final class Titled: RoundedDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title" }
  }

  private func screen(
    _ device: HeadlessDevice, _ style: UITableView.Style = .plain
  ) -> HeldScreen {
    let screen = HeldScreen(device, style, make: { Titled(tableView: $0, cellProvider: $1) })
    screen.dataSource.style.enclosesHeader = true
    screen.dataSource.style.clipsRowsBeneathHeader = true
    screen.dataSource.apply(
      LetterSnapshot(["A:abcdefghijklmnopqrstuvwxyz", "B:12"]), animatingDifferences: false)
    screen.settle()
    return screen
  }

  /// The sides of a part of a card, in the window.
  private func sides(of background: UIView?) -> [CGFloat] {
    guard let shape = background?.subviews.last else { return [] }
    let rect = shape.convert(shape.bounds, to: nil)
    return [rect.minX, rect.maxX]
  }

  private func areAlike(_ some: [CGFloat], _ others: [CGFloat]) -> Bool {
    some.count == 2 && others.count == 2 && zip(some, others).allSatisfy { abs($0 - $1) < 0.01 }
  }

  private var vision: HeadlessDevice {
    var device = HeadlessDevice.pad
    device.userInterfaceIdiom = .vision
    return device
  }

  private func check(_ screen: HeldScreen, _ comment: Comment) throws {
    let header = try #require(screen.tableView.headerView(forSection: 0))
    #expect(header.frame.width < 200, comment)
    let own = sides(of: header.backgroundView)
    #expect(areAlike(own, sides(of: screen.cell("c")?.backgroundView)), comment)
  }

  @Test(arguments: [false, true]) func theirCardsAreAsWideAsRows(_ isMirrored: Bool) throws {
    try HeadlessClock.held {
      var device = vision
      if isMirrored { device.layoutDirection = .rightToLeft }
      let screen = screen(device)
      try check(screen, "at rest")
      screen.tableView.contentOffset.y += 60
      screen.window.layoutIfNeeded()
      try check(screen, "while it floats")
      screen.window.frame.size.width -= 200
      screen.settle()
      try check(screen, "in another width, though the header has the same")
      screen.tableView.contentOffset.y += 70
      screen.window.layoutIfNeeded()
      let bottom = try #require(screen.tableView.headerView(forSection: 0)).frame.maxY
      let beneath = screen.tableView.visibleCells.filter { $0.frame.minY < bottom - 1 }
      #expect(!beneath.isEmpty && beneath.allSatisfy { $0.mask != nil }, "rows are cut beneath it")
    }
  }

  @Test func whoAsksForItGetsItElsewhere() throws {
    try HeadlessClock.held {
      let screen = screen(.phone, .grouped)
      let header = try #require(screen.tableView.headerView(forSection: 0))
      #expect(header.frame.width == screen.tableView.bounds.width)
      screen.tableView.contentHuggingElements = .sectionHeaders
      screen.settle()
      try check(screen, "grouped")
    }
  }

  /// Its sides are those of rows also where the app scales it.
  @Test func aScaledHeaderHasTheSidesOfRows() throws {
    try HeadlessClock.held {
      let screen = screen(.phone)
      let header = try #require(screen.tableView.headerView(forSection: 0))
      header.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      header.backgroundView?.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(
        areAlike(sides(of: header.backgroundView), sides(of: screen.cell("c")?.backgroundView)))
    }
  }
}
