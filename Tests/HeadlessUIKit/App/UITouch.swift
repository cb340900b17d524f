public import Foundation

@MainActor @preconcurrency open class UITouch: NSObject {
  var place = CGPoint.zero
  weak var touchedView: UIView?

  public override init() { super.init() }

  open var view: UIView? { touchedView }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}
