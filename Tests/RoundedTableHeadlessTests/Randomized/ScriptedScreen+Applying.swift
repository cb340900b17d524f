import RoundedTable
@_spi(Headless) import UIKit

extension ScriptedScreen {
  func apply(_ edits: [Edit], _ animated: Bool, _ form: Step.Form) {
    let snapshot = changed(source.snapshot(), by: edits)
    nextCompletion += 1
    let number = nextCompletion
    let log = log
    let source = source
    switch form {
    case .plain: source.apply(snapshot, animatingDifferences: animated, completion: nil)
    case .fromCompletion:
      log.begin(number, by: source)
      source.apply(snapshot, animatingDifferences: animated) { [weak source, weak tableView] in
        log.complete(number)
        // Another data source may have taken the table over since.
        guard let source, tableView?.dataSource === source else { return }
        var next = source.snapshot()
        if let first = next.itemIdentifiers.first { next.deleteItems([first]) }
        source.apply(next, animatingDifferences: animated) { log.complete(-number) }
      }
    case .awaited where stage.awaits && !stage.isClassic:
      start { await source.apply(snapshot, animatingDifferences: animated) }
    case .awaitedReloadData where stage.awaits && !stage.isClassic:
      start { await source.applySnapshotUsingReloadData(snapshot) }
    case .completion, .awaited:
      log.begin(number, by: source)
      source.apply(snapshot, animatingDifferences: animated) { log.complete(number) }
    case .reloadData, .awaitedReloadData:
      log.begin(number, by: source)
      source.applySnapshotUsingReloadData(snapshot) { log.complete(number) }
    }

    func start(_ update: @escaping @MainActor () async -> Void) {
      // Runs at once, up to where the update suspends: what it shows by then is held against the
      // invariants.
      let task = Task.immediate {
        await update()
        log.comeBack(number, to: source)
      }
      awaited.append(task)
    }
  }

  func delete(at indexPath: IndexPath) {
    guard let item = source.itemIdentifier(for: indexPath) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  func moveItem(at origin: IndexPath, to destination: IndexPath) {
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
    source.rowsWereDragged(to: snapshot)
  }
}
