import UIKit

extension CornerCurve {
  /// A point near a corner, in units of the radius: how far it is from the corner along the edge that the curve leaves, and along the
  /// one that it meets.
  typealias Place = (along: CGFloat, beside: CGFloat)

  /// How far a corner reaches along its edges, in units of the radius.
  private var reach: CGFloat { self == .continuous ? 1.528_664_98 : 1 }

  /// A corner as three cubic curves: where they begin, and of each two control points and the end.
  ///
  /// Apple does not document the continuous curve. This one was measured on pictures of inset-grouped tables on iOS 16, 18 and
  /// 26, which it fits within 0.08 points. An edge that is too short for it shortens it along that edge alone, down to the
  /// radius: the middle of the corner stays as it is. That is not measured, and an arc is less than 0.02 of the radius away.
  ///
  /// - Parameters:
  ///   - along: The length of the edge that the curve leaves, in units of the radius.
  ///   - beside: The length of the edge that it meets, likewise.
  /// - Returns: Ten places.
  func places(alongEdge along: CGFloat, beside: CGFloat) -> [Place] {
    guard self == .continuous else { return Self.arc }
    func shortened(_ edge: CGFloat) -> CGFloat { min(reach, max(1, edge / 2)) }
    let (start, end) = (shortened(along), shortened(beside))
    let handle: CGFloat = 0.868_406_94
    return [
      (start, 0), (handle + (start - handle) / 3, 0), (handle, 0), (0.631_493_79, 0.074_911_39),
      (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
      (0, handle), (0, handle + (end - handle) / 3), (0, end),
    ]
  }

  /// A quarter of a circle in three parts, so that it has as many elements as the continuous curve and can be animated into it.
  private static let arc: [Place] = {
    let step = CGFloat.pi / 6
    let handle = 4.0 / 3 * tan(step / 4)
    func place(_ angle: CGFloat, ahead distance: CGFloat = 0) -> Place {
      (
        1 - sin(angle) - cos(angle) * distance, 1 - cos(angle) + sin(angle) * distance
      )
    }
    return [place(0)]
      + (0..<3).flatMap { part in
        let (start, end) = (CGFloat(part) * step, CGFloat(part + 1) * step)
        return [place(start, ahead: handle), place(end, ahead: -handle), place(end)]
      }
  }()
}
