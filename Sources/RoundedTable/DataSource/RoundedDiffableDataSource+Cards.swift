public import UIKit

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

extension RoundedDiffableDataSource {
  /// Returns the position of an item in its card; nil if the item is not in the current snapshot or belongs to no card.
  ///
  /// Positions come from the snapshot, whether or not cards are drawn. They are available before the first layout, on
  /// inset-grouped tables, and after ``uninstall()``.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: The position of the item's row in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the position of a row in its card; nil if there is no such row or it belongs to no card.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    rows.position(at: indexPath)
  }

  /// Returns the style that a section's cards are drawn with; nil if the section is not in the current snapshot.
  ///
  /// Its radius has a value, even if ``style`` and ``sectionStyle`` leave it to the system:
  ///
  ///     dataSource.style.radius                               // nil, the system's
  ///     dataSource.resolvedStyle(forSection: .main)?.radius   // 10, and 26 from iOS 26 on
  ///
  /// - Parameter sectionIdentifier: The section to look up.
  /// - Returns: The style, resolved for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection sectionIdentifier: SectionIdentifierType) -> CardStyle? {
    index(for: sectionIdentifier).map { rows.style(ofSection: $0) }
  }

  /// The style that the table is dressed in: ``tableStyle``, resolved for the table's traits.
  ///
  /// Its inset and padding have values, even if ``tableStyle`` leaves them to the system. With
  /// ``TableStyle/followsReadableWidth``, its maximum width is no more than the readable width
  /// allows.
  public var resolvedTableStyle: TableStyle { rows.table.look.tableStyle }
}
