import RoundedTable
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
  /// An item of which one can tell whether it is still kept.
  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func dataSourceTableAndCellsAreFreed() async {
    weak var dataSource: CardScreen.DataSource?
    weak var tableView: UITableView?
    weak var cell: UITableViewCell?
    do {
      let screen = CardScreen()
      screen.show("A:abc")
      await screen.dataSource.apply(LetterSnapshot(["A:bc"]))
      dataSource = screen.dataSource
      tableView = screen.tableView
      cell = screen.cell("b")
      #expect(cell != nil)
      screen.window.isHidden = true
      screen.window.rootViewController = nil
    }
    #expect(await soon { dataSource == nil })
    #expect(await soon { tableView == nil })
    #expect(await soon { cell == nil })
  }

  @Test func itemsAreNotKeptAfterTheSnapshotThatDropsThem() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = RoundedDiffableDataSource<Int, Token>(tableView: tableView) {
      tableView, indexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
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
    #expect(await soon { token == nil })
  }

  /// The table stays decorated, and what is known of its cells for taking their cards off knows
  /// nothing of items.
  @Test func aTableThatOutlivesItsDataSourceKeepsNoItems() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(tableView)
    window.isHidden = false
    weak var token: Token?
    do {
      let dataSource = RoundedDiffableDataSource<Int, Token>(tableView: tableView) {
        tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      let only = Token()
      token = only
      var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
      snapshot.appendSections([0])
      snapshot.appendItems([only])
      await dataSource.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }
    #expect(await soon { tableView.dataSource == nil })
    #expect(await soon { token == nil })
  }

  /// Cells without a reuse identifier are freed as soon as their rows are scrolled away.
  @Test func itemsOfFreedCellsAreNotKept() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    tableView.rowHeight = 100
    let dataSource = RoundedDiffableDataSource<Int, Token>(tableView: tableView) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(tableView)
    window.isHidden = false
    weak var token: Token?
    do {
      let tokens = (0..<40).map { _ in Token() }
      token = tokens[0]
      var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
      snapshot.appendSections([0])
      snapshot.appendItems(tokens)
      await dataSource.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      tableView.contentOffset.y = 3_000
      window.layoutIfNeeded()
      snapshot.deleteItems([tokens[0]])
      await dataSource.apply(snapshot, animatingDifferences: false)
    }
    window.layoutIfNeeded()
    #expect(await soon { token == nil })
  }

  @Test func aDataSourceWithoutItsTableKeepsNoItems() async {
    var tableView: UITableView? = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    weak var table: UITableView?
    table = tableView
    var window: UIWindow? = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let dataSource: RoundedDiffableDataSource<Int, Token>
    do {
      let shown = tableView ?? UITableView(frame: .zero, style: .grouped)
      shown.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      dataSource = RoundedDiffableDataSource(tableView: shown) { tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      window?.addSubview(shown)
      window?.isHidden = false
    }
    weak var token: Token?
    var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
    do {
      let only = Token()
      token = only
      snapshot.appendSections([0])
      snapshot.appendItems([only])
      await dataSource.apply(snapshot, animatingDifferences: false)
      window?.layoutIfNeeded()
    }
    window?.isHidden = true
    window = nil
    tableView = nil
    snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
    await dataSource.apply(snapshot, animatingDifferences: false)
    #expect(await soon { table == nil })
    #expect(await soon { token == nil })
  }

  @Test func theTableKeepsTheDataSourceWeakly() async {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    do {
      let dataSource = CardScreen.DataSource(tableView: tableView) { _, _, _ in nil }
      #expect(tableView.dataSource === dataSource)
    }
    #expect(await soon { tableView.dataSource == nil })
  }
}
