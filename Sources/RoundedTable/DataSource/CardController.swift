public import UIKit

/// Cards for a table view with any data source: a classic one, a fetched results controller, static cells.
///
/// For a `UITableViewDiffableDataSource`, use ``RoundedDiffableDataSource`` instead, which needs no calls. Otherwise, make a
/// controller for the table, dress each cell before you return it, and put the table's own updates into
/// ``update(_:)``:
///
///     final class ContactsScreen: UITableViewController {
///       private lazy var cards = CardController(tableView: tableView)
///       private var names = ["Ada", "Bea"]
///
///       override func tableView(
///         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///       ) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///         cell.textLabel?.text = names[indexPath.row]
///         cards.dress(cell, forRowAt: indexPath)
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
/// Every section is a card, unless ``cardID`` divides it. After each update, the corners of the rows that stay are correct, in
/// step with the rows.
///
/// The number of rows is asked of the table's data source, during updates as well: as UIKit demands, change your model first.
/// Where the table has an index at its side, give the controller a `CardTableInstaller(insetsReference: .layoutMargins)`: a
/// classic data source cannot be asked for one.
@MainActor public final class CardController {
  let rows: CardRows

  /// Creates the cards of a table view, and dresses the table.
  ///
  /// The table view does not retain its controller, so keep a reference to it.
  ///
  /// - Parameters:
  ///   - tableView: The table view. The controller does not retain it.
  ///   - style: The style of the cards. On an inset-grouped table, passing one makes the controller dress cells.
  ///   - tableStyle: How the table stands.
  public init(
    tableView: UITableView, style: CardStyle? = nil, tableStyle: TableStyle = TableStyle()
  ) {
    rows = CardRows(of: tableView)
    rows.begin(for: self)
    rows.table.leaf(UntoldUpdates.maker)
    guard let style else { return }
    rows.table.choose { $0.choose(tableStyle) }
    self.style = style
  }

  deinit {
    MainQueue.run { [table = rows.table] in table.abandon() }
  }

  // MARK: Rows

  /// Dresses a cell as its row's part of a card.
  ///
  /// Call it in `tableView(_:cellForRowAt:)`, before you return the cell.
  ///
  /// - Parameters:
  ///   - cell: The cell of any class.
  ///   - indexPath: The row's index path.
  public func dress(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let live = rows.table.cells[cell] as? LiveRow ?? LiveRow(cell)
    let former = live.indexPath
    live.indexPath = indexPath
    rows.table.rowsAreCounted()
    rows.dress(live, forRowAt: indexPath, isSame: former == indexPath)
  }

  /// Runs updates of the table's rows, and updates the cards of all rows that stay in step with them.
  ///
  ///     cards.update { tableView.deleteRows(at: [indexPath], with: .fade) }
  ///     cards.update { tableView.performBatchUpdates { … } }
  ///
  /// Rows that are updated elsewhere are corrected without animation when a cell is next dressed or laid out, and ``diagnose()``
  /// says so. There is no callback for the table's updates.
  ///
  /// - Parameter changes: Calls the table's own methods, such as `insertRows(at:with:)`, `performBatchUpdates(_:completion:)`,
  ///   `reloadData()`, or all between `beginUpdates()` and `endUpdates()`.
  /// - Complexity: What the changes take, plus O(*c*) for *c* live cells.
  public func update(_ changes: () throws -> Void) rethrows {
    let table = rows.table
    table.updateBegan()
    // A transaction's completion waits for all animations that were added in it (Apple: CATransaction.setCompletionBlock).
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainQueue.run { table.updateEnded() } }
    defer {
      CATransaction.commit()
      findRows()
      rows.correctRows(animated: NewestRowAnimation(on: table.cells).isNew)
    }
    try changes()
  }

  // MARK: Styling

  /// The style of all cards, see ``RoundedDiffableDataSource/style``.
  public var style: CardStyle {
    get { rows.table.look.chosenStyle ?? CardStyle() }
    set { setStyle(newValue, animated: false) }
  }

  /// How the table stands, see ``RoundedDiffableDataSource/tableStyle``.
  public var tableStyle: TableStyle {
    get { rows.table.look.chosenTableStyle ?? TableStyle() }
    set { setTableStyle(newValue, animated: false) }
  }

  /// A closure that changes the style for the cards of a section, which it gets by its index.
  ///
  ///     cards.sectionStyle = { section, style in
  ///       if section == 2 { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// See ``RoundedDiffableDataSource/sectionStyle``.
  public var sectionStyle: ((Int, inout CardStyle) -> Void)? {
    didSet {
      rows.table.look.hasSectionStyles = sectionStyle != nil
      rows.restyle(animated: false)
    }
  }

  /// A closure that changes the style for a row, see ``RoundedDiffableDataSource/rowStyle``.
  public var rowStyle: ((IndexPath, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that returns the ID of the card that a row belongs to, see ``RoundedDiffableDataSource/cardID``.
  ///
  /// It is asked for rows that the data source has at that time, also during an update.
  public var cardID: ((IndexPath) -> AnyHashable?)? {
    didSet { refreshCards(animated: false) }
  }

  /// The object that dresses the table view itself. Default: a ``CardTableInstaller``.
  public var installer: any TableInstaller {
    get { rows.table.installer }
    set { rows.change(installer: newValue) }
  }

  /// The object that dresses the cells. Default: a ``CardDecorator``.
  public var decorator: any CellDecorator {
    get { rows.table.decorator }
    set { rows.change(decorator: newValue) }
  }

  /// Changes the style of all cards, see ``RoundedDiffableDataSource/setStyle(_:animated:)``.
  ///
  /// - Parameters:
  ///   - style: The style of all cards.
  ///   - animated: Whether the change is animated.
  public func setStyle(_ style: CardStyle, animated: Bool) {
    rows.table.choose { $0.choose(style) }
    rows.restyle(animated: animated)
  }

  /// Changes how the table stands, see ``RoundedDiffableDataSource/setTableStyle(_:animated:)``.
  ///
  /// - Parameters:
  ///   - style: How the table stands.
  ///   - animated: Whether the change is animated.
  public func setTableStyle(_ style: TableStyle, animated: Bool) {
    rows.table.choose { $0.choose(style) }
    rows.restyle(animated: animated)
  }

  /// Updates every live cell when ``cardID``, ``sectionStyle`` or ``rowStyle`` would now give another result.
  ///
  /// - Parameter animated: Whether the change is animated.
  public func refreshCards(animated: Bool) { rows.refresh(animated: animated) }

  /// Undresses all cells and the table, see ``RoundedDiffableDataSource/uninstall()``.
  public func uninstall() { rows.uninstall() }

  /// Returns the position of a row in its card; nil if there is no such row or it belongs to no card.
  ///
  /// - Parameter indexPath: The row's index path. Any index path is allowed.
  /// - Returns: The position of the row in its card.
  /// - Complexity: O(1)
  public func capPosition(at indexPath: IndexPath) -> CapPosition? { rows.position(at: indexPath) }
}

/// Notices after the table's layout that rows are elsewhere than the controller was told.
@MainActor private final class UntoldUpdates: TableLeaf {
  nonisolated static let maker = LeafMaker(name: "untold updates") {
    ($0 as? CardTable).map(UntoldUpdates.init)
  }

  unowned let table: CardTable

  private init(of table: CardTable) { self.table = table }

  func didLayOut(_ cards: [CardShare]?, in motion: RowMotion?) {
    guard let rows, let tableView = table.tableView, !table.due.isUpdating,
      !table.cells.views.contains(where: \.isLifted)
    else { return }
    var isUntold = false
    for case let live as LiveRow in table.cells.all where live.hasRow {
      // The table must not be asked for its cells in a layout, but for places.
      guard let cell = live.cell, cell.isInSight,
        let indexPath = tableView.indexPathForRow(
          at: CGPoint(x: cell.frame.midX, y: cell.frame.midY)),
        indexPath != live.indexPath, tableView.rectForRow(at: indexPath).minY == cell.frame.minY
      else { continue }
      live.indexPath = indexPath
      isUntold = true
    }
    guard isUntold else { return }
    rows.hasUntoldUpdate = true
    rows.correct(animated: false)
  }
}

/// A cell that was dressed, and the index path that its row had when the table was last asked.
@MainActor private final class LiveRow: LiveCell {
  /// Nil for a cell in the reuse pool, or one that is animating out.
  var indexPath: IndexPath?

  override func leave() {
    super.leave()
    indexPath = nil
  }
}

extension CardController {
  /// Asks the table where the rows of its cells are, also of those that are prepared off screen (Apple:
  /// UITableView.cellForRow(at:)).
  fileprivate func findRows() {
    guard let tableView = rows.table.tableView else { return }
    var places: [ObjectIdentifier: IndexPath] = [:]
    func find(_ indexPath: IndexPath?) -> Bool {
      guard let indexPath, let cell = tableView.cellForRow(at: indexPath) else { return false }
      places[ObjectIdentifier(cell)] = indexPath
      return true
    }
    let visible = tableView.indexPathsForVisibleRows ?? []
    for indexPath in visible { _ = find(indexPath) }
    var (first, last) = (visible.first, visible.last)
    repeat { first = first.flatMap { row(beside: $0, by: -1) } } while find(first)
    repeat { last = last.flatMap { row(beside: $0, by: 1) } } while find(last)
    for case let live as LiveRow in rows.table.cells.all {
      live.indexPath = live.cell.flatMap { places[ObjectIdentifier($0)] }
    }
  }

  /// The next row above or below, in this section or the next that has rows.
  private func row(beside indexPath: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(row: indexPath.row + step, section: indexPath.section)
    let sections = 0..<(rows.table.tableView?.numberOfSections ?? 0)
    while !(0..<numberOfRows(inSection: next.section)).contains(next.row) {
      next.section += step
      guard sections.contains(next.section) else { return nil }
      next.row = step > 0 ? 0 : numberOfRows(inSection: next.section) - 1
    }
    return next
  }
}

extension CardController: RowSource {
  var isAsked: Bool { true }
  var hasIndexTitles: Bool { false }
  var hasCardIDs: Bool { cardID != nil }
  var hasRowStyles: Bool { rowStyle != nil }

  func numberOfRows(inSection index: Int) -> Int {
    guard let tableView = rows.table.tableView else { return 0 }
    return tableView.dataSource?.tableView(tableView, numberOfRowsInSection: index) ?? 0
  }

  func id(ofSection index: Int) -> AnyHashable? {
    (0..<(rows.table.tableView?.numberOfSections ?? 0)).contains(index) ? index : nil
  }

  func id(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    guard indexPath.count == 2, id(ofSection: indexPath.section) != nil,
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return indexPath
  }

  /// Unlike a diffable data source, a classic one need not have titles at all, and cannot be asked whether it has.
  func hasEmptyTitle(_ kind: EnclosedHeaders.Kind, inSection index: Int) -> Bool { false }

  func indexPath(of live: LiveCell) -> IndexPath? { (live as? LiveRow)?.indexPath }

  func style(_ style: inout CardStyle, ofSection index: Int) { sectionStyle?(index, &style) }

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    rowStyle?(indexPath, &style)
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    id(ofRowAt: indexPath) == nil ? nil : cardID.flatMap { $0(indexPath) }
  }
}
