import UIKit

/// How the rows are moving at the moment, for corners that have to move in step with them.
///
/// UIKit documents neither the duration nor the curve of row animations, so both are copied from an animation that the
/// table has just put on a cell's layer. Where there is none, `standard` serves.
@MainActor struct RowMotion {
  private var duration: TimeInterval
  private var curve: UIView.AnimationOptions

  /// What table views have been seen to use.
  static let standard = RowMotion(duration: 0.3, curve: .curveEaseInOut)

  private init(duration: TimeInterval, curve: UIView.AnimationOptions) {
    self.duration = duration
    self.curve = curve
  }

  /// Copies the motion of the newest animation on the cells' layers.
  init(of cells: some Sequence<UITableViewCell>) {
    let running = cells.lazy.flatMap { cell in
      (cell.layer.animationKeys() ?? []).compactMap { cell.layer.animation(forKey: $0) }
    }
    // An animation that was added in this turn has no begin time before the transaction commits.
    let newest = running.filter { $0.duration > 0 }.max { left, right in
      (left.beginTime == 0 ? .infinity : left.beginTime)
        < (right.beginTime == 0 ? .infinity : right.beginTime)
    }
    guard let newest else {
      self = .standard
      return
    }
    self.init(duration: newest.duration, curve: Self.option(for: newest.timingFunction))
  }

  /// Runs changes in step with the rows, from what is on screen now.
  func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [curve, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration],
      animations: changes)
  }

  private static func option(for function: CAMediaTimingFunction?) -> UIView.AnimationOptions {
    guard let function else { return standard.curve }
    let named: [(CAMediaTimingFunctionName, UIView.AnimationOptions)] = [
      (.easeInEaseOut, .curveEaseInOut), (.easeOut, .curveEaseOut), (.easeIn, .curveEaseIn),
      (.linear, .curveLinear), (.default, .curveEaseInOut),
    ]
    return named.first { points(of: CAMediaTimingFunction(name: $0.0)) == points(of: function) }?.1
      ?? standard.curve
  }

  private static func points(of function: CAMediaTimingFunction) -> [Float] {
    (1...2).flatMap { index in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }
}
