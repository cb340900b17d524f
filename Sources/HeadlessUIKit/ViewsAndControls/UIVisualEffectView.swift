public import Foundation

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  open var effect: UIVisualEffect?
  open var contentView: UIView { content }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
