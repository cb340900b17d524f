public import Foundation

@MainActor @preconcurrency open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLook()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLook()
  }

  private func setUpLook() {
    layer.cornerRadius = SystemChrome.current.searchFieldRadius
    backgroundColor = .tertiarySystemFill
    clearButtonMode = .always
    returnKeyType = .search
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
  }

  override open func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 0))
  }
  override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds.insetBy(dx: 6, dy: 0))
  }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemChrome.current.searchFieldHeight)
  }
}
