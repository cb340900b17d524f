import Foundation

/// The system's continuous corner, measured on pictures of iOS 16 to 26: three cubic curves.
///
/// Lengths are in units of the radius and count from the corner: `along` the edge that the curve
/// leaves, then `beside` it along the edge that it meets.
struct ContinuousCorner {
  /// How far the curve reaches along either edge, where that has the room.
  static let reach: CGFloat = 1.528_664_98

  typealias Place = (along: CGFloat, beside: CGFloat)

  /// Where the curve begins, and of each of its three parts two control points and the end.
  let places: [Place]

  /// A curve that is shortened along the edge it leaves, along the one it meets, or both; not below
  /// the radius.
  ///
  /// A shortened part begins later and keeps its end and direction there, so the middle of the
  /// curve stays as it is.
  init(reachAlong: CGFloat = reach, reachBeside: CGFloat = reach) {
    let end = Self.end(reaching: reachBeside)
    places =
      Self.end(reaching: reachAlong).reversed().map { (along: $0.beside, beside: $0.along) }
      + [(0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83)] + end
  }

  /// The last part, from where it begins to where it meets the edge.
  private static func end(reaching reach: CGFloat) -> [Place] {
    let handle: CGFloat = 0.868_406_94
    return [
      (0.074_911_39, 0.631_493_79), (0, handle), (0, handle + (reach - handle) / 3), (0, reach),
    ]
  }
}
