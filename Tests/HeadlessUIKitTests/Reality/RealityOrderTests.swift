import Foundation
import Testing
@_spi(Headless) import UIKit

/// The order of views in cells, headers and tables, and what else of them is no length.
///
/// The numbers of the facts are those of the list that they were recorded in.
@MainActor @Suite struct RealityOrderTests {
  private let rows: [RealityScreen.Section] = [.init(rows: [.line])]
  private let titled: [RealityScreen.Section] = [
    .init(header: "Header", footer: "Footer", rows: [.line])
  ]

  /// R45 and R55, view dumps of iOS 15: background, content, the line below, the line above.
  @Test func aGroupedCellsLinesAreLast() {
    RealityScreen.look("15.0", width: 375, scale: 2, style: .grouped, rowHeight: 60, rows) {
      let cell = $0.cell()
      #expect(cell.subviews.count == 4)
      #expect(cell.subviews.firstIndex(of: cell.contentView) == 1)
      #expect(cell.subviews.suffix(2).map(\.frame.minY) == [59.5, 0])
      // R48
      #expect(!cell.clipsToBounds)
    }
  }

  /// R49, the same: a cell, the sideways indicator, header and footer, the other indicator.
  @Test func headersAreInFrontOfTheSidewaysIndicator() throws {
    try HeadlessVariations.scrollIndicator.with(.atEdge) {
      try RealityScreen.look("15.0", width: 375, scale: 2, style: .grouped, titled) { screen in
        let table = screen.table
        let header = try #require(table.headerView(forSection: 0))
        let footer = try #require(table.footerView(forSection: 0))
        let views = table.subviews
        #expect(views.count == 5)
        #expect(views.first === screen.cell())
        #expect(views[1].bounds.size == CGSize(width: 369, height: 3))
        #expect(views[1].frame.minX == 3)
        #expect(views[1].alpha == 0)
        #expect(Set(views[2...3]) == [header, footer])
        // R62: indicators are in front of headers; the one at the side is.
        #expect(views[4].bounds.width == 3)
      }
    }
  }

  /// R50 and R51, the same: background and content, both as large as the header, whose color is
  /// none.
  @Test func aGroupedHeaderHasABackgroundAndContent() throws {
    try RealityScreen.look("15.0", width: 375, scale: 2, style: .grouped, titled) { screen in
      let header = try #require(screen.table.headerView(forSection: 0))
      #expect(header.subviews.count == 2)
      #expect(header.subviews.last === header.contentView)
      #expect(header.subviews.map(\.frame) == [header.bounds, header.bounds])
      #expect(header.backgroundConfiguration?.backgroundColor?.cgColor.alpha ?? 0 == 0)
      let color = screen.cell().backgroundConfiguration?.backgroundColor
      #expect(color == .secondarySystemGroupedBackground)
    }
  }

  /// R57, a view dump of iOS 15: the title of an action with a picture is hidden in a row of 48
  /// points.
  @Test func aPictureTakesTheTitlesPlace() {
    let swiped = PicturedActions()
    HeadlessClock.held {
      let window = UIWindow(device: .phone)
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 48
      table.dataSource = swiped
      table.delegate = swiped
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(HeadlessHand(table).swipe(IndexPath(row: 0, section: 0)))
      HeadlessClock.advance(by: 1)
      #expect(!table.drawnTexts.contains("Flag"))
    }
  }

  private final class PicturedActions: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      action.image = UIImage(systemName: "flag")
      return UISwipeActionsConfiguration(actions: [action])
    }
  }

  /// R60, "getsentry/sentry-cocoa": an inset grouped cell clips; its background is as large.
  @Test(arguments: ["16.4", "18.6"]) func anInsetGroupedCellClips(_ system: String) {
    RealityScreen.look(system, width: 300, rows) { screen in
      let cell = screen.cell()
      #expect(cell.clipsToBounds)
      #expect(cell.frame.size == CGSize(width: 268, height: 44))
      #expect(cell.subviews.first?.frame == cell.bounds)
      #expect(cell.subviews.first?.subviews.map(\.frame) == [cell.bounds])
    }
  }

  /// R65, logs of iOS 26: a row that has left the screen stays in the table, hidden, and is still
  /// found by its index path.
  @Test func aRowThatHasLeftStaysHidden() throws {
    let screen = ListScreen([texts(0..<40)])
    let cell = try #require(screen.cell(0))
    screen.table.contentOffset.y = 110
    screen.layOut()
    #expect(cell.isHidden)
    #expect(cell.superview === screen.table)
    #expect(screen.cell(0) === cell)
    #expect(!screen.table.visibleCells.contains(cell))
  }

  private final class Watching: UIViewController {
    var sizes: [CGSize] = []
    var changes = 0
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  /// R66, two developers on iOS 27; R67, Apple.
  ///
  /// The width's size class stays compact, no trait changes, and the controller hears of the new
  /// size. It is still an upright phone.
  @Test func aResizedPhoneStaysCompact() {
    let window = UIWindow(device: .phone)
    let screen = Watching(nibName: nil, bundle: nil)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.changes = 0
    let size = CGSize(width: 1000, height: 700)
    window.adopt(HeadlessDevice.phone.resized(to: size))
    #expect(screen.view.frame.size == size)
    #expect(screen.sizes == [size])
    #expect(screen.changes == 0)
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.traitCollection.verticalSizeClass == .regular)
    #expect(screen.traitCollection.userInterfaceIdiom == .phone)
    #expect(window.windowScene?.interfaceOrientation.isPortrait == true)
  }
}
