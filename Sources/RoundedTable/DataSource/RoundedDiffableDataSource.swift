public import UIKit

/// A diffable data source whose sections are rounded cards.
///
/// Use it in place of `UITableViewDiffableDataSource`; nothing else changes. You apply snapshots as
/// before, the cell provider stays the same, and cells may be of any class:
///
///     dataSource = RoundedDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = item.title
///       return cell
///     }
///     dataSource.apply(snapshot)  // every section is a card, its first and last row rounded
///
/// A *card* is a run of consecutive rows with one rounded background: a section, unless ``cardID``
/// divides it. The *cap position* of a row (``CapPosition``) is its place in the card: the top, the
/// middle, the bottom, or the single row. The data source *decorates* each cell before it returns it,
/// that is, it makes the cell draw its row's part of the card. The cell then *shows* this ``Card``.
///
/// After any update, the corners of every *live cell* are correct. Those are the cells that the
/// data source has returned and that still stand for an item: visible, prepared off screen, or in
/// the reuse pool. UIKit does not ask again for rows that stay, so the data source updates the
/// cards of their cells. The corners move in step with the rows.
///
/// Change the look with ``TableCards/style``, ``TableCards/tableStyle``, ``sectionStyle`` and
/// ``rowStyle``. On an inset-grouped table, whose cards are UIKit's, the data source does nothing:
/// use a grouped one.
///
/// Do not set a corner radius or a background view in the provider to round rows, because the data
/// source does that. A cell that draws its own corners adopts ``CardCell``.
///
/// A subclass that overrides an `apply` method or `tableView(_:cellForRowAt:)` must call `super`,
/// as with UIKit's class.
open class RoundedDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public let link: CardTableLink

  // MARK: Creating

  /// Creates the data source of a table view, and decorates the table in the default style.
  ///
  /// It calls `UITableViewDiffableDataSource.init(tableView:cellProvider:)`. As always, the table
  /// view does not retain its data source, so keep a reference to it.
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. The data source does not retain it.
  ///   - cellProvider: Returns the cell for an item. It must not return nil.
  public override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    link = CardTableLink(to: tableView)
    super.init(tableView: tableView, cellProvider: cellProvider)
    link.begin(for: self)
  }

  deinit {
    MainQueue.run { [link] in link.table.sourceWasFreed(of: link.plan) }
  }

  /// Creates a data source with a style of its cards and one of its table.
  ///
  ///     RoundedDiffableDataSource(tableView: tableView, style: CardStyle(radius: 15)) { … }
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. The data source does not retain it.
  ///   - style: The style of the cards. It has no effect on an inset-grouped table, whose cards are
  ///     UIKit's.
  ///   - tableStyle: How the table stands.
  ///   - cellProvider: Returns the cell for an item. It must not return nil.
  public convenience init(
    tableView: UITableView, style: CardStyle, tableStyle: TableStyle = TableStyle(),
    cellProvider: @escaping CellProvider
  ) {
    self.init(tableView: tableView, cellProvider: cellProvider)
    link.choose(animated: false) {
      $0.choose(tableStyle)
      $0.choose(style)
    }
  }

  // MARK: Answering the table view

  /// Returns the number of sections.
  ///
  /// An override must call `super`. The table calls this method first, so a data source that gets
  /// its table back from another one decorates it again here.
  ///
  /// - Parameter tableView: The table view that calls this method.
  /// - Returns: The number of sections in the current snapshot.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    link.serve()
    if link.isServed { link.table.rowsAreCounted() }
    return super.numberOfSections(in: tableView)
  }

  /// Returns the provider's cell, decorated as its row's part of a card.
  ///
  /// An override must call `super`, and may change the cell that it gets.
  ///
  /// - Parameters:
  ///   - tableView: The table view that calls this method.
  ///   - indexPath: The row's index path. Traps if there is no such row, as UIKit's method does.
  /// - Returns: The cell for the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    link.serve()
    link.table.willProvideCell()
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard link.isServed, let item = item(at: indexPath) else { return cell }
    let live = link.table.cells[cell] as? LiveItem<ItemIdentifierType> ?? LiveItem(cell)
    let isSame = live.item == item
    live.item = item
    link.table.decorate(live, forRowAt: indexPath, isSame: isSame)
    return cell
  }

  // MARK: Applying snapshots

  /// Shows a snapshot, and updates the cards of all live cells in step with the rows.
  ///
  /// An override must call `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether the changes of rows and corners are animated.
  ///   - completion: Called on the main queue after the animations.
  /// - Complexity: That of UIKit's method, plus O(*c*) for *c* live cells, whatever the size of the
  ///   snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // Apps built with older SDKs apply on other queues, where nothing isolated may run before this.
    guard MainQueue.isCurrent else {
      super.apply(
        snapshot, animatingDifferences: animatingDifferences,
        completion: link.correcting(completion))
      MainQueue.later { self.link.correctRows(animated: animatingDifferences) }
      return
    }
    link.table.updates.begin()
    super.apply(
      snapshot, animatingDifferences: animatingDifferences,
      completion: link.table.ending(completion))
    link.correctRows(animated: animatingDifferences)
  }

  /// Shows a snapshot, updates the cards of all live cells in step with the rows, and returns after
  /// the animations.
  ///
  /// An override must call `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether the changes of rows and corners are animated.
  /// - Complexity: That of UIKit's method, plus O(*c*) for *c* live cells, whatever the size of the
  ///   snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    // UIKit's async form returns only after the animation, too late to correct the cards; its
    // completion form returns before.
    await withCheckedContinuation { continuation in
      link.table.updates.begin()
      super.apply(
        snapshot, animatingDifferences: animatingDifferences,
        completion: link.table.ending { continuation.resume() })
      link.correctRows(animated: animatingDifferences)
    }
  }

  /// Shows a snapshot by reloading the table, without animation.
  ///
  /// An override must call `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - completion: Called on the main queue when the snapshot is shown.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      super.applySnapshotUsingReloadData(snapshot, completion: link.correcting(completion))
      MainQueue.later { self.link.correctRows(animated: false) }
      return
    }
    super.applySnapshotUsingReloadData(snapshot, completion: link.correcting(completion))
    link.correctRows(animated: false)
  }

  /// Shows a snapshot by reloading the table, without animation, and returns when it is shown.
  ///
  /// An override must call `super`.
  ///
  /// - Parameter snapshot: The sections and items to show.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      super.applySnapshotUsingReloadData(
        snapshot, completion: link.correcting { continuation.resume() })
      link.correctRows(animated: false)
    }
  }

  // MARK: Styling

  /// A closure that changes the style for the cards of a section.
  ///
  /// The style begins as ``TableCards/style``, resolved for the table's traits, so what you do not
  /// change is inherited. Assign ``CardStyle/noCard`` for a section without cards.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .danger { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// The closure is called again when the table's traits change. Assigning it restyles live cells
  /// at once. If it would now give another result, call ``TableCards/refreshCards(animated:)``.
  public var sectionStyle: ((SectionIdentifierType, inout CardStyle) -> Void)? {
    didSet { link.table.restyle(link.plan, animated: false) }
  }

  /// A closure that changes the style of a card, which it gets by its ID, in a section that
  /// ``cardID`` divides into several.
  ///
  ///     dataSource.cardID = { account in account.bank }
  ///     dataSource.cardStyle = { bank, style in
  ///       if bank == AnyHashable(favorite) { style.shadow = CardShadow() }
  ///     }
  ///
  /// The style begins as the section's, so what you do not change is inherited. Assigning the
  /// closure restyles live cells at once. If it would now give another result, call
  /// ``TableCards/refreshCards(animated:)``. Without a ``cardID``, it is not called.
  public var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that changes the style for an item's row, where rows of one card may differ.
  ///
  ///     dataSource.rowStyle = { item, style in
  ///       if item.isOverdue { style.fillColor = .systemYellow }
  ///     }
  ///
  /// The closure is called once for each live cell after an update, and for rows that come into
  /// sight. Assigning it restyles live cells at once. If it would now give another result, call
  /// ``TableCards/refreshCards(animated:)``.
  public var rowStyle: ((ItemIdentifierType, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that returns the ID of the card that an item belongs to.
  ///
  /// Return nil for an item without a card.
  ///
  /// Consecutive rows of a section with the same ID are one card, so a section can have several
  /// cards:
  ///
  ///     dataSource.cardID = { message in message.sender }
  ///
  /// Default: nil, every section is one card. Assigning it updates live cells at once. If it would
  /// now give another result, call ``TableCards/refreshCards(animated:)``.
  public var cardID: ((ItemIdentifierType) -> AnyHashable?)? {
    didSet { refreshCards(animated: false) }
  }
}

extension RoundedDiffableDataSource: TableCards {
  /// Returns the position of an item in its card; nil if the item is not in the current snapshot or
  /// belongs to no card.
  ///
  /// Positions come from the snapshot, whether or not cards are drawn. They are available before
  /// the first layout, on inset-grouped tables, and after ``TableCards/uninstall()``.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: The position of the item's row in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the style that a section's cards are drawn with; nil if the section is not in the
  /// current snapshot.
  ///
  /// Its radius has a value, even if ``TableCards/style`` and ``sectionStyle`` leave it to the
  /// system:
  ///
  ///     dataSource.style.radius                               // nil, the system's
  ///     dataSource.resolvedStyle(forSection: .main)?.radius   // 10, and 26 from iOS 26 on
  ///
  /// - Parameter sectionIdentifier: The section to look up.
  /// - Returns: The style, resolved for the table's traits.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection sectionIdentifier: SectionIdentifierType) -> CardStyle? {
    index(for: sectionIdentifier).map { link.plan.style(ofSection: $0) }
  }
}

// MARK: What cards are made from

/// Answers from the snapshot that the table shows, even if a subclass overrides UIKit's methods.
extension RoundedDiffableDataSource: RowSource {
  var isAsked: Bool {
    guard let source = link.plan.tableView?.dataSource else { return true }
    return source === self
  }

  var hasIndexTitles: Bool { link.plan.tableView.flatMap { sectionIndexTitles(for: $0) } != nil }

  var hasCardIDs: Bool { cardID != nil }

  var hasSectionStyles: Bool { sectionStyle != nil }

  var hasCardStyles: Bool { cardStyle != nil }

  var hasRowStyles: Bool { rowStyle != nil }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    super.itemIdentifier(for: indexPath)
  }

  func indexPath(of live: LiveCell) -> IndexPath? {
    (live as? LiveItem<ItemIdentifierType>)?.item.flatMap { super.indexPath(for: $0) }
  }

  func numberOfRows(inSection index: Int) -> Int {
    if let tableView = link.plan.tableView {
      return super.tableView(tableView, numberOfRowsInSection: index)
    }
    // A data source whose table has been freed still answers from its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  func id(ofSection index: Int) -> AnyHashable? { sectionIdentifier(for: index) }

  func id(ofRowAt indexPath: IndexPath) -> AnyHashable? { item(at: indexPath) }

  func hasTitle(_ kind: HeaderKind, inSection index: Int) -> Bool? {
    guard let tableView = link.plan.tableView else { return false }
    let title =
      kind == .header
      ? self.tableView(tableView, titleForHeaderInSection: index)
      : self.tableView(tableView, titleForFooterInSection: index)
    return title.map { !$0.isEmpty }
  }

  func style(_ style: inout CardStyle, ofSection index: Int) {
    if let section = sectionIdentifier(for: index) { sectionStyle?(section, &style) }
  }

  func style(_ style: inout CardStyle, ofCard id: AnyHashable) { cardStyle?(id, &style) }

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { rowStyle?(item, &style) }
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    item(at: indexPath).flatMap { cardID?($0) ?? nil }
  }
}
