import UIKit

extension UIKitQuestion {
  static let updates = [
    firstApply, detachedApply, reloadCompletion, asyncApply, reconfiguring, diffableRowsAreEditable,
    rowAnimations, animatesRestingRows, animatesLayersProperties, uncommittedUpdates,
  ]

  /// A table that notes how it is filled.
  private final class NotingTable: UITableView {
    var ways: [String] = []

    override func reloadData() {
      ways.append("reloads")
      super.reloadData()
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      ways.append("updates")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @MainActor private static func fill(_ snapshots: [String], in trial: FactTrial, isShown: Bool) {
    let table = NotingTable(frame: trial.host.bounds, style: .plain)
    if isShown { trial.host.addSubview(table) }
    let source = UITableViewDiffableDataSource<Int, Character>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    for snapshot in snapshots {
      table.ways = []
      source.apply(FactTable.snapshot(snapshot), animatingDifferences: true, completion: nil)
    }
    trial.note(
      table.ways.isEmpty ? "neither reloads nor updates" : table.ways.joined(separator: " and "))
  }

  static let uncommittedUpdates = UIKitQuestion("uncommittedUpdates") { trial in
    let table = FactTable(in: trial.host)
    table.start("ab")
    table.tableView.beginUpdates()
    trial.note(table.tableView.hasUncommittedUpdates ? "openBatches" : "drops")
    table.tableView.endUpdates()
  }

  static let firstApply = UIKitQuestion("firstApply") { trial in
    fill(["ab"], in: trial, isShown: true)
  }

  static let detachedApply = UIKitQuestion("detachedApply") { trial in
    fill(["ab", "abc"], in: trial, isShown: false)
  }

  static let reloadCompletion = UIKitQuestion("reloadCompletion") { trial in
    let table = FactTable(in: trial.host)
    var isCompleted = false
    table.dataSource.applySnapshotUsingReloadData(FactTable.snapshot("abc")) { isCompleted = true }
    trial.note(isCompleted ? "beforeReturn" : "later")
  }

  static let asyncApply = UIKitQuestion("asyncApply") { trial in
    let table = FactTable(in: trial.host)
    table.start("ab")
    table.dataSource.applied = 0
    await table.dataSource.apply(FactTable.snapshot("abc"), animatingDifferences: false)
    trial.note(table.dataSource.applied == 0 ? "byItself" : "throughCompletionForm")
  }

  static let reconfiguring = UIKitQuestion("reconfiguring") { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    var snapshot = FactTable.snapshot("abc")
    snapshot.reconfigureItems(["b"])
    table.animate(to: snapshot)
    let isAsked = !table.log.asked.isEmpty
    table.layOut()
    trial.note(isAsked ? "inUpdate" : table.log.asked.isEmpty ? "not at all" : "inNextLayout")
  }

  static let diffableRowsAreEditable = UIKitQuestion("diffableRowsAreEditable") { trial in
    let table = FactTable(in: trial.host)
    table.start("ab")
    let path = IndexPath(row: 0, section: 0)
    trial.note("\(table.dataSource.tableView(table.tableView, canEditRowAt: path))")
  }

  /// Which animations a row has that moves: `rowAnimationDuration`, `rowAnimationCurve`,
  /// `rowAnimationKeys`.
  static let rowAnimations = UIKitQuestion("duration, curve and keys of row animations") { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("c", in: table) else { return }
    table.animate(to: FactTable.snapshot("axbc"))
    for key in cell.layer.animationKeys() ?? [] {
      guard let animation = cell.layer.animation(forKey: key) else { continue }
      let curve = animation.timingFunction.map { "\($0)" } ?? "no curve"
      trial.note("\(key): \(type(of: animation)), \(animation.duration) s, \(curve)")
    }
    if cell.layer.animationKeys() == nil { trial.note("none") }
  }

  static let animatesRestingRows = UIKitQuestion("animatesRestingRows") { trial in
    let table = FactTable(in: trial.host)
    table.start("abc")
    guard let cell = trial.cell("a", in: table) else { return }
    table.animate(to: FactTable.snapshot("axbc"))
    trial.note("\(cell.layer.animationKeys() != nil)")
  }

  static let animatesLayersProperties = UIKitQuestion("animatesLayersProperties") { trial in
    let view = UIView(frame: trial.host.bounds)
    trial.host.addSubview(view)
    trial.host.layoutIfNeeded()
    UIView.animate(withDuration: 0.4) {
      view.layer.shadowOpacity = 0.5
      view.layer.borderWidth = 2
      view.layer.zPosition = -1
    }
    for key in ["shadowOpacity", "borderWidth", "zPosition"] {
      trial.note("\(key): \(view.layer.animation(forKey: key) != nil)")
    }
  }
}
