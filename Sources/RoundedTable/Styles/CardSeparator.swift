public import UIKit

/// The line between two rows of a card, one pixel thick.
///
/// It is one point thick under Increase Contrast, and hidden next to a highlighted or selected row,
/// as in Settings.
///
/// While a row is being edited, its line moves aside with the content, unless it begins at the
/// card's edge.
///
/// What is nil comes from the table's `separatorColor`, `separatorEffect`, `separatorInset` and
/// `separatorInsetReference`, measured from the card's edges. A cell whose own `separatorInset`
/// differs from its table's keeps it. If the app changes one of these while rows are visible, it
/// takes effect with the next layout of a row or the next update;
/// ``TableCards/refreshCards(animated:)`` applies it at once.
public struct CardSeparator: Hashable, Sendable {
  /// Whether the line is drawn only in a table that has lines.
  private(set) var isAutomatic = false

  /// The color of the line.
  ///
  /// Default: nil, the table's `separatorColor`, with the table's `separatorEffect`.
  public var color: UIColor?

  /// The distance from the card's leading edge to the line, in points.
  ///
  /// Default: nil, the table's inset if the app has set one. Otherwise the line begins with the
  /// content, or with the text in a row that begins with an image, as UIKit's own lines do.
  public var leadingInset: Double? {
    didSet { Length.checked(leadingInset, "CardSeparator.leadingInset") }
  }

  /// The distance from the line to the card's trailing edge, in points.
  ///
  /// Default: nil, the table's inset if the app has set one, else the system's: 0, or 16 since iOS
  /// 26.
  public var trailingInset: Double? {
    didSet { Length.checked(trailingInset, "CardSeparator.trailingInset") }
  }

  /// Creates a separator that, unlike ``automatic``, is drawn even if the app has turned off the
  /// table's lines.
  ///
  /// Traps if an inset is negative or not finite. The message names it, in release builds too.
  ///
  /// - Parameters:
  ///   - color: The color of the line, nil for the table's `separatorColor`.
  ///   - leadingInset: The distance from the card's leading edge, in points; nil for the table's,
  ///     or else where the content begins.
  ///   - trailingInset: The distance from the card's trailing edge, in points; nil for the table's,
  ///     or else the system's.
  public init(
    color: UIColor? = nil, leadingInset: Double? = nil, trailingInset: Double? = nil
  ) {
    self.color = color
    self.leadingInset = Length.checked(leadingInset, "CardSeparator.leadingInset")
    self.trailingInset = Length.checked(trailingInset, "CardSeparator.trailingInset")
  }

  /// The table's own line, or none if the app has turned off the table's lines.
  ///
  /// A table whose `separatorStyle` is `none` has no lines. Turn them off before the table is in a
  /// window, or set ``CardStyle/separator`` to nil: later on, the app's `none` may be
  /// indistinguishable from the installer's. A copy with another color or inset heeds the table's
  /// lines as well.
  public static let automatic: CardSeparator = {
    var separator = CardSeparator()
    separator.isAutomatic = true
    return separator
  }()
}
