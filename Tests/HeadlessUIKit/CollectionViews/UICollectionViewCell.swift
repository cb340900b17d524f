public import Foundation

/// There to be made and returned by a cell provider, which nothing asks but a test.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView: UIView

  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }
  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
