import UIKit

extension RoundedDiffableDataSource {
  /// Changes the style of all cards, with or without animation.
  ///
  /// No row is reloaded, and the provider is not called. Rows are measured again, because their text may wrap differently, in a
  /// later turn of the main queue, once no row is moving or swiped. So you may call this in any callback of the table.
  ///
  /// - Parameters:
  ///   - style: The style of all cards.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells, plus what UIKit takes to measure rows again.
  public func setStyle(_ style: CardStyle, animated: Bool) {
    rows.table.choose { $0.choose(style) }
    rows.restyle(animated: animated)
  }

  /// Changes how the table stands, with or without animation.
  ///
  /// Everything that is said of ``setStyle(_:animated:)`` applies.
  ///
  /// - Parameters:
  ///   - style: How the table stands.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells, plus what UIKit takes to measure rows again.
  public func setTableStyle(_ style: TableStyle, animated: Bool) {
    rows.table.choose { $0.choose(style) }
    rows.restyle(animated: animated)
  }

  /// Updates every live cell when ``cardID``, ``sectionStyle`` or ``rowStyle`` would now give another result.
  ///
  /// Lines are redrawn as well if the table has a new `separatorColor` or `separatorInset`, and cards are filled anew whose cells
  /// have a new `backgroundColor`. There is no callback for either.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells.
  public func refreshCards(animated: Bool) { rows.refresh(animated: animated) }

  /// Undresses all cells and the table: afterwards they are as if they had never been dressed.
  ///
  /// One thing is left: a table whose margins have inset its cards keeps explicit margins, of the values that the system's had, because
  /// no value makes margins follow the system's again except in a view controller's own view.
  ///
  /// The data source still works as a `UITableViewDiffableDataSource`. Assigning ``style`` or
  /// ``tableStyle`` dresses the table again.
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public func uninstall() { rows.uninstall() }
}
