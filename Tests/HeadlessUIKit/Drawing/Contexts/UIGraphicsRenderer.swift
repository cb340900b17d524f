public import Foundation

open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}
