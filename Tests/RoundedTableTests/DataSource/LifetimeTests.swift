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

  /// A table of tokens in a window.
  @MainActor private final class Screen {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)

    init() {
      tableView.rowHeight = 100
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      window.addSubview(tableView)
      window.isHidden = false
    }

    /// Cells without a reuse identifier are freed as soon as their rows are scrolled away.
    func makeDataSource(reusing: Bool) -> RoundedDiffableDataSource<Int, Token> {
      RoundedDiffableDataSource(tableView: tableView) { tableView, indexPath, _ in
        reusing
          ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          : UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
  }

  /// What an item does not outlive.
  enum End: CaseIterable {
    case itsPlaceInTheSnapshot, itsCell, theDataSource, theTable
  }

  @Test(arguments: End.allCases) func anItemIsKeptNoLongerThanNeeded(_ end: End) async {
    func snapshot(_ tokens: [Token]) -> NSDiffableDataSourceSnapshot<Int, Token> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Token>()
      snapshot.appendSections([0])
      snapshot.appendItems(tokens)
      return snapshot
    }
    var screen: Screen? = Screen()
    var dataSource = screen?.makeDataSource(reusing: end != .itsCell)
    weak var tableView: UITableView?
    tableView = screen?.tableView
    weak var token: Token?
    do {
      let tokens = (0..<40).map { _ in Token() }
      token = tokens[0]
      await dataSource?.apply(snapshot(tokens), animatingDifferences: false)
      screen?.window.layoutIfNeeded()
    }
    #expect(token != nil)
    switch end {
    case .itsPlaceInTheSnapshot:
      await dataSource?.apply(snapshot([]), animatingDifferences: false)
    case .itsCell:
      screen?.tableView.contentOffset.y = 3_000
      screen?.window.layoutIfNeeded()
      var rest = dataSource?.snapshot() ?? snapshot([])
      rest.deleteItems(Array(rest.itemIdentifiers.prefix(1)))
      await dataSource?.apply(rest, animatingDifferences: false)
    case .theDataSource:
      // The table stays decorated, and what is known of its cells for taking their cards off knows
      // nothing of items.
      dataSource = nil
      #expect(tableView?.dataSource == nil)
    case .theTable:
      screen?.window.isHidden = true
      screen = nil
      await dataSource?.apply(snapshot([]), animatingDifferences: false)
    }
    screen?.window.layoutIfNeeded()
    #expect(await soon { token == nil })
    #expect((tableView == nil) == (end == .theTable))
  }
}
