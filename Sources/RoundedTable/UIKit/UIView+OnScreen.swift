import UIKit

// What's on screen now. It's asked of a view's layer, because no picture of a layout has it: an
// animation changes it in every frame, between two layouts.
extension UIView {
  /// Whether an animation moves the view, or fades it.
  ///
  /// Which animation of rows is the newest one is found out by `NewestRowAnimation`.
  var isOnItsWay: Bool { layer.animationKeys()?.isEmpty == false }

  /// The view's frame as it's on screen now.
  var seenFrame: CGRect { (layer.presentation() ?? layer).frame }
}
