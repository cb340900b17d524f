public import Foundation

/// Inert: nothing is laid out.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}
