public import UIKit

/// The line between two rows of a card, one pixel thick.
///
/// It is a point thick under Increase Contrast. Next to a highlighted or selected row it is hidden, as in Settings.
///
/// While a row is edited its line moves aside with the content, unless it begins at the card's edge.
///
/// A cell whose own `separatorInset` differs from its table's keeps it: it is measured from the card's edges.
public struct CardSeparator: Hashable, Sendable {
  /// The colour of the line.
  ///
  /// Default: nil, the table's `separatorColor`. One that is set while rows are shown is seen after
  /// ``RoundedDiffableDataSource/refreshCards(animated:)``.
  public var color: UIColor?

  /// The distance from the card's leading edge to the line, in points.
  ///
  /// Default: nil, where the content begins; in a row with a picture first, where the text begins, as UIKit's own lines do.
  public var leadingInset: Double? {
    didSet { CardStyle.check(leadingInset ?? 0, "separator.leadingInset") }
  }

  /// The distance from the line to the card's trailing edge, in points.
  ///
  /// Default: 0.
  public var trailingInset = 0.0 {
    didSet { CardStyle.check(trailingInset, "separator.trailingInset") }
  }

  /// Creates a separator in the table's colour, which begins where the content does.
  public init() {}

  /// Creates a separator.
  ///
  /// Traps if an inset is negative or not finite, naming it.
  ///
  /// - Parameters:
  ///   - color: The colour of the line, nil for the table's `separatorColor`.
  ///   - leadingInset: The distance from the card's leading edge, in points, nil for where the content begins.
  ///   - trailingInset: The distance from the card's trailing edge, in points.
  ///   - file: The file to blame for a bad inset; the caller's by default.
  ///   - line: The line to blame for a bad inset; the caller's by default.
  public init(
    color: UIColor?, leadingInset: Double? = nil, trailingInset: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    CardStyle.check(leadingInset ?? 0, "separator.leadingInset", file: file, line: line)
    CardStyle.check(trailingInset, "separator.trailingInset", file: file, line: line)
    self.color = color
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
  }
}
