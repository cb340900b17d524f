import Foundation

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? {
    get { ends.from }
    set { ends.from = newValue }
  }
  open var toValue: Any? {
    get { ends.to }
    set { ends.to = newValue }
  }
  open var byValue: Any? {
    get { ends.by }
    set { ends.by = newValue }
  }

  /// Where the animation begins and ends, as one value: see `Course`.
  private struct Ends {
    var from: Any?
    var to: Any?
    var by: Any?
  }

  private var ends = Ends()

  override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.take(from: self)
    return copy
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    ends = other.ends
  }

  /// The combinations of the three values are those of Apple: CABasicAnimation, Setting
  /// Interpolation Values.
  ///
  /// An additive animation without an end goes to nothing.
  func ends(model: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue)? {
    let from = fromValue.flatMap { AnimatableValue($0, like: model) }
    let to = toValue.flatMap { AnimatableValue($0, like: model) }
    let by = byValue.flatMap { AnimatableValue($0, like: model) }
    let rest = isAdditive ? model.zero : model
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?):
      return by.scaled(by: -1).flatMap { to.adding($0) }.map { ($0, to) }
    case (let from?, nil, nil): return rest.map { (from, $0) }
    case (nil, let to?, nil): return rest.map { ($0, to) }
    case (nil, nil, let by?): return rest.flatMap { rest in rest.adding(by).map { (rest, $0) } }
    case (nil, nil, nil): return nil
    }
  }

  override func value(at moment: AnimationMoment, model: AnimatableValue) -> AnimatableValue? {
    guard let ends = ends(model: model) else { return nil }
    let fraction = fraction(at: moment)
    guard let value = ends.from.mixed(with: ends.to, by: fraction) else {
      return fraction < 0.5 ? ends.from : ends.to
    }
    return value
  }

  func fraction(at moment: AnimationMoment) -> Double {
    timingFunction?.value(at: moment.progress) ?? moment.progress
  }
}
