public import UIKit

/// The separator between two rows of a card.
///
///     dataSource.style.separator = CardSeparator(color: .systemIndigo, leadingInset: 16)
///
/// It's one pixel thick, or one point under Increase Contrast. Next to a highlighted or selected
/// row it's hidden, as in Settings. While a row is being edited, its separator moves aside with the
/// content, unless it begins at the card's edge.
///
/// Properties that are nil come from the table's `separatorColor`, `separatorEffect`,
/// `separatorInset` and `separatorInsetReference`. Insets are measured from the card's edges. A
/// cell keeps its own `separatorInset` if that differs from the table's. If you change one of these
/// while rows are visible, it takes effect at the next layout of a row or the next update.
/// ``TableCards/refreshCards(animated:)`` applies it immediately.
public struct CardSeparator: Hashable, Sendable {
  /// Whether the separator is drawn only in a table that has separators.
  private(set) var isSameAsTable = false

  /// The color of the separator.
  ///
  /// Default: nil, the table's `separatorColor`, with the table's `separatorEffect`.
  public var color: UIColor?

  /// The distance from the card's leading edge to the separator, in points.
  ///
  /// Default: nil, the table's inset if you've set one. Otherwise the separator begins where the
  /// content begins, or where the text begins in a row that starts with an image, as UIKit's own
  /// separators do.
  public var leadingInset: Double? {
    didSet { Length.checked(leadingInset, "CardSeparator.leadingInset") }
  }

  /// The distance from the separator to the card's trailing edge, in points.
  ///
  /// Default: nil, the table's inset if you've set one. Otherwise the system's: 0, or 16 since iOS
  /// 26.
  public var trailingInset: Double? {
    didSet { Length.checked(trailingInset, "CardSeparator.trailingInset") }
  }

  /// Creates a separator that's drawn even if you've turned off the table's separators, unlike
  /// ``sameAsTable``.
  ///
  /// Traps if an inset is negative or not finite, in release builds too. The message names it.
  ///
  /// - Parameters:
  ///   - color: The color of the separator; nil for the table's `separatorColor`.
  ///   - leadingInset: The distance from the card's leading edge, in points; nil for the table's
  ///     inset, or where the content begins.
  ///   - trailingInset: The distance from the card's trailing edge, in points; nil for the table's
  ///     inset, or the system's.
  public init(color: UIColor? = nil, leadingInset: Double? = nil, trailingInset: Double? = nil) {
    self.color = color
    self.leadingInset = Length.checked(leadingInset, "CardSeparator.leadingInset")
    self.trailingInset = Length.checked(trailingInset, "CardSeparator.trailingInset")
  }

  /// The table's own separator, or none if you've turned off the table's separators.
  ///
  /// To turn them off, set the table's `separatorStyle` to `none` before the table is in a window,
  /// or set ``CardStyle/separator`` to nil. Later, your `none` may look like the one that the
  /// installer sets. A copy of this value with another color or inset isn't drawn either if you've
  /// turned off separators.
  public static let sameAsTable: CardSeparator = {
    var separator = CardSeparator()
    separator.isSameAsTable = true
    return separator
  }()
}
