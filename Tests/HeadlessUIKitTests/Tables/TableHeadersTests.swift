import Foundation
import HeadlessTestSupport
import Testing
@_spi(Headless) import UIKit

@MainActor private final class HeaderScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  let window = UIWindow(device: .phone)

  init(_ style: UITableView.Style) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    super.init()
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? nil : "Section \(section)"
  }
}

@MainActor struct TableHeadersTests {
  @Test func anotherHeightWaitsForAnUpdate() throws {
    let screen = HeaderScreen(.grouped)
    screen.table.sectionHeaderHeight = 90
    screen.window.layoutIfNeeded()
    #expect(screen.table.rectForRow(at: .row(0)).minY == 30)
    screen.table.performBatchUpdates(nil)
    #expect(screen.table.rectForRow(at: .row(0)).minY == 90)
  }

  @Test func anUpdateMeasuresHeadersThatSizeThemselvesAgain() throws {
    let screen = HeaderScreen(.grouped)
    screen.table.sectionHeaderHeight = UITableView.automaticDimension
    screen.table.reloadData()
    screen.window.layoutIfNeeded()
    let before = screen.table.rectForRow(at: .row(0)).minY
    let label = try #require(screen.table.headerView(forSection: 0)?.textLabel)
    label.numberOfLines = 0
    label.text = String(repeating: "text ", count: 40)
    screen.table.performBatchUpdates(nil)
    #expect(screen.table.rectForRow(at: .row(0)).minY > before + 10)
  }

  @Test func plainHeadersFloatUntilTheirSectionEnds() throws {
    let screen = HeaderScreen(.plain)
    let header = try #require(screen.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
    screen.table.contentOffset.y = 200
    screen.window.layoutIfNeeded()
    #expect(header.frame.minY == 200)
    screen.table.contentOffset.y = 1020
    screen.window.layoutIfNeeded()
    #expect(header.frame.maxY == 1030)
  }

  @Test func sectionsWithoutATitleHaveNoPlainHeader() {
    let screen = HeaderScreen(.plain)
    #expect(screen.table.rectForHeader(inSection: 1).height == 0)
    #expect(screen.table.rect(forSection: 1).minY == 1030)
  }

  @Test func groupedHeadersScrollAway() throws {
    let screen = HeaderScreen(.grouped)
    #expect(screen.table.headerView(forSection: 0)?.frame.minY == 0)
    screen.table.contentOffset.y = 200
    screen.window.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 0) == nil)
  }

  @Test func aHeaderAtRestIsNotPinnedWhateverItsHeight() throws {
    let screen = HeaderScreen(.plain)
    for pixels in 60..<160 {
      // Across 1024 a place is rounded differently when it is taken from the middle of a frame.
      let height = CGFloat(pixels) / 3
      screen.table.sectionHeaderHeight = height
      screen.table.rowHeight = ((1023 - height) * 3 / 40).rounded(.down) / 3
      screen.table.reloadData()
      screen.table.contentOffset.y = screen.table.rect(forSection: 2).minY - 502
      screen.window.layoutIfNeeded()
      let resting = try #require(screen.table.headerView(forSection: 2))
      #expect(!resting.configurationState.isPinned, "\(pixels)")
      screen.table.contentOffset.y = 1
      screen.window.layoutIfNeeded()
      let floating = try #require(screen.table.headerView(forSection: 0))
      #expect(floating.configurationState.isPinned, "\(pixels)")
    }
  }
}
