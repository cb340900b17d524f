public import Foundation

/// Values are joined by straight lines: paths and calculation modes are not there.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.take(from: self)
    return copy
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
  }

  override func value(at moment: AnimationMoment, model: AnimatableValue) -> AnimatableValue? {
    let frames = (values ?? []).compactMap { AnimatableValue($0, like: model) }
    guard let first = frames.first, let last = frames.last else { return nil }
    let progress = timingFunction?.value(at: moment.progress) ?? moment.progress
    let times = times(for: frames.count)
    guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
    guard next > 0 else { return first }
    let length = times[next] - times[next - 1]
    var fraction = length > 0 ? (progress - times[next - 1]) / length : 1
    if let timingFunctions, next - 1 < timingFunctions.count {
      fraction = timingFunctions[next - 1].value(at: fraction)
    }
    return frames[next - 1].mixed(with: frames[next], by: fraction)
  }

  private func times(for count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(1, count - 1)) }
  }
}
