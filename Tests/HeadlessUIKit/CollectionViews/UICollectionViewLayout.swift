public import Foundation

/// There to be made and handed to a collection view, which it does not lay out.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
