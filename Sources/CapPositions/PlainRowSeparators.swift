/// The separators of a row without a card, in a table whose own are off because of the cards.
package struct PlainRowSeparators: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A separator along the upper edge, as above the sections of a grouped table.
  package static let above = PlainRowSeparators(rawValue: 1)
  /// A separator along the lower edge, as far as the table's own would reach.
  package static let below = PlainRowSeparators(rawValue: 2)
  /// A separator along the whole lower edge, as below the sections of a grouped table.
  package static let wholeBelow = PlainRowSeparators(rawValue: 4)
}
