public import UIKit

/// Rounded cards for a table view with any data source: `UITableViewDataSource`, a fetched results
/// controller or static cells.
///
/// If your data source is a `UITableViewDiffableDataSource`, use ``RoundedDiffableDataSource``
/// instead, which needs no calls. With any other, create a controller for the table, decorate each
/// cell before you return it, and put the table's updates into ``update(_:)``:
///
///     final class ContactsScreen: UITableViewController {
///       private lazy var cards = CardController(tableView: tableView)
///       private var names = ["Ada", "Bea"]
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
///         cards.style.radius = 14
///       }
///
///       override func tableView(
///         _ tableView: UITableView, numberOfRowsInSection section: Int
///       ) -> Int { names.count }
///
///       override func tableView(
///         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///       ) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         cards.decorate(cell, forRowAt: indexPath)
///         return cell
///       }
///
///       func add(_ name: String) {
///         names.append(name)
///         cards.update {
///           tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
///         }
///       }
///     }
///
/// Every section is a card, unless ``cardID`` divides it. The data source and the delegate stay
/// yours, and the table asks them for cells as often as without cards. In each update, the corners
/// of all other rows change along with the rows. For each new cell in an update, your data source
/// is asked once more how many rows the section has, so return that number quickly.
///
/// Create one controller for each table. It does nothing on an inset-grouped table, whose cards are
/// UIKit's, and on a table whose data source is a ``RoundedDiffableDataSource``, which draws the
/// cards itself.
///
/// Three things work only with a diffable data source:
///
/// - Section index titles are detected. With a controller, set ``TableCards/installer`` to
///   `CardTableInstaller(insetsReference: .layoutMargins)` for a table that has them.
/// - A cell provider can edit a reused cell's `backgroundConfiguration` in place. In
///   `tableView(_:cellForRowAt:)`, a decorated cell has none, so assign a complete one.
/// - Rows can be updated while the user drags one. A controller knows rows only by their index
///   paths, so it corrects their corners when the row is dropped.
@MainActor public final class CardController: TableCards {
  /// The connection to the table view, which is opaque.
  public let cardTableLink: CardTableLink
  /// The row counts of sections in which the table asks for cells during an update.
  ///
  /// They come from the data source, because the table's own counts may still be the old ones.
  var newCounts: [Int: Int] = [:]
  /// Whether an update was made through ``update(_:)`` since rows were last found by their
  /// positions on screen.
  var isReported = false

  /// Creates a controller, and prepares its table view for cards.
  ///
  /// Create it before the table shows rows, for example in `viewDidLoad()`. If the table already
  /// shows some, reload it, because rows get their cards when the table next asks for their cells.
  ///
  /// The table view doesn't retain its controller, so keep a reference to it. If the controller is
  /// freed before the table, the table and its cells get back what they had before.
  ///
  /// - Parameters:
  ///   - tableView: The table view. The controller doesn't retain it.
  ///   - style: The style of the cards; nil for `CardStyle()`.
  ///   - tableStyle: The table's insets, spacing and background. It's used with or without a
  ///     `style`.
  public init(
    tableView: UITableView, style: CardStyle? = nil, tableStyle: TableStyle = TableStyle()
  ) {
    cardTableLink = CardTableLink(to: tableView)
    link.begin(for: self)
    link.setStyles(animated: false) {
      $0.chosenTableStyle = tableStyle
      if let style { $0.chosenStyle = style }
    }
  }

  deinit {
    MainQueue.run { [cardTableLink] in cardTableLink.sourceWasFreed() }
  }

  // MARK: Rows

  /// Decorates a cell as its row's part of a card.
  ///
  /// Call it last in `tableView(_:cellForRowAt:)`, for every cell you return:
  ///
  ///     let cell = super.tableView(tableView, cellForRowAt: indexPath)  // static cells, for example
  ///     cards.decorate(cell, forRowAt: indexPath)
  ///     return cell
  ///
  /// A reused cell that you don't decorate still shows the card of its previous row.
  ///
  /// - Parameters:
  ///   - cell: A cell of any class.
  ///   - indexPath: The index path that the table passed to your method. Traps if the table has no
  ///     such row. The message names the row.
  /// - Complexity: O(1)
  public func decorate(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard isAsked else { return }
    guard indexPath.count == 2 else {
      fatalError(
        "CardController.decorate(_:forRowAt:) got the index path \(indexPath), which has no section and row. Pass the index path that the table passes to tableView(_:cellForRowAt:)."
      )
    }
    link.claimTable()
    noteNewCount(inSection: indexPath.section)
    checkIsThere(indexPath)
    let live = table.cells[cell] as? LiveRow ?? LiveRow(cell)
    let former = live.knownRow
    live.knownRow = knownRow(at: indexPath)
    if table.updates.isUpdating {
      // A cell that has a row is taken to be reconfigured, because the update may give its row
      // another index path. If it's on screen, it keeps its old card for now, and changes in step
      // with the others.
      let hasRow = former != nil
      table.decorate(live, forRowAt: indexPath, isSameRow: hasRow, isReused: !hasRow)
    } else {
      let isOtherRows = former?.indexPath != indexPath
      table.decorate(live, forRowAt: indexPath, isSameRow: false, isReused: isOtherRows)
    }
  }

  /// Runs updates of the table's rows, and corrects the cards of all other rows in step with them.
  ///
  /// Change your model first, as UIKit requires. Then update the table in the closure:
  ///
  ///     names.remove(at: indexPath.row)
  ///     cards.update { tableView.deleteRows(at: [indexPath], with: .fade) }
  ///
  /// The closure can call any of the table's methods, also several, and also in
  /// `performBatchUpdates(_:completion:)`. Cards are corrected when it returns, and when it throws.
  ///
  /// If the update spans several delegate methods, as with `NSFetchedResultsController`, wrap only
  /// the final `endUpdates()` call. That's when the table makes the changes:
  ///
  ///     func controllerWillChangeContent(_ controller: NSFetchedResultsController<…>) {
  ///       tableView.beginUpdates()
  ///     }
  ///     func controllerDidChangeContent(_ controller: NSFetchedResultsController<…>) {
  ///       cards.update { tableView.endUpdates() }
  ///     }
  ///
  /// When the user drops a dragged row, the table has already moved it. Wrap the change of your
  /// model:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ///     ) {
  ///       cards.update { names.insert(names.remove(at: source.row), at: destination.row) }
  ///     }
  ///
  /// Corners change with the rows' animation, or immediately if the table doesn't animate. An
  /// update inside another one is part of that one.
  ///
  /// UIKit has no callback for a table's updates. If you update rows outside this method and the
  /// number of rows in a section changes, the cards are corrected, without animation, when the
  /// table next asks for a cell or lays one out, and ``TableCards/diagnose()`` says so from then
  /// on. A deletion may cause neither, and leave a new first or last row square. After that, or any
  /// other update outside, such as `moveRow(at:to:)` or a reload, call
  /// ``TableCards/refreshCards(animated:)``.
  ///
  /// - Parameter changes: A closure that changes the table's rows. It's called once, before this
  ///   method returns.
  /// - Complexity: What the changes take, plus O(*c*) for *c* cells.
  public func update(_ changes: () throws -> Void) rethrows {
    guard isAsked, link.ownsTable, !table.updates.isUpdating else { return try changes() }
    let isDrop =
      (cardID != nil || rowStyle != nil)
      && (table.plan.move != nil || table.cells.views.contains(where: \.isLifted))
    table.rowsAreCounted()
    // The move names its rows by index paths, which the update may give to other rows.
    table.plan.move = nil
    table.updates.noteBegin()
    newCounts = [:]
    defer {
      updateWasMade(asDrop: isDrop)
      endUpdateAfterRows()
    }
    try changes()
  }

  // MARK: Styling

  /// A closure that changes the style of a section's cards.
  ///
  /// It gets the section's index. The style begins as ``TableCards/style``, so you only set what's
  /// different:
  ///
  ///     cards.sectionStyle = { section, style in
  ///       if section == 2 { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// See ``RoundedDiffableDataSource/sectionStyle``.
  public var sectionStyle: ((Int, inout CardStyle) -> Void)? {
    didSet { link.restyle(animated: false) }
  }

  /// A closure that changes the style of one card.
  ///
  /// It gets the card's ID, so it isn't called without a ``cardID``. See
  /// ``RoundedDiffableDataSource/cardStyle``.
  public var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that changes the style of one row, for rows that differ from others in the same
  /// card.
  ///
  /// It gets the row's index path:
  ///
  ///     cards.rowStyle = { [unowned self] indexPath, style in
  ///       if bills[indexPath.row].isOverdue { style.color = .systemYellow }
  ///     }
  ///
  /// It's called when you decorate a cell, and after each update once for every cell that you have
  /// decorated and that still shows a row. See ``RoundedDiffableDataSource/rowStyle``.
  public var rowStyle: ((IndexPath, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that returns the ID of a row's card, or nil for a row without a card.
  ///
  ///     cards.cardID = { [unowned self] indexPath in messages[indexPath.row].sender }
  ///
  /// It's called with index paths of the table as it is at that time. So don't return to the run
  /// loop between the change of your model and the update of the table. See
  /// ``RoundedDiffableDataSource/cardID``.
  public var cardID: ((IndexPath) -> AnyHashable?)? { didSet { refreshCards(animated: false) } }

  /// Returns the style that a section's cards are drawn with, or nil if the table has no such
  /// section.
  ///
  /// Its radius has a value, even if ``TableCards/style`` and ``sectionStyle`` leave it to the
  /// system.
  ///
  /// - Parameter section: The section's index. Any number is allowed.
  /// - Returns: The style, resolved for the table's traits and width.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection section: Int) -> CardStyle? {
    id(ofSection: section).map { _ in link.plan.style(ofSection: section) }
  }
}
