public import UIKit

// The isolation is that of UIKit's data source, so code in Swift 5 mode compiles with both alike.

/// What ``RoundedDiffableDataSource`` and ``CardController`` have in common: the look of a table's
/// cards, who draws them, and what can be asked of them.
///
/// Write what is to work with either for this protocol:
///
///     func brand(_ cards: some TableCards) {
///       cards.style.radius = 14
///       cards.tableStyle.background = .systemTeal
///     }
///
/// Only these two classes can conform to it.
@MainActor @preconcurrency public protocol TableCards: AnyObject {
  /// What ties the cards to their table view.
  var link: CardTableLink { get }
}

extension TableCards {
  /// The table, if it shows this side's cards.
  var servedTable: CardTable? { link.isServed ? link.table : nil }

  // MARK: Styling

  /// The style of all cards.
  ///
  /// Default: `CardStyle()`, which looks like Settings.
  ///
  /// Assigning it restyles live cells and the table at once, without animation, without a reload,
  /// and without asking for cells. For an animated change, see ``setStyle(_:animated:)``.
  public var style: CardStyle {
    get { link.plan.look.chosenStyle ?? CardStyle() }
    set { setStyle(newValue, animated: false) }
  }

  /// How the table stands: insets, spacing and background, the same for all sections.
  ///
  /// Default: `TableStyle()`, which stands as Settings does.
  ///
  /// Assigning it acts at once, as with ``style``. For an animated change, see
  /// ``setTableStyle(_:animated:)``.
  public var tableStyle: TableStyle {
    get { link.plan.look.chosenTableStyle ?? TableStyle() }
    set { setTableStyle(newValue, animated: false) }
  }

  /// Changes the style of all cards, with or without animation.
  ///
  /// No row is reloaded, and no cell is asked for. Rows are measured again, because their text may
  /// wrap differently, in a later turn of the main queue, once no row is moving or swiped. So you
  /// may call this in any callback of the table.
  ///
  /// - Parameters:
  ///   - style: The style of all cards.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells, plus what UIKit takes to measure rows again.
  public func setStyle(_ style: CardStyle, animated: Bool) {
    link.choose(animated: animated) { $0.choose(style) }
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
    link.choose(animated: animated) { $0.choose(style) }
  }

  /// The style that the table is decorated in: ``tableStyle``, resolved for the table's traits.
  ///
  /// Its inset and padding have values, even if ``tableStyle`` leaves them to the system. With
  /// ``TableStyle/followsReadableWidth``, its maximum width is no more than the readable width
  /// allows.
  public var resolvedTableStyle: TableStyle { link.plan.look.tableStyle }

  /// Updates every live cell when the closures for cards, sections or rows would now give another
  /// result.
  ///
  /// These are ``RoundedDiffableDataSource/cardID``, ``RoundedDiffableDataSource/sectionStyle`` and
  /// ``RoundedDiffableDataSource/rowStyle``, and those of a ``CardController``.
  ///
  /// Lines are redrawn as well if the table has a new `separatorColor` or `separatorInset`, and
  /// cards are filled anew whose cells have a new `backgroundColor`. There is no callback for
  /// either.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells.
  public func refreshCards(animated: Bool) {
    link.table.refresh(link.plan, animated: animated)
  }

  /// The object that decorates the table view itself.
  ///
  /// Assigning another uninstalls the previous one. Default: a ``CardTableInstaller``.
  public var installer: any TableInstaller {
    get { link.plan.installer ?? link.table.installation.standardInstaller }
    set { link.table.change(installer: newValue, of: link.plan) }
  }

  /// The object that decorates the cells.
  ///
  /// Assigning another undecorates cells with the previous one. Default: a ``CardDecorator``.
  public var decorator: any CellDecorator {
    get { link.plan.decorator ?? link.table.standardDecorator }
    set { link.table.change(decorator: newValue, of: link.plan) }
  }

  /// Undecorates all cells and the table: afterwards they are as if they had never been decorated.
  ///
  /// One thing is left: a table whose margins have inset its cards keeps explicit margins, of the
  /// values that the system's had, because no value makes margins follow the system's again except
  /// in a view controller's own view.
  ///
  /// A data source still works as a `UITableViewDiffableDataSource`. Assigning ``style`` or
  /// ``tableStyle`` decorates the table again.
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public func uninstall() { link.table.uninstall(link.plan) }

  // MARK: Asking

  /// Returns the position of a row in its card; nil if there is no such row or it belongs to no
  /// card.
  ///
  ///     cards.capPosition(at: IndexPath(row: 0, section: 0))  // top
  ///
  /// Positions come from a diffable data source's snapshot, or else from the numbers of rows that
  /// the table has, whether or not cards are drawn. They are available before the first layout, on
  /// inset-grouped tables, and after ``uninstall()``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    link.plan.position(at: indexPath)
  }

  /// Returns the parameters with which a row is lifted for a context menu, in the shape of its part
  /// of the card.
  ///
  /// Call it in the delegate's methods that UIKit calls for a menu:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView,
  ///       previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ///     ) -> UITargetedPreview? {
  ///       guard let item = configuration.identifier as? Item, let indexPath = dataSource.indexPath(for: item),
  ///         let cell = tableView.cellForRow(at: indexPath)
  ///       else { return nil }
  ///       return dataSource.previewParameters(forRowAt: indexPath).map {
  ///         UITargetedPreview(view: cell, parameters: $0)
  ///       }
  ///     }
  ///
  /// `visiblePath` is the cell's ``cardPath(for:)`` at the time of the call, so ask again when the
  /// menu closes. The background is clear, because the row draws its card by itself; where a view
  /// fills the card, it is that fill's fallback.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table. UIKit makes its own preview if your method then returns nil.
  /// - Complexity: O(1)
  public func previewParameters(forRowAt indexPath: IndexPath) -> UIPreviewParameters? {
    servedTable?.shape(UIPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the parameters with which a row is dragged or dropped, in the shape of its part of the
  /// card.
  ///
  /// Return them from the methods that UIKit calls for a drag, and for a drop:
  ///
  ///     func tableView(
  ///       _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ///     ) -> UIDragPreviewParameters? {
  ///       dataSource.dragPreviewParameters(forRowAt: indexPath)
  ///     }
  ///
  /// They are like those of ``previewParameters(forRowAt:)``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table.
  /// - Complexity: O(1)
  public func dragPreviewParameters(forRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    servedTable?.shape(UIDragPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the shape of a row's part of its card.
  ///
  ///     spotlight.path = dataSource.cardPath(for: cell).cgPath
  ///
  /// For previews, there is ``previewParameters(forRowAt:)``. A cell's focus halo follows its card
  /// without any call.
  ///
  /// Corners have the style's curve; the continuous one was measured on pictures of the system's
  /// cards. The path is a rectangle if the cell shows no card.
  ///
  /// - Parameter cell: A cell of the table that stands for a row.
  /// - Returns: A closed path in the cell's coordinates, for the cell's present size.
  /// - Complexity: O(1)
  public func cardPath(for cell: UITableViewCell) -> UIBezierPath {
    servedTable?.path(of: cell) ?? UIBezierPath(rect: cell.bounds)
  }
}
