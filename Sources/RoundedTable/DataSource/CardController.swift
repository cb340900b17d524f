public import UIKit

/// Cards for a table view with any data source: a classic one, a fetched results controller, static
/// cells.
///
/// In place of a `UITableViewDiffableDataSource`, use ``RoundedDiffableDataSource``, which needs no
/// calls. With any other data source, make a controller for the table, decorate each cell before you
/// return it, and put the table's own updates into ``update(_:)``:
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
/// yours: rows are counted, and cells asked for, as often as without cards. After each update, the
/// corners of the rows that stay are correct, in step with the rows.
///
/// A table has one controller. On a table whose data source is a ``RoundedDiffableDataSource``,
/// which makes the cards itself, a controller does nothing.
///
/// Not handled here, because a classic data source cannot be asked for it:
///
/// - A table with an index at its side needs `CardTableInstaller(insetsReference: .layoutMargins)`
///   as its ``TableCards/installer``.
/// - A decorated cell has no `backgroundConfiguration` that `tableView(_:cellForRowAt:)` could edit
///   in place. Assign a whole one.
/// - Which row is which. If others are updated while the user carries one, corners are where they
///   were before that until it is dropped.
@MainActor public final class CardController: TableCards {
  public let link: CardTableLink
  /// While an update goes on, the numbers of rows that the data source has in sections in which the
  /// table asks for cells: the table's own may be the former ones.
  var newCounts: [Int: Int] = [:]
  /// Whether an update has been reported since rows were last found by their places.
  var isReported = false

  /// Creates the cards of a table view, and decorates the table.
  ///
  /// Make it before the table shows rows, for example in `viewDidLoad()`. A table that shows some
  /// already is to be reloaded, because rows get their cards when they are next asked for.
  ///
  /// The table view does not retain its controller, so keep a reference to it. When it is freed
  /// before the table, the table and its cells are restored.
  ///
  /// - Parameters:
  ///   - tableView: The table view. The controller does not retain it.
  ///   - style: The style of the cards; nil for `CardStyle()`. On an inset-grouped table, whose
  ///     cards are UIKit's, the controller does nothing.
  ///   - tableStyle: The insets, spacing and background of the table.
  public init(
    tableView: UITableView, style: CardStyle? = nil, tableStyle: TableStyle = TableStyle()
  ) {
    link = CardTableLink(to: tableView)
    link.begin(for: self)
    link.choose(animated: false) {
      $0.choose(tableStyle)
      if let style { $0.choose(style) }
    }
  }

  deinit {
    MainQueue.run { [link] in link.table.sourceWasFreed(of: link.plan) }
  }

  // MARK: Rows

  /// Decorates a cell as its row's part of a card.
  ///
  /// Call it last in `tableView(_:cellForRowAt:)`, with every cell that you return:
  ///
  ///     let cell = super.tableView(tableView, cellForRowAt: indexPath)  // static cells, for example
  ///     cards.decorate(cell, forRowAt: indexPath)
  ///     return cell
  ///
  /// A cell that is not decorated keeps whatever its former row has left.
  ///
  /// - Parameters:
  ///   - cell: The cell, of any class.
  ///   - indexPath: The row's index path, as the table has passed it.
  /// - Complexity: O(1)
  public func decorate(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard isAsked else { return }
    link.serve()
    noteNewCount(inSection: indexPath.section)
    checkIsThere(indexPath)
    let live = table.cells[cell] as? LiveRow ?? LiveRow(cell)
    live.place = place(of: indexPath)
    // In an update, a cell that is in sight keeps its row's place, and its card changes in step
    // with the others.
    table.decorate(live, forRowAt: indexPath, isSame: table.updates.isUpdating)
  }

  /// Runs updates of the table's rows, and updates the cards of all rows that stay in step with
  /// them.
  ///
  /// Change your model first, as UIKit demands, then tell the table:
  ///
  ///     names.remove(at: indexPath.row)
  ///     cards.update { tableView.deleteRows(at: [indexPath], with: .fade) }
  ///
  /// Any of the table's methods may be called, several of them, and in
  /// `performBatchUpdates(_:completion:)`. Of an update that is spread over several of your
  /// methods, put the last call into it, which is when the table takes it up:
  ///
  ///     func controllerWillChangeContent(_ controller: NSFetchedResultsController<…>) {
  ///       tableView.beginUpdates()
  ///     }
  ///     func controllerDidChangeContent(_ controller: NSFetchedResultsController<…>) {
  ///       cards.update { tableView.endUpdates() }
  ///     }
  ///
  /// When the user has dragged a row, the table has moved it already, so put the change of your
  /// model into it:
  ///
  ///     override func tableView(
  ///       _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ///     ) {
  ///       cards.update { names.insert(names.remove(at: source.row), at: destination.row) }
  ///     }
  ///
  /// Corners move as rows do: at once where the table does not animate. An update inside another is
  /// a part of it. If the closure throws, cards are updated all the same.
  ///
  /// Rows that are updated elsewhere get their corners later, without animation, when a cell is
  /// next decorated or laid out, and ``TableCards/diagnose()`` says so: there is no callback for the
  /// table's updates.
  ///
  /// - Parameter changes: Changes the table's rows. It is called once, before the method returns.
  /// - Complexity: What the changes take, plus O(*c*) for *c* live cells.
  public func update(_ changes: () throws -> Void) rethrows {
    guard isAsked, link.isServed, !table.updates.isUpdating else { return try changes() }
    let isDrop =
      (cardID != nil || rowStyle != nil)
      && (table.plan.move != nil || table.cells.views.contains(where: \.isLifted))
    table.rowsAreCounted()
    // Its rows are told by their index paths, which the update may give to others.
    table.plan.move = nil
    table.updates.begin()
    // A transaction's completion waits for all animations that were added in it (Apple:
    // CATransaction.setCompletionBlock).
    CATransaction.begin()
    CATransaction.setCompletionBlock { [table] in table.updates.end() }
    defer {
      CATransaction.commit()
      updateWasMade(asDrop: isDrop)
    }
    try changes()
  }

  // MARK: Styling

  /// A closure that changes the style for the cards of a section, which it gets by its index.
  ///
  ///     cards.sectionStyle = { section, style in
  ///       if section == 2 { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// The style begins as ``TableCards/style``, so what you do not change is inherited. See
  /// ``RoundedDiffableDataSource/sectionStyle``.
  public var sectionStyle: ((Int, inout CardStyle) -> Void)? {
    didSet { table.restyle(link.plan, animated: false) }
  }

  /// A closure that changes the style of a card, which it gets by its ID, in a section that
  /// ``cardID`` divides into several. See ``RoundedDiffableDataSource/cardStyle``.
  public var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that changes the style for a row, which it gets by its index path, where rows of one
  /// card may differ.
  ///
  ///     cards.rowStyle = { [unowned self] indexPath, style in
  ///       if bills[indexPath.row].isOverdue { style.fillColor = .systemYellow }
  ///     }
  ///
  /// It is called for live cells after every update, and for rows that come into sight. See
  /// ``RoundedDiffableDataSource/rowStyle``.
  public var rowStyle: ((IndexPath, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that returns the ID of the card that a row belongs to, nil for a row without a card.
  ///
  ///     cards.cardID = { [unowned self] indexPath in messages[indexPath.row].sender }
  ///
  /// It is asked for rows that the table has, so change your model and tell the table of it in one
  /// go. See ``RoundedDiffableDataSource/cardID``.
  public var cardID: ((IndexPath) -> AnyHashable?)? {
    didSet { refreshCards(animated: false) }
  }

  /// Returns the style that a section's cards are drawn with; nil if the table has no such section.
  ///
  /// Its radius has a value, even if ``TableCards/style`` and ``sectionStyle`` leave it to the
  /// system.
  ///
  /// - Parameter section: The section's index. Any number is allowed.
  /// - Returns: The style, resolved for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection section: Int) -> CardStyle? {
    id(ofSection: section).map { _ in link.plan.style(ofSection: section) }
  }
}
