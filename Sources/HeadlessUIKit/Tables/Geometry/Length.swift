import Foundation

/// A height as a whole number of tiny parts of a point.
///
/// Sums of `CGFloat` depend on their order: a row that did not move would seem to have moved by 1e-13 of a point, and
/// would be animated. The part divides halves and thirds of a point, so pixels are exact at every scale.
struct Length: Equatable, Comparable {
  private static let partsPerPoint = 3 << 20

  var parts: Int

  static let zero = Length(parts: 0)
  init(parts: Int) { self.parts = parts }
  init(_ points: CGFloat) { parts = Int((points * CGFloat(Self.partsPerPoint)).rounded()) }

  var points: CGFloat { CGFloat(parts) / CGFloat(Self.partsPerPoint) }

  static func < (left: Length, right: Length) -> Bool { left.parts < right.parts }
  static func + (left: Length, right: Length) -> Length { Length(parts: left.parts + right.parts) }
  static func - (left: Length, right: Length) -> Length { Length(parts: left.parts - right.parts) }
  static func += (left: inout Length, right: Length) { left.parts += right.parts }
}
