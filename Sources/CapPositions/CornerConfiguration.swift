/// The shape of a rounded corner.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the straight edges smoothly, as the system's own cards have.
  case continuous
}

/// What a cap position means for drawing: a radius for the top corners, one for the bottom corners, and their curve.
///
/// A position that does not round an edge has the radius zero there:
///
///     CornerConfiguration(for: .top, topRadius: 10, bottomRadius: 16, curve: .continuous)
///     // topRadius 10, bottomRadius 0
public struct CornerConfiguration: Hashable, Sendable {
  /// The radius of the two top corners, in points.
  public var topRadius: Double
  /// The radius of the two bottom corners, in points.
  public var bottomRadius: Double
  /// The shape of all four corners.
  public var curve: CornerCurve

  /// Creates a configuration with radii as they are.
  ///
  /// Traps if a radius is negative or not finite, naming it.
  ///
  /// - Parameters:
  ///   - topRadius: The radius of the two top corners, in points.
  ///   - bottomRadius: The radius of the two bottom corners, in points.
  ///   - curve: The shape of all four corners.
  ///   - file: The file to blame for a bad radius; the caller's by default.
  ///   - line: The line to blame for a bad radius; the caller's by default.
  public init(
    topRadius: Double, bottomRadius: Double, curve: CornerCurve,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    Self.check(topRadius, "topRadius", file: file, line: line)
    Self.check(bottomRadius, "bottomRadius", file: file, line: line)
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.curve = curve
  }

  /// Creates the configuration of a row at a position of a card.
  ///
  ///     CornerConfiguration(for: .bottom, topRadius: 10, bottomRadius: 10, curve: .circular)
  ///     // topRadius 0, bottomRadius 10
  ///
  /// Traps if a radius is negative or not finite, naming it, whether the position uses it or not.
  ///
  /// - Parameters:
  ///   - position: Where the row stands in its card.
  ///   - topRadius: The radius of the card's top corners, in points.
  ///   - bottomRadius: The radius of the card's bottom corners, in points.
  ///   - curve: The shape of the corners.
  ///   - file: The file to blame for a bad radius; the caller's by default.
  ///   - line: The line to blame for a bad radius; the caller's by default.
  public init(
    for position: CapPosition, topRadius: Double, bottomRadius: Double, curve: CornerCurve,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      topRadius: topRadius, bottomRadius: bottomRadius, curve: curve, file: file, line: line)
    if !position.roundsTop { self.topRadius = 0 }
    if !position.roundsBottom { self.bottomRadius = 0 }
  }

  /// The same corners, made to fit a row that is shorter than its radii need.
  ///
  /// Radii that do not fit above one another share the height in their proportion; a radius never exceeds half the width.
  ///
  ///     CornerConfiguration(topRadius: 20, bottomRadius: 20, curve: .circular).fitted(width: 300, height: 30)
  ///     // topRadius 15, bottomRadius 15
  ///
  /// - Parameters:
  ///   - width: The width of the card, in points.
  ///   - height: The height of the row, in points.
  /// - Returns: The configuration with radii that fit.
  /// - Complexity: O(1)
  public func fitted(width: Double, height: Double) -> CornerConfiguration {
    let halfWidth = max(0, width / 2)
    var fitted = self
    fitted.topRadius = min(topRadius, halfWidth)
    fitted.bottomRadius = min(bottomRadius, halfWidth)
    let sum = fitted.topRadius + fitted.bottomRadius
    guard sum > height, sum > 0 else { return fitted }
    fitted.topRadius = fitted.topRadius * max(0, height) / sum
    fitted.bottomRadius = fitted.bottomRadius * max(0, height) / sum
    return fitted
  }

  private static func check(_ radius: Double, _ name: String, file: StaticString, line: UInt) {
    guard radius.isFinite, radius >= 0 else {
      fatalError(
        "CornerConfiguration: \(name) must be a finite number of points, zero or more, but is \(radius)",
        file: file, line: line)
    }
  }
}
