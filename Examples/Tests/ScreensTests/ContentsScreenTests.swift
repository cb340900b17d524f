import Screens
import Testing
@_spi(Headless) import UIKit

@MainActor struct ContentsScreenTests {
  /// Every file of a screen but that of the contents.
  @Test func everyScreenIsListed() throws {
    let screens = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Screens").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: screens.path)
    let count = files.filter { $0.hasSuffix("Screen.swift") }.count - 1
    let contents = ContentsScreen()
    contents.loadViewIfNeeded()
    let table = contents.tableView
    let rows = (0..<(table?.numberOfSections ?? 0)).map { table?.numberOfRows(inSection: $0) ?? 0 }
    #expect(count > 5)
    #expect(rows.reduce(0, +) == count)
  }

  @Test func theShownScreenIsScrolledAsFarAsItGoes() {
    Stage.show(ContentsScreen()) { screen, window in
      #expect(screen.show("Directory"))
      Stage.settle(window)
      let table = (screen.navigationController?.topViewController as? UITableViewController)?
        .tableView
      let top = table?.contentOffset.y ?? 0
      screen.scrollShownScreen(by: 300)
      Stage.settle(window)
      #expect(table?.contentOffset.y == top + 300)
      screen.scrollShownScreen(by: 100_000)
      Stage.settle(window)
      #expect(table?.indexPathsForVisibleRows?.last == table?.lastIndexPath)
    }
  }

  @Test func everyRowShowsItsScreen() {
    Stage.show(ContentsScreen()) { screen, window in
      var titles: [String] = []
      for section in 0..<screen.tableView.numberOfSections {
        for row in 0..<screen.tableView.numberOfRows(inSection: section) {
          let indexPath = IndexPath(row: row, section: section)
          screen.tableView.scrollToRow(at: indexPath, at: .middle, animated: false)
          Stage.settle(window)
          HeadlessHand(screen.tableView).tap(indexPath)
          Stage.settle(window)
          let shown = screen.navigationController?.topViewController
          #expect(shown !== screen)
          let tables = [shown?.view].compactMap(\.self) + (shown?.view.subviews ?? [])
          #expect(tables.contains { ($0 as? UITableView)?.visibleCells.isEmpty == false })
          titles.append(shown?.title ?? "")
          screen.navigationController?.popViewController(animated: false)
          Stage.settle(window)
        }
      }
      #expect(titles.count == 22)
      #expect(titles.last == "Self-check")
      #expect(!titles.contains(""))
    }
  }
}

extension UITableView {
  fileprivate var lastIndexPath: IndexPath {
    IndexPath(row: numberOfRows(inSection: numberOfSections - 1) - 1, section: numberOfSections - 1)
  }
}
