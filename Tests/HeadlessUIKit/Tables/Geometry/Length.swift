import Foundation

/// A height as a whole number of tiny parts of a point.
///
/// Sums of `CGFloat` depend on their order: a row that did not move would seem to have moved by
/// 1e-13 of a point, and would be animated. The part divides halves and thirds of a point, so
/// pixels are exact at every scale.
package struct Length: Equatable, Comparable {
  private static let partsPerPoint = 3 << 20

  package var parts: Int

  package static let zero = Length(parts: 0)
  package init(parts: Int) { self.parts = parts }
  package init(_ points: CGFloat) { parts = Int((points * CGFloat(Self.partsPerPoint)).rounded()) }

  package var points: CGFloat { CGFloat(parts) / CGFloat(Self.partsPerPoint) }

  package static func < (left: Length, right: Length) -> Bool { left.parts < right.parts }
  package static func + (left: Length, right: Length) -> Length {
    Length(parts: left.parts + right.parts)
  }
  package static func - (left: Length, right: Length) -> Length {
    Length(parts: left.parts - right.parts)
  }
  package static func += (left: inout Length, right: Length) { left.parts += right.parts }
}
