import HeadlessTestSupport
import RoundedTable
import Testing
@_spi(Headless) import UIKit

/// Rows whose provider does not dequeue for an index path, so that reconfiguring gets another cell.
@MainActor @Suite struct ReconfiguringTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  private typealias PlainSource = UITableViewDiffableDataSource<Int, String>
  private typealias RoundedSource = RoundedDiffableDataSource<Int, String>

  @MainActor private final class Texts {
    var suffix = ""
  }

  @MainActor private struct Screen {
    let window = UIWindow(device: .phone)
    let table: UITableView
    let source: UITableViewDiffableDataSource<Int, String>
    let texts = Texts()

    init(isRounded: Bool) {
      table = UITableView(frame: window.bounds, style: .grouped)
      table.rowHeight = 44
      let texts = texts
      let provider: PlainSource.CellProvider = { table, _, item in
        let cell =
          table.dequeueReusableCell(withIdentifier: "cell")
          ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = item + texts.suffix
        return cell
      }
      source =
        isRounded
        ? RoundedSource(tableView: table, cellProvider: provider)
        : PlainSource(tableView: table, cellProvider: provider)
      window.addSubview(table)
      window.makeKeyAndVisible()
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }

    func reconfigure(_ items: [String], animated: Bool = false) {
      var snapshot = source.snapshot()
      snapshot.reconfigureItems(items)
      source.apply(snapshot, animatingDifferences: animated)
      window.layoutIfNeeded()
    }
    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
  }

  @Test(arguments: [false, true], [false, true])
  func anotherCellTakesTheRowsPlace(isRounded: Bool, animated: Bool) {
    HeadlessClock.held {
      let screen = Screen(isRounded: isRounded)
      let old = screen.table.cellForRow(at: .row(1))
      screen.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      screen.texts.suffix = "!"
      screen.reconfigure(["b"], animated: animated)
      let new = screen.table.cellForRow(at: .row(1))
      #expect(new !== old)
      #expect(new?.isSelected == true)
      #expect(screen.shown == ["a", "b!", "c"])
      #expect(old?.isHidden == true)
      #expect(new?.frame == screen.table.rectForRow(at: .row(1)))
      HeadlessClock.advance(by: 1)
      #expect(screen.table.cellForRow(at: .row(1)) === new)
    }
  }

  @Test func anotherCellMayBeDropped() {
    let screen = Screen(isRounded: false)
    let old = screen.table.cellForRow(at: .row(1))
    screen.texts.suffix = "!"
    HeadlessVariations.otherCellOnReconfigure.with(.isDropped) { screen.reconfigure(["b"]) }
    #expect(screen.table.cellForRow(at: .row(1)) === old)
    #expect(screen.shown == ["a", "b", "c"])
  }

  @Test(arguments: [HeadlessVariations.OtherCell.replaces, .isDropped], [false, true])
  func eachRowShowsItsPartOfTheCardWhicheverCellStays(
    answer: HeadlessVariations.OtherCell, animated: Bool
  ) {
    HeadlessClock.held {
      let screen = Screen(isRounded: true)
      HeadlessVariations.otherCellOnReconfigure.with(answer) {
        screen.reconfigure(["a", "c"], animated: animated)
        HeadlessClock.advance(by: 1)
      }
      let drawing = HeadlessDrawing(of: screen.window)
      let signs = screen.table.visibleCells.map { cell in
        DrawnRow(in: cell.convert(cell.bounds, to: screen.window), of: drawing).position?.sign
      }
      #expect(signs == ["╭", "│", "╰"])
    }
  }
}
