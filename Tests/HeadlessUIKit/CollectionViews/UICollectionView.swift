public import Foundation

/// Counts what its data source has, and shows none of it.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { layoutChanged(from: oldValue) } }
  }
  private var counts: [Int]?
  // The layout says how large the content is.
  override var contentGuide: UILayoutGuide? { nil }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  private func layoutChanged(from former: UICollectionViewLayout) {
    former.collectionView = nil
    collectionViewLayout.collectionView = self
  }

  open func reloadData() { counts = nil }
  open var numberOfSections: Int { currentCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { currentCounts[section] }

  private var currentCounts: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<sections).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    self.counts = counts
    return counts
  }
}
