public import Foundation

// UIKit's additions to NSValue, which its documentation lists under Foundation.
extension NSValue {
  @_documentation(visibility: internal)
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  @_documentation(visibility: internal)
  public var cgRectValue: CGRect { rectValue }
}
