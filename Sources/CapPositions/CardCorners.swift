/// The corners of a card that may be round.
///
///     var style = CardStyle()
///     style.corners = [.topLeading, .topTrailing, .bottomTrailing]  // a chat bubble's tail is at the bottom left
///
/// The leading side is on the left in left-to-right layouts, and on the right in right-to-left
/// layouts.
public struct CardCorners: OptionSet, Hashable, Sendable {
  /// The bits of the corners, from the lowest: top leading, top trailing, bottom leading, bottom
  /// trailing.
  public let rawValue: UInt8

  /// Creates a set of corners from bits.
  ///
  /// - Parameter rawValue: The bits, in the order of ``rawValue``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top corner on the leading side.
  public static let topLeading = CardCorners(rawValue: 1)
  /// The top corner on the trailing side.
  public static let topTrailing = CardCorners(rawValue: 2)
  /// The bottom corner on the leading side.
  public static let bottomLeading = CardCorners(rawValue: 4)
  /// The bottom corner on the trailing side.
  public static let bottomTrailing = CardCorners(rawValue: 8)
  /// Both top corners.
  public static let top: CardCorners = [.topLeading, .topTrailing]
  /// Both bottom corners.
  public static let bottom: CardCorners = [.bottomLeading, .bottomTrailing]
  /// All four corners.
  public static let all: CardCorners = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
}
