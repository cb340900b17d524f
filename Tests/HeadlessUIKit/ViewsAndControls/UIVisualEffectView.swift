public import Foundation

/// Nothing is blurred: a blur effect is drawn as the translucent color that it lays over what is
/// behind.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private let tint = UIView()
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  open var effect: UIVisualEffect? { didSet { showEffect() } }
  open var contentView: UIView { content }

  private func addParts() {
    for view in [tint, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  /// Whether a view is the one that shows the effect.
  func isShowingEffect(_ view: UIView) -> Bool { view === tint }

  /// In an animation, the effect fades.
  private func showEffect() { tint.backgroundColor = (effect as? UIBlurEffect)?.tint }
}
