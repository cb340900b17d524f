import Foundation

/// What a layer holds of itself: the model, and interpolated, what is on screen.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var hasTransform = false
  var opacity: Float = 1
  var isHidden = false
  var isOpaque = false
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask(rawValue: 0b1111)
  var cornerCurve = CALayerCornerCurve.circular
  var backgroundColor: CGColor?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor.black
  var shadowColor: CGColor? = CGColor.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var allowsGroupOpacity = true
}
