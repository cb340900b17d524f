import Foundation

/// The table view's side of a diffable data source: holds what the table is showing and takes it
/// from one snapshot to the next.
@MainActor final class DiffableUpdater<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Structure = SnapshotStructure<Section, Item>

  private(set) var shown = ShownStructure(Structure())
  private(set) weak var tableView: UITableView?
  private let completions = UpdateCompletions()
  private var hasApplied = false
  private var isUpdating = false

  init(tableView: UITableView?) {
    self.tableView = tableView
  }

  var structure: Structure { shown.structure }

  func apply(
    _ snapshot: Snapshot, with animation: UITableView.RowAnimation, isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    requireNoUpdate()
    let ticket = completions.begin(completion)
    guard let tableView, updates(tableView) else {
      showAnew(snapshot.structure)
      if isAnimated { reloadMarksOfFirst(snapshot, with: animation, ticket) }
      return
    }
    hasApplied = true
    let difference = SnapshotDifference(from: structure, to: snapshot.structure)
    guard !difference.needsReload else { return showAnew(snapshot.structure) }
    let update = {
      self.perform(difference, to: snapshot, with: isAnimated ? animation : .none, ticket)
      self.reloadMarks(of: snapshot, with: isAnimated ? animation : .none, ticket)
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }

  func applyUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?) {
    requireNoUpdate()
    let comesLater = HeadlessVariations.reloadCompletion.answer == .later
    let ticket = completions.begin(completion, endsLater: comesLater)
    let endPart = comesLater ? nil : completions.addPart(to: ticket)
    showAnew(snapshot.structure)
    endPart?()
  }

  /// Whether a snapshot comes as an update of the table, and not as a reload.
  private func updates(_ tableView: UITableView) -> Bool {
    let updatesFirst = HeadlessVariations.firstApply.answer == .updates
    guard hasApplied || updatesFirst else { return false }
    guard tableView.window != nil || HeadlessVariations.detachedApply.answer == .updates else {
      return false
    }
    return updatesFirst || tableView.loading.hasLoaded
  }

  private func requireNoUpdate() {
    guard isUpdating else { return }
    DiffableFailure.deadlock(on: tableView)
  }

  private func showAnew(_ newStructure: Structure) {
    hasApplied = true
    shown = ShownStructure(newStructure)
    tableView?.reloadData()
  }

  private func perform(
    _ difference: SnapshotDifference, to snapshot: Snapshot,
    with animation: UITableView.RowAnimation, _ ticket: UpdateCompletions.Ticket
  ) {
    let reconfigured = survivorsToReconfigure(in: snapshot)
    performBatch(ticket) { tableView in
      // Inside the batch, so that the table has counted its old rows, and the provider, which is
      // asked before the batch returns, meets the new snapshot.
      self.shown = ShownStructure(snapshot.structure)
      difference.submit(to: tableView, with: animation)
      if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    }
  }

  private func performBatch(
    _ ticket: UpdateCompletions.Ticket, _ updates: @escaping (UITableView) -> Void
  ) {
    guard let tableView else { return }
    isUpdating = true
    defer { isUpdating = false }
    let endPart = completions.addPart(to: ticket)
    tableView.performBatchUpdates({ updates(tableView) }, completion: { _ in endPart() })
  }
}

// MARK: Marks

extension DiffableUpdater {
  /// The marked rows that were there before, at their old places.
  ///
  /// A row that comes with this update is asked for anyway.
  private func survivorsToReconfigure(in snapshot: Snapshot) -> [IndexPath] {
    snapshot.marks.reconfiguredItems.identifiers.compactMap { item in
      guard snapshot.structure.contains(item), !snapshot.marks.reloadedItems.contains(item) else {
        return nil
      }
      return structure.position(of: item).map { IndexPath(row: $0.row, section: $0.section) }
    }
  }

  /// Reloads in a second batch, at the new index paths.
  ///
  /// A row that has just come and is marked as well is asked for twice, as by UIKit.
  private func reloadMarks(
    of snapshot: Snapshot, with animation: UITableView.RowAnimation,
    _ ticket: UpdateCompletions.Ticket
  ) {
    let sections = IndexSet(
      snapshot.marks.reloadedSections.identifiers.compactMap { structure.index(of: $0) })
    let rows = snapshot.marks.reloadedItems.identifiers.compactMap { item -> IndexPath? in
      guard let place = structure.position(of: item), !sections.contains(place.section) else {
        return nil
      }
      return IndexPath(row: place.row, section: place.section)
    }
    guard !sections.isEmpty || !rows.isEmpty else { return }
    performBatch(ticket) { tableView in
      if !sections.isEmpty { tableView.reloadSections(sections, with: animation) }
      if !rows.isEmpty { tableView.reloadRows(at: rows, with: animation) }
    }
  }

  /// The first snapshot is a reload of everything; its marks are still followed, if animated.
  private func reloadMarksOfFirst(
    _ snapshot: Snapshot, with animation: UITableView.RowAnimation,
    _ ticket: UpdateCompletions.Ticket
  ) {
    let marks = snapshot.marks
    guard !marks.reloadedItems.identifiers.isEmpty || !marks.reloadedSections.identifiers.isEmpty
    else { return }
    guard let tableView, tableView.window != nil else { return }
    tableView.layoutIfNeeded()
    guard tableView.canAnimateUpdates else { return }
    reloadMarks(of: snapshot, with: animation, ticket)
  }
}
