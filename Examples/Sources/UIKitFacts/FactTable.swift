import UIKit

/// A table view filled by a plain diffable data source with one-letter items in one section.
@MainActor final class FactTable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Character>

  /// A data source that counts calls of the form of `apply` that takes a completion.
  final class DataSource: UITableViewDiffableDataSource<Int, Character> {
    var applied = 0

    override func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<Int, Character>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      applied += 1
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  /// A cell that counts how often it was made ready for reuse, laid out and updated.
  final class Cell: UITableViewCell {
    var reuses = 0
    var layouts = 0
    var updates = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
    }
  }

  /// The items that the provider was asked for, in order.
  final class Log {
    var asked: [Character] = []
    var onAsking: () -> Void = {}
  }

  let tableView: UITableView
  let dataSource: DataSource
  let log = Log()

  init(
    in host: UIView, style: UITableView.Style = .plain, rowHeight: CGFloat = 44,
    configure: @escaping (Cell) -> Void = { _ in }
  ) {
    let log = log
    tableView = UITableView(frame: host.bounds, style: style)
    tableView.rowHeight = rowHeight
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
      log.asked.append(item)
      log.onAsking()
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell { configure(cell) }
      return cell
    }
    host.addSubview(tableView)
  }

  static func snapshot(_ items: String) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
  }

  /// Shows items at once and forgets what was asked on the way.
  func start(_ items: String) {
    dataSource.apply(Self.snapshot(items), animatingDifferences: false, completion: nil)
    layOut()
    log.asked = []
  }

  /// Begins an animated update; what follows at once sees it begin.
  func animate(to snapshot: Snapshot) {
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  func layOut() {
    tableView.setNeedsLayout()
    tableView.layoutIfNeeded()
    for cell in tableView.visibleCells { cell.layoutIfNeeded() }
  }

  func cell(_ item: Character) -> Cell? {
    dataSource.indexPath(for: item).flatMap { tableView.cellForRow(at: $0) as? Cell }
  }
}
