import UIKit

extension CALayer {
  /// Either of the edges above and below.
  enum Edge {
    case top, bottom
  }

  /// Returns animations that move another layer up and down in the same way as this layer's
  /// animations move one of its edges on screen.
  ///
  /// They have the same timing, and add up with others (Apple: CAPropertyAnimation.isAdditive).
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - isReversed: Whether the other layer moves the other way.
  /// - Returns: The animations.
  func motions(of edge: Edge, isReversed: Bool = false) -> [CABasicAnimation] {
    guard let keys = animationKeys() else { return [] }
    var moves: [CABasicAnimation] = []
    var growths: [CABasicAnimation] = []
    for key in keys {
      guard let animation = animation(forKey: key) as? CABasicAnimation else { continue }
      switch animation.keyPath {
      case "position", "position.y":
        // It would replace the earlier ones on screen.
        if !animation.isAdditive { moves = [] }
        moves += [animation.moving(from: position.y, by: isReversed ? -1 : 1)].compactMap(\.self)
      case "bounds", "bounds.size", "bounds.size.height":
        if !animation.isAdditive { growths = [] }
        // A layer grows around its middle.
        let share = edge == .top ? -anchorPoint.y : 1 - anchorPoint.y
        let animation = animation.moving(from: bounds.height, by: isReversed ? -share : share)
        growths += [animation].compactMap(\.self)
      default: break
      }
    }
    return moves + growths
  }
}

extension CABasicAnimation {
  /// Returns an animation of a layer's vertical position with the same timing.
  ///
  /// - Parameters:
  ///   - model: The value that the layer of this animation has without it.
  ///   - factor: How far the other layer moves for each point.
  /// - Returns: The animation; nil if this one has no value to begin with.
  fileprivate func moving(from model: CGFloat, by factor: CGFloat) -> CABasicAnimation? {
    guard let copy = copy() as? CABasicAnimation, let from = Self.vertical(fromValue) else {
      return nil
    }
    let base = isAdditive ? 0 : model
    copy.keyPath = "position.y"
    copy.isAdditive = true
    copy.fromValue = (from - base) * factor
    copy.toValue = ((Self.vertical(toValue) ?? base) - base) * factor
    copy.isRemovedOnCompletion = true
    // It would be told of the end twice.
    copy.delegate = nil
    return copy
  }

  private static func vertical(_ value: Any?) -> CGFloat? {
    switch value {
    case let point as CGPoint: point.y
    case let size as CGSize: size.height
    case let rect as CGRect: rect.height
    case let number as CGFloat: number
    default: nil
    }
  }
}
