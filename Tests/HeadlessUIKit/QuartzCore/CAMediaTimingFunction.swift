public import Foundation

open class CAMediaTimingFunction: NSObject {
  private let curve: TimingCurve

  /// Keeps the named curves' points as they are written, not rounded to Float.
  init(curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// The control points are those that Core Animation's documentation gives each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1))
    case .easeIn: self.init(curve: TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
    case .easeOut: self.init(curve: TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
    case .easeInEaseOut: self.init(curve: TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    default: self.init(curve: TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    }
  }

  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [
      (0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1),
    ]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  func value(at progress: Double) -> Double { curve.value(at: progress) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}
