import RoundedTable
@_spi(Headless) import UIKit

/// A phone's screen with a long table that has a feature of cards, or none under the plain data
/// source, and counts what it is asked.
@MainActor package final class LongScreen {
  typealias DataSource = UITableViewDiffableDataSource<Int, Int>

  let tableView: AskedTable
  let counter = CellCounter()
  private(set) var table: LongTable
  private let feature: ScrolledFeature
  private let window = UIWindow(device: .phone)
  private let dataSource: DataSource
  private let heights: Heights

  /// - Parameters:
  ///   - feature: The feature, which says what the provider and the user do, too.
  ///   - table: What is in the table.
  ///   - isRounded: Whether there are cards, and the feature with them.
  ///   - isAtTopAlone: Whether the feature is there for the first section alone.
  package init(
    _ feature: ScrolledFeature, on table: LongTable, isRounded: Bool, isAtTopAlone: Bool = false
  ) {
    (self.feature, self.table) = (feature, table)
    heights = Heights(table)
    tableView = AskedTable(frame: .zero, style: feature.isPlain ? .plain : .grouped)
    tableView.sectionHeaderTopPadding = 0
    tableView.rowHeight = LongTable.rowHeight
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = LongTable.headerHeight
    tableView.sectionFooterHeight = 0
    // The stand-in lays it out in every frame once it has been asked for. That is nothing that
    // headers cost when they have gone.
    _ = tableView.safeAreaLayoutGuide
    tableView.register(CountingCell.self, forCellReuseIdentifier: "row")
    let setsConfigurations = feature.setsConfigurations
    let provider: DataSource.CellProvider = { [counter] tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? CountingCell)?.count(in: counter)
      cell.textLabel?.text = "Row"
      if setsConfigurations {
        var configuration = UIBackgroundConfiguration.listGroupedCell()
        configuration.backgroundColor = .systemYellow
        cell.backgroundConfiguration = configuration
      }
      return cell
    }
    dataSource =
      isRounded
      ? TitledCards(tableView: tableView, cellProvider: provider)
      : TitledRows(tableView: tableView, cellProvider: provider)
    cards?.sectionStyle = feature.style.map { change in
      { section, style in
        if !isAtTopAlone || section == 0 { change(section, &style) }
      }
    }
    if table.hidden + table.hiddenAtTop > 0 { tableView.delegate = heights }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    tableView.frame = controller.view.bounds
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    dataSource.apply(Self.snapshot(of: table), animatingDifferences: false, completion: nil)
    if feature.hasSelection {
      let selected = isAtTopAlone ? IndexPath(row: 0, section: 0) : table.inSight
      tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
    }
    settle()
  }

  private static var snapshots: [LongTable: LongTable.Snapshot] = [:]

  /// To build one takes longer than to show it, and many screens show the same.
  private static func snapshot(of table: LongTable) -> LongTable.Snapshot {
    let snapshot = snapshots[table] ?? table.snapshot
    snapshots[table] = snapshot
    return snapshot
  }

  private var cards: TitledCards? { dataSource as? TitledCards }

  /// Takes the feature away, as an app does that no longer needs it.
  func removeFeature() {
    cards?.sectionStyle = nil
    table.hidden = 0
    heights.table = table
    dataSource.apply(Self.snapshot(of: table), animatingDifferences: false, completion: nil)
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: false)
    }
    settle()
  }

  /// Lets every animation end, and the main queue do what was put off.
  func settle() {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    window.layoutIfNeeded()
  }

  func show(at y: CGFloat) {
    // Not `contentOffset.y =`, which takes memory of its own to change a part of an open property.
    tableView.contentOffset = CGPoint(x: 0, y: y)
    window.layoutIfNeeded()
  }
}

private final class TitledRows: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Section"
  }
}

private final class TitledCards: RoundedDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Section"
  }
}

/// Hides rows as apps do.
private final class Heights: NSObject, UITableViewDelegate {
  var table: LongTable

  init(_ table: LongTable) { self.table = table }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    table.isHidden(indexPath) ? 0 : LongTable.rowHeight
  }
}
