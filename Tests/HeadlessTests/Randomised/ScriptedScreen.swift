import RoundedTable
@_spi(Headless) import UIKit

/// A screen that runs scripts, with the plain data source or with the rounded one.
@MainActor final class ScriptedScreen: NSObject, UITableViewDelegate {
  typealias Plain = UITableViewDiffableDataSource<Int, Int>
  typealias Rounded = RoundedDiffableDataSource<Int, Int>

  final class Log {
    var trace = TableTrace()
    var onDelete: ((IndexPath) -> Void)?
    var onMove: ((IndexPath, IndexPath) -> Void)?
  }

  /// As apps write them: swiped rows are deleted by an apply, dragged rows by an apply without animation.
  final class PlainSource: Plain {
    var log: Log?
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log?.onDelete?(indexPath) }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log?.onMove?(sourceIndexPath, destinationIndexPath) }
  }

  final class RoundedSource: Rounded {
    var log: Log?
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log?.onDelete?(indexPath) }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log?.onMove?(sourceIndexPath, destinationIndexPath) }
  }

  let window: UIWindow
  let tableView: UITableView
  let source: Plain
  let log = Log()
  private(set) var settings = CardSettings()
  private var device = HeadlessDevice.phone
  private var nextItem = 0
  private var nextSection = 0
  private var nextCompletion = 0

  var rounded: Rounded? { source as? Rounded }

  init(isRounded: Bool, style: UITableView.Style) {
    window = UIWindow(device: .phone)
    let tableView = UITableView(frame: window.bounds, style: style)
    let log = log
    tableView.rowHeight = 60
    tableView.allowsSelectionDuringEditing = true
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let provider: Plain.CellProvider = { tableView, indexPath, item in
      log.trace.asked.append(item)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    if isRounded {
      let source = RoundedSource(tableView: tableView, cellProvider: provider)
      source.log = log
      self.source = source
    } else {
      let source = PlainSource(tableView: tableView, cellProvider: provider)
      source.log = log
      self.source = source
    }
    self.tableView = tableView
    super.init()
    tableView.delegate = self
    log.onDelete = { [weak self] in self?.delete(at: $0) }
    log.onMove = { [weak self] in self?.moveItem(at: $0, to: $1) }
    let controller = UIViewController(nibName: nil, bundle: nil)
    tableView.frame = controller.view.bounds
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var trace: TableTrace {
    var trace = log.trace
    trace.selected = (tableView.indexPathsForSelectedRows ?? []).sorted()
    trace.offset = tableView.contentOffset
    trace.contentSize = tableView.contentSize
    trace.visible = tableView.indexPathsForVisibleRows ?? []
    trace.frames = trace.visible.map { tableView.rectForRow(at: $0) }
    trace.isEditing = tableView.isEditing
    return trace
  }

  // MARK: Running steps

  func run(_ step: Step) {
    switch step {
    case .apply(let edits, let animated, let form): apply(edits, animated, form)
    case .advance(let milliseconds): HeadlessClock.advance(by: Double(milliseconds) / 1000)
    case .lay: window.layoutIfNeeded()
    case .scroll(let percent): scroll(percent)
    case .select(let row):
      if let path = path(row) {
        tableView.selectRow(at: path, animated: row % 2 == 0, scrollPosition: .none)
      }
    case .deselect:
      if let path = tableView.indexPathForSelectedRow {
        tableView.deselectRow(at: path, animated: true)
      }
    case .edit(let isOn): tableView.setEditing(isOn, animated: true)
    case .reloadTable: tableView.reloadData()
    case .reloadRow(let row):
      if let path = path(row) { tableView.reloadRows(at: [path], with: .fade) }
    case .reconfigureRow(let row): if let path = path(row) { tableView.reconfigureRows(at: [path]) }
    case .emptyBatch: tableView.performBatchUpdates(nil)
    case .drag(let row, let target): drag(row, to: target)
    case .swipeToDelete(let row): swipe(row)
    case .preparedRows(let count): change { $0.preparedRows = count }
    case .traits(let dark, let mirrored):
      change {
        $0.userInterfaceStyle = dark ? .dark : .light
        $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight
      }
    case .rotate: change { $0 = $0.rotated }
    case .style, .sectionStyle, .cardID, .uninstall, .replaceDecorator:
      // Restyling measures rows again, which makes the table finish a reload that is due.
      window.layoutIfNeeded()
      let inset = settings.inset
      settings.change(by: step, rounded)
      // A table that has to measure its rows again may ask for others: so does the twin's.
      if rounded == nil, settings.inset != inset {
        if case .style(let number) = step, number % 2 == 0 {
          tableView.performBatchUpdates(nil)
        } else {
          UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
        }
      }
    }
  }

  private func change(_ body: (inout HeadlessDevice) -> Void) {
    body(&device)
    window.adopt(device)
  }

  private func path(_ number: Int) -> IndexPath? {
    let items = source.snapshot().itemIdentifiers
    return items.isEmpty ? nil : source.indexPath(for: items[number % items.count])
  }

  private func scroll(_ percent: Int) {
    window.layoutIfNeeded()
    let range = max(0, tableView.contentSize.height - tableView.bounds.height / 2)
    tableView.contentOffset.y = range * CGFloat(percent) / 100
    window.layoutIfNeeded()
  }

  private func swipe(_ row: Int) {
    window.layoutIfNeeded()
    let visible = tableView.indexPathsForVisibleRows ?? []
    guard !visible.isEmpty, !tableView.isEditing else { return }
    source.tableView(tableView, commit: .delete, forRowAt: visible[row % visible.count])
  }

  private func drag(_ row: Int, to target: Int) {
    window.layoutIfNeeded()
    let visible = tableView.indexPathsForVisibleRows ?? []
    guard !visible.isEmpty else { return }
    HeadlessHand(tableView).drag(visible[row % visible.count], to: visible[target % visible.count])
  }

  // MARK: Changing the snapshot

  private func apply(_ edits: [Edit], _ animated: Bool, _ form: Step.Form) {
    var snapshot = source.snapshot()
    for edit in edits { edit.change(&snapshot, &nextSection, &nextItem) }
    nextCompletion += 1
    let number = nextCompletion
    let log = log
    switch form {
    case .plain: source.apply(snapshot, animatingDifferences: animated, completion: nil)
    case .completion:
      source.apply(snapshot, animatingDifferences: animated) { log.trace.completed.append(number) }
    case .reloadData:
      source.applySnapshotUsingReloadData(snapshot) { log.trace.completed.append(number) }
    case .fromCompletion:
      let source = source
      source.apply(snapshot, animatingDifferences: animated) { [weak source] in
        log.trace.completed.append(number)
        guard let source else { return }
        var next = source.snapshot()
        if let first = next.itemIdentifiers.first { next.deleteItems([first]) }
        source.apply(next, animatingDifferences: animated) { log.trace.completed.append(-number) }
      }
    }
  }

  private func delete(at indexPath: IndexPath) {
    guard let item = source.itemIdentifier(for: indexPath) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  private func moveItem(at origin: IndexPath, to destination: IndexPath) {
    var snapshot = source.snapshot()
    guard let item = source.itemIdentifier(for: origin),
      let section = source.sectionIdentifier(for: destination.section)
    else { return }
    snapshot.deleteItems([item])
    let others = snapshot.itemIdentifiers(inSection: section)
    if destination.row < others.count {
      snapshot.insertItems([item], beforeItem: others[destination.row])
    } else {
      snapshot.appendItems([item], toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false, completion: nil)
  }
}
