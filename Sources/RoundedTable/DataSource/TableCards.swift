public import UIKit

// `@preconcurrency` as on UIKit's data source, so that code in Swift 5 mode compiles with either.

/// The interface that ``RoundedDiffableDataSource`` and ``CardController`` share: style cards,
/// refresh or remove them, and ask about them.
///
/// Use it for code that works with either:
///
///     func brand(_ cards: some TableCards) {
///       cards.style.radius = 14
///       cards.tableStyle.backgroundColor = .systemTeal
///     }
///
/// Only these two classes can conform to it.
@MainActor @preconcurrency public protocol TableCards: AnyObject {
  /// The connection to the table view, which is opaque.
  ///
  /// Its name is one that a subclass of an app's has no property of.
  var cardTableLink: CardTableLink { get }
}

extension TableCards {
  var link: CardTableLink { cardTableLink }

  /// The table, if it shows the cards of this data source or controller at present.
  var ownTable: CardTable? { link.ownsTable ? link.table : nil }

  // MARK: Styling

  /// The style of all cards.
  ///
  ///     dataSource.style.radius = 20
  ///
  /// Default: `CardStyle()`, which looks like Settings.
  ///
  /// Assigning it updates visible cells and the table immediately, without a reload. In an
  /// animation block, the change is animated:
  ///
  ///     UIView.animate(withDuration: 0.5) { dataSource.style.radius = 4 }
  ///
  /// To animate it as rows are animated, see ``setStyle(_:animated:)``.
  public var style: CardStyle {
    get { link.plan.look.chosenStyle }
    set { setStyle(newValue, animated: false) }
  }

  /// The insets, spacing and background of the table, the same for all sections.
  ///
  ///     dataSource.tableStyle.inset = 24
  ///
  /// Default: `TableStyle()`, with the insets and spacing of Settings.
  ///
  /// Assigning it updates the table immediately. In an animation block, the change is animated, as
  /// for ``style``. To animate it as rows are animated, see ``setTableStyle(_:animated:)``.
  public var tableStyle: TableStyle {
    get { link.plan.look.chosenTableStyle }
    set { setTableStyle(newValue, animated: false) }
  }

  /// Changes the style of all cards, with or without animation.
  ///
  /// No row is reloaded, and the table isn't asked for cells. Rows are measured again if their
  /// margins change, because their text may wrap differently. That happens later on the main queue,
  /// when no row is animating, swiped or dragged, so you can call this method in any callback of
  /// the table.
  ///
  /// - Parameters:
  ///   - style: The style of all cards.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* cells, plus what UIKit takes to measure rows again.
  public func setStyle(_ style: CardStyle, animated: Bool) {
    link.setStyles(animated: animated) { $0.chosenStyle = style }
  }

  /// Changes the insets, spacing and background of the table, with or without animation.
  ///
  /// Rows are measured again as described for ``setStyle(_:animated:)``.
  ///
  /// - Parameters:
  ///   - style: The insets, spacing and background of the table.
  ///   - animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* cells, plus what UIKit takes to measure rows again.
  public func setTableStyle(_ style: TableStyle, animated: Bool) {
    link.setStyles(animated: animated) { $0.chosenTableStyle = style }
  }

  /// The table style in effect: ``tableStyle``, resolved for the table's traits and width.
  ///
  /// Its inset and padding have values, even if ``tableStyle`` leaves them to the system. With
  /// ``TableStyle/followsReadableWidth``, its maximum width is no more than the readable width
  /// allows.
  public var resolvedTableStyle: TableStyle { link.plan.look.tableStyle }

  /// Asks your closures again, and updates the cards that have changed.
  ///
  /// Call it when ``RoundedDiffableDataSource/cardID``, ``RoundedDiffableDataSource/sectionStyle``,
  /// ``RoundedDiffableDataSource/cardStyle`` or ``RoundedDiffableDataSource/rowStyle``, or one of
  /// those of a ``CardController``, would return something else than before:
  ///
  ///     favorite = bank
  ///     dataSource.refreshCards(animated: true)
  ///
  /// It also picks up changes for which UIKit has no callback: a new `separatorColor` or
  /// `separatorInset` of the table, a new `backgroundColor` of a cell, and, with a
  /// ``CardController``, rows that were moved or reloaded outside ``CardController/update(_:)``.
  ///
  /// No row is reloaded.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* cells.
  public func refreshCards(animated: Bool) { link.refresh(animated: animated) }

  /// The object that prepares the table view for cards: its separators, background, margins and
  /// spacing.
  ///
  /// Assigning another one uninstalls the previous one. Default: a ``CardTableInstaller``.
  public var installer: any TableInstaller {
    get { link.installer }
    set { link.installer = newValue }
  }

  /// The object that decorates cells.
  ///
  /// Assigning another one undecorates cells with the previous one. Default: a ``CardDecorator``.
  public var decorator: any CellDecorator {
    get { link.decorator }
    set { link.decorator = newValue }
  }

  /// Removes all cards.
  ///
  /// Cells and the table get back what they had before. Only margins stay as fixed values: if
  /// RoundedTable has inset the cards with the table's margins, the table keeps margins with the
  /// system's present values. No value makes them follow the system's again, except in a view
  /// controller's own view.
  ///
  /// A data source continues to work as a `UITableViewDiffableDataSource`. Assigning ``style`` or
  /// ``tableStyle`` brings the cards back.
  ///
  /// - Complexity: O(*c*) for *c* cells.
  public func uninstall() { link.uninstall() }

  // MARK: Positions and shapes

  /// Returns a row's position in its card, or nil if there is no such row or it has no card.
  ///
  ///     cards.capPosition(at: IndexPath(row: 0, section: 0))  // top
  ///
  /// Positions come from a diffable data source's snapshot, or from the table's row counts, whether
  /// or not cards are drawn. They're available before the first layout, on inset-grouped tables,
  /// and after ``uninstall()``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? {
    link.plan.capPosition(at: indexPath)
  }

  /// Returns preview parameters for a row's context menu, so that the row is lifted in the shape of
  /// its part of the card.
  ///
  /// Call it in the table view delegate's preview methods:
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
  /// The `visiblePath` is ``cardPath(for:)`` at the time of the call, so call this method again
  /// when the menu closes. The background is clear, because the row draws its card by itself. If a
  /// view fills the card, the background is that fill's fallback color.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table. If your method then returns nil, UIKit makes its own preview.
  /// - Complexity: O(1)
  public func previewParameters(forRowAt indexPath: IndexPath) -> UIPreviewParameters? {
    ownTable?.shape(UIPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns preview parameters for a row that's dragged or dropped, so that it has the shape of
  /// its part of the card.
  ///
  /// Return them from the drag delegate's and the drop delegate's methods:
  ///
  ///     func tableView(
  ///       _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ///     ) -> UIDragPreviewParameters? {
  ///       dataSource.dragPreviewParameters(forRowAt: indexPath)
  ///     }
  ///
  /// Path and background are those of ``previewParameters(forRowAt:)``.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: New parameters; nil if the table has no cell for the row, if the row has no card,
  ///   or on an inset-grouped table.
  /// - Complexity: O(1)
  public func dragPreviewParameters(forRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    ownTable?.shape(UIDragPreviewParameters(), ofRowAt: indexPath)
  }

  /// Returns the outline of a cell's part of its card.
  ///
  ///     spotlight.path = dataSource.cardPath(for: cell).cgPath
  ///
  /// For previews, use ``previewParameters(forRowAt:)``. The focus halo of a cell has the card's
  /// shape without any call.
  ///
  /// Corners have the style's curve. Apple doesn't document the continuous one, so it was measured
  /// in pictures of the system's cards. The path is a rectangle if the cell shows no card.
  ///
  /// - Parameter cell: A cell of the table that shows a row.
  /// - Returns: A closed path in the cell's coordinates, for the cell's present size.
  /// - Complexity: O(1)
  public func cardPath(for cell: UITableViewCell) -> UIBezierPath {
    ownTable?.path(of: cell) ?? UIBezierPath(rect: cell.bounds)
  }
}
