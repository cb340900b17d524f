public import Foundation

/// Holds snapshots for a collection view, as for a table view, and animates nothing.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >.SupplementaryViewProvider?

  private typealias Structure = SnapshotStructure<SectionIdentifierType, ItemIdentifierType>
  private var structure = Structure()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping UICollectionViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Identifying what is held

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(structure: structure)
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return structure.item(inSectionAt: indexPath.section, row: indexPath.row)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let place = structure.position(of: itemIdentifier) else { return nil }
    return IndexPath(row: place.row, section: place.section)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    structure.hasSection(at: index) ? structure.sections[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    structure.index(of: sectionIdentifier)
  }

  // MARK: Applying snapshots

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, completion)
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in show(snapshot) { continuation.resume() } }
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, completion)
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in show(snapshot) { continuation.resume() } }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ completion: (() -> Void)?
  ) {
    structure = snapshot.structure
    collectionView?.reloadData()
    _ = completions.begin(completion)
  }
  private let completions = UpdateCompletions()

  // MARK: Answering the collection view

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    structure.sections.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard structure.hasSection(at: section) else { DiffableFailure.noSuchSection() }
    return structure.numberOfItems(inSectionAt: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = structure.item(inSectionAt: indexPath.section, row: indexPath.row) else {
      DiffableFailure.noItem()
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "UICollectionViewDiffableDataSource cell provider returned nil for item '\(item)'")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
