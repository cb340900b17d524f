import Foundation

/// The square shadow of a row that is carried.
final class ReorderingShadowView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: frame.size), transform: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: bounds.size), transform: nil)
  }
}
