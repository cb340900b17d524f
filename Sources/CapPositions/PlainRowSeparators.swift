/// The separators of a row without a card, in a table whose own separators are off because of its
/// cards.
package struct PlainRowSeparators: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A separator along the top edge, as above the sections of a grouped table.
  package static let above = PlainRowSeparators(rawValue: 1)
  /// A separator along the bottom edge, between the ends that the table's own would have.
  package static let below = PlainRowSeparators(rawValue: 2)
  /// A separator along the whole bottom edge, as below the sections of a grouped table.
  package static let wholeBelow = PlainRowSeparators(rawValue: 4)
}
