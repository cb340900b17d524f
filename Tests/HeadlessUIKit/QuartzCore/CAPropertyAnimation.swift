import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  /// The value at a moment; `model` is what the layer holds without the animation.
  func value(at moment: AnimationMoment, model: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(to copy: CALayer, at moment: AnimationMoment) {
    guard let keyPath, let model = copy.animatableValue(forKeyPath: keyPath) else { return }
    guard var value = value(at: moment, model: model) else { return }
    if isAdditive { value = model.adding(value) ?? value }
    copy.setAnimatableValue(value, forKeyPath: keyPath)
  }
}
