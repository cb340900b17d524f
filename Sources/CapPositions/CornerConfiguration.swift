/// The shape of a rounded corner.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that blends smoothly into the straight edges, as in the system's own cards.
  case continuous
}

/// The corners to draw for a row: the radii of the top and the bottom pair, their curve, and which
/// of the four may be round.
///
/// The radius is zero at an edge that the row's position doesn't round:
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
  /// The corners that may be round.
  ///
  /// The others are square, whatever the radii.
  ///
  /// They're the card's, and don't depend on the row's position.
  public var corners: CardCorners

  /// Creates a configuration with radii.
  ///
  /// Traps if a radius is negative or not finite, in release builds too. The message names it.
  ///
  /// - Parameters:
  ///   - topRadius: The radius of the two top corners, in points.
  ///   - bottomRadius: The radius of the two bottom corners, in points.
  ///   - curve: The shape of all four corners.
  ///   - corners: The corners that may be round.
  public init(
    topRadius: Double, bottomRadius: Double, curve: CornerCurve, corners: CardCorners = .all
  ) {
    self.topRadius = Length.checked(topRadius, "CornerConfiguration.topRadius")
    self.bottomRadius = Length.checked(bottomRadius, "CornerConfiguration.bottomRadius")
    self.curve = curve
    self.corners = corners
  }

  /// Creates the configuration of a row from its position in a card.
  ///
  ///     CornerConfiguration(for: .bottom, topRadius: 10, bottomRadius: 10, curve: .circular)
  ///     // topRadius 0, bottomRadius 10
  ///
  /// If there are gaps between the rows of a card, corners that face another row can be round, too:
  ///
  ///     CornerConfiguration(for: .bottom, topRadius: 10, bottomRadius: 10, innerRadius: 4, curve: .circular)
  ///     // topRadius 4, bottomRadius 10
  ///
  /// Traps if a radius is negative or not finite, even if the position doesn't use it, in release
  /// builds too. The message names it.
  ///
  /// - Parameters:
  ///   - position: The position of the row in its card.
  ///   - topRadius: The radius of the card's top corners, in points.
  ///   - bottomRadius: The radius of the card's bottom corners, in points.
  ///   - innerRadius: The radius of corners that face another row of the card, in points.
  ///   - curve: The shape of the corners.
  ///   - corners: The corners of the card that may be round.
  public init(
    for position: CapPosition, topRadius: Double, bottomRadius: Double, innerRadius: Double = 0,
    curve: CornerCurve, corners: CardCorners = .all
  ) {
    self.init(topRadius: topRadius, bottomRadius: bottomRadius, curve: curve, corners: corners)
    Length.checked(innerRadius, "CornerConfiguration.innerRadius")
    if !position.roundsTop { self.topRadius = innerRadius }
    if !position.roundsBottom { self.bottomRadius = innerRadius }
  }

  /// Returns the corners with radii that fit into a row.
  ///
  /// In a row that's round at both ends, a radius is at most half the height:
  ///
  ///     CornerConfiguration(topRadius: 20, bottomRadius: 10, curve: .circular).fitted(width: 300, height: 24)
  ///     // topRadius 12, bottomRadius 10
  ///
  /// A row that's round at one end has its whole height for that, because the card goes on beyond
  /// the other end:
  ///
  ///     CornerConfiguration(topRadius: 20, bottomRadius: 0, curve: .circular).fitted(width: 300, height: 24)
  ///     // topRadius 20, bottomRadius 0
  ///
  /// In either case, a radius is at most half the width. Cards that RoundedTable draws keep their
  /// radius in shorter rows, too, because it shows only a row's part of the whole shape.
  ///
  /// - Parameters:
  ///   - width: The width of the card, in points.
  ///   - height: The height of the row, in points.
  /// - Returns: The configuration with radii that fit.
  /// - Complexity: O(1)
  public func fitted(width: Double, height: Double) -> CornerConfiguration {
    let height = max(0, height)
    let most = roundsTop == roundsBottom ? height / 2 : height
    let limit = min(most, max(0, width / 2))
    var fitted = self
    fitted.topRadius = min(topRadius, limit)
    fitted.bottomRadius = min(bottomRadius, limit)
    return fitted
  }

  /// Whether a top corner is round.
  package var roundsTop: Bool { topRadius > 0 && !corners.isDisjoint(with: .top) }

  /// Whether a bottom corner is round.
  package var roundsBottom: Bool { bottomRadius > 0 && !corners.isDisjoint(with: .bottom) }
}
