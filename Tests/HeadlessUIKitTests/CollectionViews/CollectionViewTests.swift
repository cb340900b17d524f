import Testing
@_spi(Headless) import UIKit

/// A collection view is there for code that names it: its data source holds snapshots, and nothing
/// is shown.
@Suite @MainActor struct CollectionViewTests {
  private let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300),
    collectionViewLayout: UICollectionViewLayout())

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Int> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, item in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: CGFloat(item)))
      return item == 0 ? nil : cell
    }
  }

  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    return snapshot
  }

  @Test func snapshotsAreHeldAndCounted() {
    let dataSource = makeDataSource()
    #expect(collectionView.dataSource === dataSource)
    #expect(collectionView.numberOfSections == 0)
    dataSource.apply(snapshot())
    #expect(collectionView.numberOfSections == 2)
    #expect(collectionView.numberOfItems(inSection: 0) == 2)
    #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(dataSource.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(dataSource.sectionIdentifier(for: 1) == "b")
    #expect(dataSource.index(for: "b") == 1)
  }

  @Test func cellsComeFromTheProviderAndAreNotShown() {
    let dataSource = makeDataSource()
    dataSource.apply(snapshot())
    collectionView.layoutIfNeeded()
    #expect(collectionView.subviews.isEmpty)
    let cell = dataSource.collectionView(
      collectionView, cellForItemAt: IndexPath(item: 1, section: 0))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 2))
    #expect(cell.contentView.superview === cell)
  }

  @Test func completionsComeLater() async {
    let dataSource = makeDataSource()
    var hasReturned = false
    await withCheckedContinuation { continuation in
      dataSource.apply(snapshot()) {
        #expect(hasReturned)
        continuation.resume()
      }
      hasReturned = true
    }
    await dataSource.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
    #expect(dataSource.snapshot().numberOfItems == 0)
  }
}
