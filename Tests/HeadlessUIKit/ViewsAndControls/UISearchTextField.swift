public import Foundation

@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// The bar around the field hears of what is done to it first.
  weak var searchBar: UISearchBar?

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
  override open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds.insetBy(dx: 6, dy: 0))
  }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SystemChrome.current.searchFieldHeight)
  }

  override func mayBeginEditing() -> Bool {
    super.mayBeginEditing() && searchBar?.mayBeginEditing() ?? true
  }
  override func didBeginEditing() {
    super.didBeginEditing()
    searchBar?.didBeginEditing()
  }
  override func mayEndEditing() -> Bool {
    super.mayEndEditing() && searchBar?.mayEndEditing() ?? true
  }
  override func didEndEditing() {
    super.didEndEditing()
    searchBar?.didEndEditing()
  }
  override func mayReplace(_ range: NSRange, by string: String) -> Bool {
    super.mayReplace(range, by: string) && searchBar?.mayReplace(range, by: string) ?? true
  }
  override func didEdit() {
    super.didEdit()
    searchBar?.didEdit()
  }
  override func mayReturn() -> Bool {
    let may = super.mayReturn()
    searchBar?.searchButtonPressed()
    return may
  }
}
