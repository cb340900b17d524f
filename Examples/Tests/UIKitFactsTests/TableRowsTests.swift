import Testing
import UIKit

@MainActor @Suite struct TableRowsTests {
  @Test func valuesAtFirst() {
    let tableView = UITableView(frame: .zero, style: .grouped)
    #expect(tableView.style == .grouped)
    #expect(tableView.rowHeight == UITableView.automaticDimension)
    #expect(tableView.estimatedRowHeight == UITableView.automaticDimension)
    #expect(tableView.separatorStyle == .singleLine)
    #expect(tableView.allowsSelection)
    #expect(!tableView.allowsMultipleSelection)
    #expect(!tableView.isEditing)
    #expect(!tableView.cellLayoutMarginsFollowReadableWidth)
    #expect(tableView.insetsContentViewsToSafeArea)
    #expect(tableView.indexPathsForVisibleRows == nil || tableView.indexPathsForVisibleRows == [])
    #expect(tableView.indexPathForSelectedRow == nil)
  }

  @Test func cellsBeyondTheScreenDoNotExist() {
    let screen = PlainScreen(rowHeight: 400)
    screen.start("A:abcdefghijklmnop")
    #expect(screen.cell("a") != nil)
    #expect(screen.cell("p") == nil)
    #expect(screen.tableView.visibleCells.count <= 4)
  }

  @Test func rowsStandOneBelowTheOther() {
    let screen = PlainScreen(rowHeight: 50)
    screen.start("A:abc")
    let first = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let third = screen.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    #expect(third.minY - first.minY == 100)
    #expect(first.height == 50)
    #expect(screen.cell("c")?.frame == third)
  }

  @Test func theTableTellsWhereACellIs() throws {
    let screen = PlainScreen()
    screen.start("A:ab", "B:c")
    let cell = try #require(screen.cell("c"))
    #expect(screen.tableView.indexPath(for: cell) == IndexPath(row: 0, section: 1))
    #expect(
      screen.tableView.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil
    )
  }

  @Test(arguments: [UITableView.Style.plain, .grouped]) func otherCellsAreAsWideAsTheTable(
    _ style: UITableView.Style
  ) throws {
    let screen = PlainScreen(style)
    screen.start("A:ab")
    let cell = try #require(screen.cell("a"))
    #expect(cell.frame.minX == 0)
    #expect(cell.frame.width == screen.tableView.bounds.width)
  }

  // MARK: Selection

  @Test func selectionFollowsItsRow() {
    let screen = PlainScreen()
    screen.start("A:abc")
    screen.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.apply(LetterSnapshot(["A:xabc"]), animated: false)
    #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(screen.cell("b")?.isSelected == true)
  }

  @Test func theSelectionOfADeletedRowIsGone() {
    let screen = PlainScreen()
    screen.start("A:abc")
    screen.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.apply(LetterSnapshot(["A:ac"]), animated: false)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }

  // MARK: Displaying

  private final class Delegate: NSObject, UITableViewDelegate {
    var events: [String] = []

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      events.append("will \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      events.append("did \(indexPath.row)")
    }
  }

  @Test func theDelegateSeesCellsComeAndGo() {
    let screen = PlainScreen()
    let delegate = Delegate()
    screen.tableView.delegate = delegate
    screen.start("A:ab")
    #expect(delegate.events == ["will 0", "will 1"])
    delegate.events = []
    screen.apply(LetterSnapshot(["A:b"]), animated: false)
    #expect(delegate.events == ["did 0"])
  }
}
