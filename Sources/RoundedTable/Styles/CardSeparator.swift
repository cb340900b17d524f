public import UIKit

/// The line between two rows of a card, one pixel thick.
///
/// It is a point thick under Increase Contrast. Next to a highlighted or selected row it is hidden, as in Settings.
///
/// While a row is edited its line moves aside with the content, unless it begins at the card's edge.
///
/// What a line leaves to the system is the table's: `separatorColor`, `separatorEffect`, `separatorInset` and
/// `separatorInsetReference`, measured from the card's edges. A cell whose own `separatorInset` differs from its table's keeps
/// it. One of these that the app changes while rows are shown is seen when a row is laid out next or an update comes;
/// ``RoundedDiffableDataSource/refreshCards(animated:)`` shows it at once.
public struct CardSeparator: Hashable, Sendable {
  /// Whether the line is drawn only in a table that has lines.
  ///
  /// Default: false, except in ``automatic``.
  ///
  /// A table whose `separatorStyle` is `none` has none. A later value of the app's counts too, as far as it can be told: turn the
  /// lines off before the table is in a window, or with a ``CardStyle/separator`` of nil.
  public var isAutomatic = false

  /// The colour of the line.
  ///
  /// Default: nil, the table's `separatorColor`, with the table's `separatorEffect`.
  public var color: UIColor?

  /// The distance from the card's leading edge to the line, in points.
  ///
  /// Default: nil, where the app has the table's lines begin, else where the content begins; in a row with a picture first, where the
  /// text begins, as UIKit's own lines do.
  public var leadingInset: Double? {
    didSet { CardStyle.check(leadingInset, "CardSeparator", "leadingInset") }
  }

  /// The distance from the line to the card's trailing edge, in points.
  ///
  /// Default: nil, where the app has the table's lines end, else where the system's do: at the edge, and 16 points before it from
  /// iOS 26 on.
  public var trailingInset: Double? {
    didSet { CardStyle.check(trailingInset, "CardSeparator", "trailingInset") }
  }

  /// Creates a separator in the table's colour, which begins where the content does.
  ///
  /// It is drawn even where the app has turned the table's lines off; ``automatic`` is not.
  public init() {}

  /// Creates a separator that is drawn even where the app has turned the table's lines off.
  ///
  /// Traps if an inset is negative or not finite, naming it.
  ///
  /// - Parameters:
  ///   - color: The colour of the line, nil for the table's `separatorColor`.
  ///   - leadingInset: The distance from the card's leading edge, in points, nil for the table's, or where the content begins.
  ///   - trailingInset: The distance from the card's trailing edge, in points, nil for the table's, or the system's.
  public init(
    color: UIColor?, leadingInset: Double? = nil, trailingInset: Double? = nil
  ) {
    CardStyle.check(leadingInset, "CardSeparator", "leadingInset")
    CardStyle.check(trailingInset, "CardSeparator", "trailingInset")
    self.color = color
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }

  /// The line of a table that has lines, and none where the app has turned them off.
  public static let automatic: CardSeparator = {
    var separator = CardSeparator()
    separator.isAutomatic = true
    return separator
  }()
}
