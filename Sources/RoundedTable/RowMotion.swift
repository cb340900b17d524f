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
  init(of cells: [UITableViewCell]) {
    guard let newest = Self.newestAnimation(on: cells) else {
      self = .standard
      return
    }
    self.init(duration: newest.duration, curve: Self.option(for: newest.timingFunction))
  }

  private static func newestAnimation(on cells: [UITableViewCell]) -> CAAnimation? {
    var newest: CAAnimation?
    for cell in cells {
      for key in cell.layer.animationKeys() ?? [] where isOfRows(key) {
        guard let animation = cell.layer.animation(forKey: key), animation.duration > 0
        else { continue }
        // One that was added in this turn has no begin time before the transaction commits.
        if animation.beginTime == 0 { return animation }
        if animation.beginTime > newest?.beginTime ?? 0 { newest = animation }
      }
    }
    return newest
  }

  /// Whether an animation can be the table's: an app may have others on its cells' layers.
  private static func isOfRows(_ key: String) -> Bool {
    ["position", "bounds", "opacity", "transform"].contains { key.hasPrefix($0) }
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
    let points = points(of: function)
    return curves.first { $0.points == points }?.option ?? standard.curve
  }

  /// The named curves, found by their control points: a function does not tell its name.
  private static let curves: [(points: [Float], option: UIView.AnimationOptions)] = {
    let named: [(CAMediaTimingFunctionName, UIView.AnimationOptions)] = [
      (.easeInEaseOut, .curveEaseInOut), (.easeOut, .curveEaseOut), (.easeIn, .curveEaseIn),
      (.linear, .curveLinear), (.default, .curveEaseInOut),
    ]
    return named.map { (points(of: CAMediaTimingFunction(name: $0.0)), $0.1) }
  }()

  private static func points(of function: CAMediaTimingFunction) -> [Float] {
    (1...2).flatMap { index in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }
}
