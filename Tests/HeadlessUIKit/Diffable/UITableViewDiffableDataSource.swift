public import Foundation

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  private let updater: DiffableUpdater<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider
  private let outstandingUpdates = OutstandingUpdates()

  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    updater = DiffableUpdater(tableView: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// A data source without a table view, which UIKit has from Objective-C.
  public override init() {
    updater = DiffableUpdater(tableView: nil)
    cellProvider = { _, _, _ in nil }
    super.init()
  }

  // MARK: Identifying what is shown

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    NSDiffableDataSourceSnapshot(structure: updater.structure)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return updater.shown.item(inSectionAt: indexPath.section, row: indexPath.row)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let place = updater.shown.position(of: itemIdentifier) else { return nil }
    return IndexPath(row: place.row, section: place.section)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    updater.shown.hasSection(at: index) ? updater.shown.section(at: index) : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    updater.shown.index(of: sectionIdentifier)
  }

  // MARK: Applying snapshots

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return onMainQueue(completion) {
        self.update(to: snapshot, isAnimated: animatingDifferences, completion: $0)
      }
    }
    requireOneQueue()
    update(to: snapshot, isAnimated: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    let form = HeadlessVariations.asyncApply.answer
    await withCheckedContinuation { continuation in
      guard form == .byItself else {
        return apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
      }
      update(to: snapshot, isAnimated: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      return onMainQueue(completion) {
        self.updater.applyUsingReloadData(snapshot, completion: $0)
      }
    }
    requireOneQueue()
    updater.applyUsingReloadData(snapshot, completion: completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    let form = HeadlessVariations.asyncApply.answer
    await withCheckedContinuation { continuation in
      guard form == .byItself else {
        return applySnapshotUsingReloadData(snapshot) { continuation.resume() }
      }
      updater.applyUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func update(
    to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    updater.apply(
      snapshot, with: defaultRowAnimation, isAnimated: isAnimated, completion: completion)
  }

  /// Code built with older SDKs applies on other queues, which UIKit allows.
  ///
  /// No closure that belongs to the main actor may run before the main queue does.
  private func onMainQueue(
    _ completion: (() -> Void)?, _ body: @escaping @MainActor ((() -> Void)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    let outstandingUpdates = outstandingUpdates
    outstandingUpdates.begin()
    DispatchQueue.main.async {
      outstandingUpdates.end()
      MainActor.assumeIsolated { body(completion) }
    }
  }

  private func requireOneQueue() {
    guard !outstandingUpdates.isEmpty else { return }
    DiffableFailure.deadlock(on: updater.tableView)
  }

  // MARK: Answering the table view

  open func numberOfSections(in tableView: UITableView) -> Int {
    updater.shown.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard updater.shown.hasSection(at: section) else {
      DiffableFailure.noSuchSection()
    }
    return updater.shown.numberOfItems(inSectionAt: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = updater.shown.item(inSectionAt: indexPath.section, row: indexPath.row)
    else {
      DiffableFailure.noItem()
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      DiffableFailure.noCell(for: item, at: indexPath, in: tableView)
    }
    return cell
  }

  // The rest is there to be overridden. Until it is, UIKit's class does not respond to it, and the
  // table view does what it does without: rows are editable, but nothing can be committed or moved.

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard HeadlessVariations.diffableRowsAreEditable.answer else { return false }
    OptionalRequirement.missing()
    return true
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalRequirement.missing()
    return false
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.missing()
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalRequirement.missing()
    return nil
  }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalRequirement.missing()
    return index
  }
}
