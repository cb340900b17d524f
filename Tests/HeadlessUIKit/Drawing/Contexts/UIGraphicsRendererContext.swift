public import Foundation

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  open func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
}
