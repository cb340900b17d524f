public import Foundation

@MainActor @preconcurrency open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard stackIndex <= arrangedSubviews.count else {
      fatalError(
        """
        *** -[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) beyond bounds \
        [0 .. \(arrangedSubviews.count)]
        """)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementChanged()
  }
  /// The view stays a subview: that is UIKit's way (Apple: UIStackView.removeArrangedSubview).
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }
  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewHiddenChanged(_ subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementChanged() }
  }

  private func arrangementChanged() {
    _ = ensuredLayoutStorage
    constraintLayoutChanged()
  }
}
