public import UIKit

/// A diffable data source whose sections are rounded cards.
///
/// Use it in place of `UITableViewDiffableDataSource`. You apply snapshots as before, the cell
/// provider stays the same, and cells can be of any class:
///
///     dataSource = RoundedDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = item.title
///       return cell
///     }
///     dataSource.apply(snapshot)  // every section is a card, its first and last row rounded
///
/// A *card* is a run of consecutive rows with one rounded background. Every section is a card,
/// unless ``cardID`` divides it into several. The *cap position* of a row (``CapPosition``) is
/// where the row is in its card: `top`, `middle`, `bottom` or `single`.
///
/// The data source *decorates* each cell before it returns the cell to the table: it puts the row's
/// part of the card behind the content. UIKit doesn't reload rows that weren't part of an update,
/// although their corners may have to change. So after each update, the data source also corrects
/// the cards of the cells that it has returned before, including prefetched ones. Their corners
/// animate along with the rows.
///
/// Change the look with ``TableCards/style``, ``TableCards/tableStyle``, ``sectionStyle``,
/// ``cardStyle`` and ``rowStyle``.
///
/// On an inset-grouped table, the data source does nothing, whatever style you set, because UIKit
/// draws that table's cards. Create the table with the style `.grouped` or `.plain`.
///
/// - Important: Don't set a corner radius or a background view in the cell provider to round rows.
///   The data source does that. A cell that draws its own corners adopts ``CardCell``.
///
/// A subclass that overrides an `apply` method or `tableView(_:cellForRowAt:)` must call `super`,
/// as with UIKit's class.
open class RoundedDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The connection to the table view, which is opaque.
  public let cardTableLink: CardTableLink

  // MARK: Creating

  /// Creates a data source for a table view, with cards in the default style.
  ///
  /// This is `UITableViewDiffableDataSource.init(tableView:cellProvider:)`. It also makes the new
  /// data source the table's, and prepares the table for cards. As with UIKit's class, the table
  /// view doesn't retain its data source, so keep a reference to it.
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. The data source doesn't retain it.
  ///   - cellProvider: A closure that returns the cell for an item. It must not return nil.
  public override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    cardTableLink = CardTableLink(to: tableView)
    super.init(tableView: tableView, cellProvider: cellProvider)
    link.begin(for: self)
  }

  deinit {
    MainQueue.run { [cardTableLink] in cardTableLink.sourceWasFreed() }
  }

  /// Creates a data source for a table view, with a style for its cards and one for the table.
  ///
  ///     RoundedDiffableDataSource(tableView: tableView, style: CardStyle(radius: 15)) { … }
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. The data source doesn't retain it.
  ///   - style: The style of the cards.
  ///   - tableStyle: The table's insets, spacing and background.
  ///   - cellProvider: A closure that returns the cell for an item. It must not return nil.
  public convenience init(
    tableView: UITableView, style: CardStyle, tableStyle: TableStyle = TableStyle(),
    cellProvider: @escaping CellProvider
  ) {
    self.init(tableView: tableView, cellProvider: cellProvider)
    link.setStyles(animated: false) {
      $0.chosenTableStyle = tableStyle
      $0.chosenStyle = style
    }
  }

  // MARK: Table view data source

  /// Returns the number of sections.
  ///
  /// It's UIKit's method. The table calls it before all others, so a data source that gets its
  /// table back from another one prepares the table for its own cards here. An override must call
  /// `super`.
  ///
  /// - Parameter tableView: The table view that calls this method.
  /// - Returns: The number of sections in the current snapshot.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    link.claimTable()
    if link.ownsTable { link.table.rowsAndSectionsAreCounted() }
    return super.numberOfSections(in: tableView)
  }

  /// Returns the cell provider's cell, decorated as its row's part of a card.
  ///
  /// UIKit's method calls the cell provider; then the cell gets its card. An override must call
  /// `super`, and may change the cell that `super` returns.
  ///
  /// - Parameters:
  ///   - tableView: The table view that calls this method.
  ///   - indexPath: The row's index path. Traps if there is no such row, as UIKit's method does.
  /// - Returns: The cell for the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    link.claimTable()
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard link.ownsTable, let item = super.itemIdentifier(for: indexPath) else { return cell }
    let live = link.table.cells[cell] as? LiveItem<ItemIdentifierType> ?? LiveItem(cell)
    let isSame = live.item == item
    live.item = item
    link.table.decorate(live, forRowAt: indexPath, isSameRow: isSame, isReused: !isSame)
    return cell
  }

  // MARK: Applying snapshots

  // `apply`, `applySnapshotUsingReloadData` and `snapshot` are `@MainActor @preconcurrency` today
  // (Apple: UITableViewDiffableDataSource). In the iOS 16.5 SDK, they were `nonisolated`. With
  // Swift tools 6.2, overrides can only match what they are today.

  /// Shows a snapshot, and corrects the cards of all cells in step with the rows.
  ///
  /// It calls UIKit's method of the same name, and then gives every cell whose row has another
  /// position, or belongs to another card, its new corners. No row is reloaded for that. An
  /// override must call `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether rows and corners are animated.
  ///   - completion: A closure that's called on the main queue after the animations.
  /// - Complexity: That of UIKit's method, plus O(*c*) for *c* cells, whatever the size of the
  ///   snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // `CardTable` tells what happens in which order. Apps built with older SDKs may apply snapshots
    // on another queue, where nothing isolated to the main actor may run first: not even the update
    // can begin, so its completion only corrects the cards.
    guard MainQueue.isCurrent else {
      super.apply(
        snapshot, animatingDifferences: animatingDifferences,
        completion: link.correctingCards(then: completion))
      MainQueue.later { self.link.correctCardsAfterUpdate(animated: animatingDifferences) }
      return
    }
    link.table.updates.noteBegin()
    super.apply(
      snapshot, animatingDifferences: animatingDifferences,
      completion: link.table.endingUpdate(then: completion))
    link.correctCardsAfterUpdate(animated: animatingDifferences)
  }

  /// Shows a snapshot, corrects the cards of all cells in step with the rows, and returns after the
  /// animations.
  ///
  /// It's the asynchronous form of UIKit's method. An override must call `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether rows and corners are animated.
  /// - Complexity: That of UIKit's method, plus O(*c*) for *c* cells, whatever the size of the
  ///   snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    // UIKit's async method returns after the animations, when it's too late to correct the cards.
    // Its completion-based method returns before them.
    await withCheckedContinuation { continuation in
      link.table.updates.noteBegin()
      super.apply(
        snapshot, animatingDifferences: animatingDifferences,
        completion: link.table.endingUpdate { continuation.resume() })
      link.correctCardsAfterUpdate(animated: animatingDifferences)
    }
  }

  /// Shows a snapshot by reloading the table, without animation.
  ///
  /// It calls UIKit's method of the same name, and then corrects the cards. An override must call
  /// `super`.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - completion: A closure that's called on the main queue when the snapshot is shown.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: link.correctingCards(then: completion))
    // Cards are corrected on the main queue, so after a call on another queue a little later.
    MainQueue.run { self.link.correctCardsAfterUpdate(animated: false) }
  }

  /// Shows a snapshot by reloading the table, without animation, and returns when it's shown.
  ///
  /// It's the asynchronous form of UIKit's method. An override must call `super`.
  ///
  /// - Parameter snapshot: The sections and items to show.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      super.applySnapshotUsingReloadData(
        snapshot, completion: link.correctingCards { continuation.resume() })
      link.correctCardsAfterUpdate(animated: false)
    }
  }

  // MARK: Styling

  /// A closure that changes the style of a section's cards.
  ///
  /// The style begins as ``TableCards/style``, resolved for the table's traits and width, so you
  /// only set what's different. Assign ``CardStyle/noCard`` for a section without cards.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .danger { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// Assigning the closure updates visible cells immediately. It's called again when the table's
  /// traits or width change. If it would return something else for another reason, call
  /// ``TableCards/refreshCards(animated:)``.
  public var sectionStyle: ((SectionIdentifierType, inout CardStyle) -> Void)? {
    didSet { link.restyle(animated: false) }
  }

  /// A closure that changes the style of one card.
  ///
  /// It gets the card's ID, so it isn't called without a ``cardID``. The style begins as the
  /// section's, and you only set what's different:
  ///
  ///     dataSource.cardID = { account in account.bank }
  ///     dataSource.cardStyle = { bank, style in
  ///       if bank as? String == favorite { style.shadow = CardShadow() }
  ///     }
  ///
  /// Headers and footers belong to the section, so set ``CardStyle/enclosesHeader`` and
  /// ``CardStyle/enclosesFooter`` in ``sectionStyle``.
  ///
  /// Assigning the closure updates visible cells immediately. If it would return something else
  /// later, call ``TableCards/refreshCards(animated:)``.
  public var cardStyle: ((AnyHashable, inout CardStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that changes the style of one row, for rows that differ from others in the same
  /// card.
  ///
  ///     dataSource.rowStyle = { item, style in
  ///       if item.isOverdue { style.color = .systemYellow }
  ///     }
  ///
  /// It's called when a cell is about to be shown, and after each update once for every cell that
  /// the data source has returned and that still shows an item. Assigning the closure updates
  /// visible cells immediately. If it would return something else later, call
  /// ``TableCards/refreshCards(animated:)``.
  public var rowStyle: ((ItemIdentifierType, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// A closure that returns the ID of an item's card, or nil for an item without a card.
  ///
  /// Consecutive rows of a section with the same ID form one card, so a section can have several:
  ///
  ///     dataSource.cardID = { message in message.sender }
  ///
  /// Default: nil, every section is one card. Assigning the closure updates visible cells
  /// immediately. If it would return something else later, call
  /// ``TableCards/refreshCards(animated:)``.
  public var cardID: ((ItemIdentifierType) -> AnyHashable?)? {
    didSet { refreshCards(animated: false) }
  }
}

extension RoundedDiffableDataSource: TableCards {
  /// Returns an item's position in its card, or nil if the item isn't in the current snapshot or
  /// has no card.
  ///
  ///     dataSource.capPosition(for: lastItem)  // bottom
  ///
  /// Positions come from the snapshot, whether or not cards are drawn. They're available before the
  /// first layout, on inset-grouped tables, and after ``TableCards/uninstall()``.
  ///
  /// - Parameter itemIdentifier: The item to look up.
  /// - Returns: The position of the item's row in its card.
  /// - Complexity: O(1)
  public func capPosition(for itemIdentifier: ItemIdentifierType) -> CapPosition? {
    super.indexPath(for: itemIdentifier).flatMap { capPosition(at: $0) }
  }

  /// Returns the style that a section's cards are drawn with, or nil if the section isn't in the
  /// current snapshot.
  ///
  /// Its radius has a value, even if ``TableCards/style`` and ``sectionStyle`` leave it to the
  /// system:
  ///
  ///     dataSource.style.radius                               // nil, the system's
  ///     dataSource.resolvedStyle(forSection: .main)?.radius   // 10, and 26 from iOS 26 on
  ///
  /// - Parameter sectionIdentifier: The section to look up.
  /// - Returns: The style, resolved for the table's traits and width.
  /// - Complexity: O(1)
  public func resolvedStyle(forSection sectionIdentifier: SectionIdentifierType) -> CardStyle? {
    index(for: sectionIdentifier).map { link.plan.style(ofSection: $0) }
  }
}

// MARK: Row source

/// What cards are made from.
///
/// The answers come from UIKit's own methods, so overrides in a subclass don't change them.
extension RoundedDiffableDataSource: RowSource {
  var isAsked: Bool { link.plan.tableView?.dataSource.map { $0 === self } ?? true }

  var hasIndexTitles: Bool { link.plan.tableView.flatMap { sectionIndexTitles(for: $0) } != nil }

  var hasCardIDs: Bool { cardID != nil }

  var hasSectionStyles: Bool { sectionStyle != nil }

  var hasRowStyles: Bool { rowStyle != nil }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? { super.itemIdentifier(for: indexPath) }

  func indexPath(of live: LiveCell) -> IndexPath? {
    (live as? LiveItem<ItemIdentifierType>)?.item.flatMap { super.indexPath(for: $0) }
  }

  func numberOfRows(inSection index: Int) -> Int {
    if let tableView = link.plan.tableView {
      return super.tableView(tableView, numberOfRowsInSection: index)
    }
    // The table has been freed, but the data source can still answer from its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  func id(ofSection index: Int) -> AnyHashable? { sectionIdentifier(for: index) }

  func id(ofRowAt indexPath: IndexPath) -> AnyHashable? { item(at: indexPath) }

  func indexPath(ofRow id: AnyHashable) -> IndexPath? {
    (id.base as? ItemIdentifierType).flatMap { super.indexPath(for: $0) }
  }

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

  func style(_ style: inout CardRowStyle, ofRowAt indexPath: IndexPath) {
    if let item = item(at: indexPath) { rowStyle?(item, &style) }
  }

  func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    item(at: indexPath).flatMap { cardID?($0) ?? nil }
  }
}
