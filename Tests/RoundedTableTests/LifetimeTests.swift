import RoundedTable
import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
  @Test func dataSourceTableAndCellsAreFreed() async {
    weak var dataSource: CardScreen.DataSource?
    weak var tableView: UITableView?
    weak var cell: UITableViewCell?
    do {
      let screen = CardScreen()
      screen.show("A:abc")
      await screen.dataSource.apply(CardScreen.snapshot(["A:bc"]))
      dataSource = screen.dataSource
      tableView = screen.tableView
      cell = screen.cell("b")
      #expect(cell != nil)
      screen.window.isHidden = true
      screen.window.rootViewController = nil
    }
    await Task.yield()
    #expect(dataSource == nil)
    #expect(tableView == nil)
    #expect(cell == nil)
  }

  @Test func itemsAreNotKeptAfterTheSnapshotThatDropsThem() async {
    final class Token: Hashable, Sendable {
      static func == (left: Token, right: Token) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = RoundedDiffableDataSource<Int, Token>(tableView: tableView) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(tableView)
    window.isHidden = false
    weak var token: Token?
    do {
      let only = Token()
      token = only
      var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
      snapshot.appendSections([0])
      snapshot.appendItems([only])
      await dataSource.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }
    #expect(token != nil)
    var empty = NSDiffableDataSourceSnapshot<Int, Token>()
    empty.appendSections([0])
    await dataSource.apply(empty, animatingDifferences: false)
    window.layoutIfNeeded()
    await Task.yield()
    #expect(token == nil)
  }

  @Test func theTableKeepsTheDataSourceWeakly() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    do {
      let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, _ in nil }
      #expect(tableView.dataSource === dataSource)
    }
    #expect(tableView.dataSource == nil)
  }
}
