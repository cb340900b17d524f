public import Foundation

@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
}
