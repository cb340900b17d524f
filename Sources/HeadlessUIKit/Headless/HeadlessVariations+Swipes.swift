@_spi(Headless) extension HeadlessVariations {
  /// Which margins a swiped cell has.
  public enum SwipedMargins: CaseIterable, Sendable {
    /// Those of any row.
    case tables
    /// The 8 points of any view.
    case views
  }

  /// Which margins a cell has while it is swiped.
  ///
  /// A swiped cell is seen in a container of its own, whose margins nobody has written down.
  public static let swipedMargins = HeadlessVariation<SwipedMargins>(
    standard: .tables, of: SwipedMargins.allCases)

  /// Whether a cell is removed and put back when a swipe begins and ends.
  ///
  /// There is a container; how the cell gets there is not documented. The first responder is left alone.
  public static let takesSwipedCellsOut = HeadlessVariation(standard: false)

  /// Whether an update of the rows closes an open swipe.
  ///
  /// Not documented. A reload has to; a batch may leave the row open if it stays.
  public static let updatesCloseSwipes = HeadlessVariation(standard: true)
}
