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
  /// There is a container, and cells were seen to be removed and added again; how is not
  /// documented. The first responder is left alone.
  public static let takesSwipedCellsOut = HeadlessVariation(standard: true)

  /// Whether a swipe moves the cell, rather than everything in it.
  ///
  /// Not documented. A cell that is moved reads another safe area at its sides, which is the less
  /// convenient answer.
  public static let swipesMoveFrames = HeadlessVariation(standard: true)

  /// Whether an update of the rows closes an open swipe.
  ///
  /// Not documented. A reload has to; a batch may leave the row open if it stays.
  public static let updatesCloseSwipes = HeadlessVariation(standard: true)
}
