import AppScreens
import UIKit

extension DiffableDataSource {
  /// A helper as apps write them, in terms of the class's own type parameters.
  func replaceAll(
    _ groups: [(SectionIdentifierType, [ItemIdentifierType])], animated: Bool = true
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    snapshot.appendSections(groups.map(\.0))
    for (section, items) in groups { snapshot.appendItems(items, toSection: section) }
    apply(snapshot, animatingDifferences: animated)
  }
}

final class ExtensionScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) {
    let snapshot = ScreenScript.snapshot(step)
    dataSource.replaceAll(
      snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) })
  }
}

/// A data source that overrides both ways of applying.
final class OverridingDataSource: DiffableDataSource<String, String> {
  var stage: Stage?

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, String>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    stage?.note("applies \(snapshot.numberOfItems)")
    super.apply(snapshot, animatingDifferences: animatingDifferences) { [stage] in
      stage?.note("applied")
      completion?()
    }
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, String>, completion: (() -> Void)? = nil
  ) {
    stage?.note("reloads \(snapshot.numberOfItems)")
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

final class OverridingScreen: ScreenController {
  private lazy var dataSource = OverridingDataSource(tableView: table) { [weak self] in
    self?.cell($1, $2)
  }

  override func show(_ step: Int) {
    dataSource.stage = stage
    let snapshot = ScreenScript.snapshot(step)
    if step % 2 == 0 {
      dataSource.applySnapshotUsingReloadData(snapshot) { [stage] in stage.note("reloaded") }
    } else {
      dataSource.apply(snapshot)
    }
  }
}

/// One update on the heels of another: twice in a turn, and again in a completion.
final class HurriedScreen: ScreenController {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) {
    var snapshot = ScreenScript.snapshot(step)
    dataSource.apply(snapshot) { [weak self] in
      self?.stage.note("first \(step)")
      var last = snapshot
      last.appendItems(["!"])
      self?.dataSource.apply(last) { self?.stage.note("last \(step)") }
    }
    snapshot.deleteItems(Array(snapshot.itemIdentifiers.prefix(2)))
    dataSource.apply(snapshot, animatingDifferences: step % 2 == 0) { [weak self] in
      self?.stage.note("second \(step)")
    }
  }
}

/// Applies on a queue of its own, which Swift 5 lets pass.
final class BackgroundScreen: ScreenController {
  private let queue = DispatchQueue(label: "letters")
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) {
    let apply: @MainActor () -> Void = { [dataSource, stage] in
      dataSource.apply(ScreenScript.snapshot(step)) { stage.note("shown \(step)") }
    }
    // Compilers of those days took the closure as it is; today's draws a remark.
    queue.async(execute: unsafeBitCast(apply, to: (@Sendable () -> Void).self))
  }
}
