import Foundation

/// The animation of `UIView.transitionCrossDissolve`: the layer as it was seen fades into what it
/// shows now.
final class CrossDissolve: CAAnimation {
  /// The key of a layer's transition, of which it has one.
  static let key = "transition"

  /// The layer as it was seen, in its own space.
  private let before: DrawnLayer

  init(from before: DrawnLayer) {
    self.before = before
    super.init()
  }

  override func duplicate() -> CAAnimation {
    let copy = CrossDissolve(from: before)
    copy.take(from: self)
    return copy
  }

  /// Has a layer fade from what is seen now into what it will be made.
  @MainActor static func begin(on layer: CALayer, _ timing: AnimationTiming) {
    let before = DrawnLayer(layer, values: .presentation, root: .identity, above: nil)
    let dissolve = CrossDissolve(from: before)
    dissolve.duration = timing.duration
    dissolve.timingFunction = timing.curve
    if timing.delay > 0 {
      dissolve.beginTime = CACurrentMediaTime() + timing.delay
      dissolve.fillMode = .backwards
    }
    layer.add(dissolve, forKey: key)
    // The picture holds its layer.
    HeadlessClock.schedule(after: timing.delay + timing.duration) { [weak layer, weak before] in
      layer?.animations.running.removeAll {
        ($0.animation as? CrossDissolve).map { $0.before === before } ?? false
      }
    }
  }

  /// A layer that fades into another picture of itself.
  struct Moment {
    let before: DrawnLayer
    /// How far it has become what it is now, from 0 to 1.
    let progress: Double
  }

  /// Returns how far a layer has got, nil if it is in no such transition.
  static func moment(of layer: CALayer) -> Moment? {
    guard let dissolve = layer.animation(forKey: key) as? CrossDissolve else { return nil }
    let elapsed = Double(HeadlessClock.ticks) / 1e9 - dissolve.beginTime
    guard let moment = AnimationMoment(of: dissolve, lasting: dissolve.duration, elapsed: elapsed)
    else { return nil }
    return Moment(
      before: dissolve.before,
      progress: dissolve.timingFunction?.value(at: moment.progress) ?? moment.progress)
  }
}
