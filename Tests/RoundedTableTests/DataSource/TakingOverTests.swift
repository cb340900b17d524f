import RoundedTable
import TestSupport
import Testing
import UIKit

/// A table that changes hands leaves nothing of one data source's cards to the next, also on cells
/// that nobody sees.
@MainActor @Suite struct TakingOverTests {
  private func plain(
    on screen: CardScreen
  ) -> UITableViewDiffableDataSource<String, String> {
    UITableViewDiffableDataSource(tableView: screen.tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func rounded(on screen: CardScreen) -> CardScreen.DataSource {
    CardScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  /// How many rows show a card under some data source.
  private func shown(
    _ dataSource: UITableViewDiffableDataSource<String, String>, on screen: CardScreen
  ) -> Int {
    dataSource.apply(
      LetterSnapshot(["A:abcdefghij"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    return (0..<10).filter {
      let cell = screen.tableView.cellForRow(at: IndexPath(row: $0, section: 0))
      return cell?.backgroundView is CellBackgroundView
    }
    .count
  }

  @Test func uninstallingUndecoratesCellsThatWaitToBeReused() {
    let screen = CardScreen()
    screen.show("A:abcdefghij")
    screen.show("A:a")
    screen.dataSource.uninstall()
    #expect(shown(plain(on: screen), on: screen) == 0)
  }

  @Test func aDataSourceThatIsReplacedUndecoratesItsCells() {
    let screen = CardScreen()
    screen.show("A:abcdefghij")
    let second = rounded(on: screen)
    second.uninstall()
    #expect(shown(plain(on: screen), on: screen) == 0)
  }

  @Test func anUninstalledDataSourceThatIsReplacedLeavesTheTableAlone() {
    let screen = CardScreen()
    screen.dataSource.uninstall()
    let second = rounded(on: screen)
    second.tableStyle.inset = 30
    screen.dataSource.tableStyle.inset = 0
    screen.dataSource.style = CardStyle(radius: 3)
    #expect(screen.tableView.directionalLayoutMargins.leading == 46)
    #expect(shown(second, on: screen) == 10)
  }

  @Test func aDataSourceThatIsReplacedDoesNotLayTheTableOut() {
    let screen = CardScreen()
    var asked = 0
    let second = CardScreen.DataSource(tableView: screen.tableView) { tableView, indexPath, _ in
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    second.apply(
      LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    asked = 0
    screen.tableView.reloadData()
    screen.dataSource.setStyle(CardStyle(radius: 3), animated: true)
    #expect(asked == 0)
    screen.window.layoutIfNeeded()
    #expect(asked == 3)
  }

  @Test func anEmptyTableThatIsTakenBackIsTheFirstOnes() {
    let screen = CardScreen()
    screen.dataSource.uninstall()
    let second = rounded(on: screen)
    #expect(screen.tableView.separatorStyle == .none)
    screen.tableView.dataSource = screen.dataSource
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.separatorStyle == .singleLine)
    second.uninstall()
  }

  @Test func dataSourcesThatTakeTurnsLeaveTheTableToEachOther() {
    let screen = CardScreen()
    let second = rounded(on: screen)
    second.uninstall()
    screen.tableView.dataSource = screen.dataSource
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.separatorStyle == .none)
    screen.tableView.dataSource = second
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.separatorStyle == .singleLine)
    screen.dataSource.tableStyle.inset = 40
    #expect(screen.tableView.separatorStyle == .singleLine)
  }

  @Test func whatADataSourceGetsAfterItHasLostItsTableIsItsOwn() {
    let screen = CardScreen()
    let second = rounded(on: screen)
    let (installer, decorator) = (CardTableInstaller(), CardDecorator())
    screen.dataSource.installer = installer
    screen.dataSource.decorator = decorator
    #expect(screen.dataSource.installer === installer)
    #expect(screen.dataSource.decorator === decorator)
    #expect(second.installer !== installer)
    #expect(second.decorator !== decorator)
  }

  @Test func aStyledDataSourceForAScrolledTableLeavesItWhereItIs() async {
    let screen = CardScreen()
    let items = (0..<60).map { UnicodeScalar(UInt8(48 + $0)).description }.joined()
    screen.show("A:\(items)")
    screen.tableView.contentOffset.y = 1000
    screen.window.layoutIfNeeded()
    let second = CardScreen.DataSource(
      tableView: screen.tableView, style: CardStyle(radius: 20), tableStyle: TableStyle(inset: 40)
    ) { tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    #expect(screen.tableView.contentOffset.y == 1000)
    second.apply(
      LetterSnapshot(["A:\(items)"]), animatingDifferences: false, completion: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.tableView.contentOffset.y == 1000)
    for _ in 0..<10 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    #expect(screen.tableView.contentOffset.y == 1000)
  }

  @Test func aBackgroundSetOnAReusedCellTakesTheWholeCardOff() {
    let screen = CardScreen(configure: { cell, item in
      if item == item.uppercased() { cell.backgroundView = UIView() }
    })
    screen.dataSource.sectionStyle = { if $0 == "B" { $1 = .noCard } }
    screen.show("A:abcdef")
    screen.dataSource.applySnapshotUsingReloadData(
      LetterSnapshot(["B:ABCDEF"]), completion: nil)
    screen.window.layoutIfNeeded()
    let plain = ClassicScreen("A", hasCards: false) { cell, _ in cell.backgroundView = UIView() }
    for item in ["A", "B", "C", "D", "E", "F"] {
      let cell = screen.cell(item)
      #expect(cell != nil)
      #expect(cell?.selectedBackgroundView == nil)
      #expect(cell?.multipleSelectionBackgroundView == nil)
      #expect(cell?.backgroundColor == plain.cell("A")?.backgroundColor)
    }
  }
}
