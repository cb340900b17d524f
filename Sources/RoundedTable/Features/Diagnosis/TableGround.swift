import UIKit

/// What's behind the rows of a table, if that's just a color.
@MainActor struct TableGround {
  let tableView: UITableView

  /// Whether a color differs from the ground by at least a number of thousandths in one of its
  /// components.
  ///
  /// The default is three shades of 256. Where the ground isn't just a color, everything is seen.
  func isSeen(_ color: UIColor, in traits: UITraitCollection, by distance: Double = 10) -> Bool {
    let color = color.resolvedColor(with: traits).components
    guard let ground = ground(in: traits) else { return color.w > 0 }
    let seen = Self.blend(color, over: ground)
    return (0..<3).contains { abs(seen[$0] - ground[$0]) >= distance }
  }

  private static func blend(_ front: SIMD4<Double>, over back: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = front.w / 1_000
    var color = front * alpha + back * (1 - alpha)
    color.w = front.w + back.w * (1 - alpha)
    return color
  }

  /// The color behind rows; nil if it isn't just a color.
  private func ground(in traits: UITraitCollection) -> SIMD4<Double>? {
    guard tableView.backgroundView == nil else { return nil }
    var ground = SIMD4<Double>()
    for view in sequence(first: tableView as UIView, next: \.superview) {
      if let color = view.backgroundColor {
        ground = Self.blend(ground, over: color.resolvedColor(with: traits).components)
      }
      if ground.w >= 999 { return ground }
      // Something else may show through.
      guard let superview = view.superview, !isInFrontOfOthers(view, in: superview) else {
        return nil
      }
    }
    return nil
  }

  /// Whether a view covers views or layers behind it in its superview.
  private func isInFrontOfOthers(_ view: UIView, in superview: UIView) -> Bool {
    let behind = (superview.layer.sublayers ?? []).prefix { $0 !== view.layer }
    let frame = view.layer.frame.insetBy(dx: 0.5, dy: 0.5)
    return behind.contains { !$0.isHidden && $0.opacity > 0 && $0.frame.intersects(frame) }
  }
}
