import UIKit

/// A table view that notes what it is told to do, and does it.
final class RecordingTableView: UITableView {
  struct Batch: Equatable {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [[Int]] = []
    var reloadedSections: [Int] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [[IndexPath]] = []
    var reloaded: [IndexPath] = []
    var reconfigured: [IndexPath] = []
  }

  var batches: [Batch] = []
  var reloads = 0
  var animations: Set<RowAnimation> = []

  func forget() {
    batches = []
    reloads = 0
    animations = []
  }

  private func note(_ change: (inout Batch) -> Void) {
    guard !batches.isEmpty else { return }
    change(&batches[batches.count - 1])
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches.append(Batch())
    super.performBatchUpdates(updates, completion: completion)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.deletedSections += sections }
    super.deleteSections(sections, with: animation)
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.insertedSections += sections }
    super.insertSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.reloadedSections += sections }
    super.reloadSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append([section, newSection]) }
    super.moveSection(section, toSection: newSection)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.deleted += indexPaths }
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.inserted += indexPaths }
    super.insertRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.insert(animation)
    note { $0.reloaded += indexPaths }
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    note { $0.reconfigured += indexPaths }
    super.reconfigureRows(at: indexPaths)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.moved.append([indexPath, newIndexPath]) }
    super.moveRow(at: indexPath, to: newIndexPath)
  }
}
