public import UIKit

/// A diffable data source whose sections are rounded cards.
///
/// Use it in place of `UITableViewDiffableDataSource`; nothing else changes. Snapshots are applied as before, the cell
/// provider stays as it is, and the cells may be of any class:
///
///     dataSource = RoundedDiffableDataSource(tableView: tableView) { tableView, indexPath, item in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = item.title
///       return cell
///     }
///     dataSource.apply(snapshot)  // every section is a card, its first and last row rounded
///
/// After any update every live cell wears the right corners: those that the update brought, and those that stayed, which
/// UIKit does not ask for again. The corners move in step with the rows.
///
/// Change the look with ``style``, ``sectionStyle`` and ``cardID``. On an inset-grouped table, which has cards of its own, the
/// data source does nothing before the app sets a style.
///
/// Do not set a corner radius or a background view in the provider to round rows: the data source owns both. A cell that
/// wants to draw its own corners adopts ``CardCell``.
///
/// A subclass that overrides an `apply` method or `tableView(_:cellForRowAt:)` calls `super`, as with UIKit's class.
open class RoundedDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  let table: CardTable
  var liveCells: LiveCells<ItemIdentifierType>
  var reports = DiagnosisReports<ItemIdentifierType>()

  // MARK: Creating

  /// Creates a data source, makes it the table view's, and dresses the table in the default style.
  ///
  /// Stands on `UITableViewDiffableDataSource.init(tableView:cellProvider:)`, whose rules hold: the table view keeps the data
  /// source weakly, so keep it yourself.
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. It is kept weakly.
  ///   - cellProvider: Makes the cell for an item. It must not return nil.
  public override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = CardTable(of: tableView)
    liveCells = LiveCells(table.cells)
    super.init(tableView: tableView, cellProvider: cellProvider)
    table.give(to: self)
    // There are no rows yet: a batch would only scroll the table to its beginning.
    table.measurement.isNeeded = false
  }

  deinit {
    // The table may live on, dressed, under another data source.
    let table = table
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { table.ownerIsGone() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { table.ownerIsGone() } }
    }
  }

  /// Creates a data source with a style of its own.
  ///
  ///     RoundedDiffableDataSource(tableView: tableView, style: CardStyle(radius: 15)) { … }
  ///
  /// - Parameters:
  ///   - tableView: The table view to fill. It is kept weakly.
  ///   - style: The style of the cards. On an inset-grouped table, naming one wakes the data source.
  ///   - installer: What dresses the table view itself, nil for a ``CardTableInstaller``.
  ///   - cellProvider: Makes the cell for an item. It must not return nil.
  public convenience init(
    tableView: UITableView, style: CardStyle, installer: (any TableInstaller)? = nil,
    cellProvider: @escaping CellProvider
  ) {
    self.init(tableView: tableView, cellProvider: cellProvider)
    if let installer { self.installer = installer }
    self.style = style
    table.measurement.isNeeded = false
  }

  // MARK: Answering the table view

  /// Returns the number of sections.
  ///
  /// Stands on UIKit's method of the same name. The table asks it first of all, so a data source that gets a table back, which
  /// another one had taken over, dresses it again here. An override calls `super`.
  ///
  /// - Parameter tableView: The table view that asks.
  /// - Returns: The number of sections in the current snapshot.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    takeOver()
    table.countsRows()
    return super.numberOfSections(in: tableView)
  }

  /// Returns the provider's cell, dressed as its row's part of a card.
  ///
  /// Stands on UIKit's method of the same name, which asks the provider. An override calls `super` and may change the
  /// cell it gets.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - indexPath: Where the row is. Traps, as UIKit's method does, if there is no row.
  /// - Returns: The cell for the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    table.offerConfigurations()
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if let item = itemIdentifier(at: indexPath) { dress(cell, for: item, at: indexPath) }
    return cell
  }

  // MARK: Applying snapshots

  /// Shows a snapshot, and corrects every live card in step with the rows.
  ///
  /// Stands on UIKit's method of the same name.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether rows and corners are seen to move.
  ///   - completion: Called on the main queue after the animations.
  /// - Complexity: UIKit's, and O(*c*) for *c* live cells, whatever the size of the snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // Apps built with older SDKs apply on other queues. Nothing that is isolated may run there before this.
    guard MainQueue.isCurrent else {
      super.apply(
        snapshot, animatingDifferences: animatingDifferences, completion: correcting(completion))
      correctCardsOnMainQueue(animated: animatingDifferences)
      return
    }
    table.measurement.updateBegan()
    super.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: ending(completion))
    correctRows(animated: animatingDifferences)
  }

  /// Shows a snapshot, corrects every live card in step with the rows, and returns after the animations.
  ///
  /// Stands on UIKit's method of the same name.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether rows and corners are seen to move.
  /// - Complexity: UIKit's, and O(*c*) for *c* live cells, whatever the size of the snapshot.
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    // Awaiting UIKit's async form would correct the cards after the animation; its completion form comes back before.
    await withCheckedContinuation { continuation in
      table.measurement.updateBegan()
      super.apply(
        snapshot, animatingDifferences: animatingDifferences,
        completion: ending { continuation.resume() })
      correctRows(animated: animatingDifferences)
    }
  }

  /// Shows a snapshot by reloading the table, without animation.
  ///
  /// Stands on UIKit's method of the same name.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - completion: Called on the main queue when the snapshot is shown.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    guard MainQueue.isCurrent else {
      super.applySnapshotUsingReloadData(snapshot, completion: correcting(completion))
      correctCardsOnMainQueue(animated: false)
      return
    }
    super.applySnapshotUsingReloadData(snapshot, completion: correcting(completion))
    correctCards(animated: false)
  }

  /// Shows a snapshot by reloading the table, without animation, and returns when it is shown.
  ///
  /// Stands on UIKit's method of the same name.
  ///
  /// - Parameter snapshot: The sections and items to show.
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      super.applySnapshotUsingReloadData(
        snapshot, completion: correcting { continuation.resume() })
      correctCards(animated: false)
    }
  }

  // MARK: Styling

  /// The style of all cards.
  ///
  /// Default: ``CardStyle/init()``, which looks like Settings.
  ///
  /// Assigning it restyles live cells and the table at once, without animation, without reloading and without asking the
  /// provider. See ``setStyle(_:animated:)`` for an animated change.
  public var style: CardStyle {
    get { table.chosenStyle ?? CardStyle() }
    set { setStyle(newValue, animated: false) }
  }

  /// Changes the style for the cards of a section.
  ///
  /// It begins as ``style``, resolved for the table's traits: what is not changed is inherited. ``CardStyle/noCard`` leaves the
  /// section's rows plain.
  ///
  ///     dataSource.sectionStyle = { section, style in
  ///       if section == .danger { style.outline = CardOutline(color: .systemRed) }
  ///     }
  ///
  /// It is asked again when the table's traits change. Assigning it restyles live cells at once. When it would now answer
  /// differently, call ``refreshCards(animated:)``.
  public var sectionStyle: ((SectionIdentifierType, inout CardStyle) -> Void)? {
    didSet { restyle(animated: false) }
  }

  /// Changes the style for an item's row, in what rows of one card may differ.
  ///
  ///     dataSource.rowStyle = { item, style in
  ///       if item.isOverdue { style.fillColor = .systemYellow }
  ///     }
  ///
  /// It is called once for each live cell after an update, and for rows that come into sight. Assigning it restyles live cells at
  /// once. When it would now answer differently, call ``refreshCards(animated:)``.
  public var rowStyle: ((ItemIdentifierType, inout CardRowStyle) -> Void)? {
    didSet { refreshCards(animated: false) }
  }

  /// The card that an item belongs to.
  ///
  /// A nil result means no card.
  ///
  /// Consecutive rows of a section with the same card id are one card, so a section can hold several:
  ///
  ///     dataSource.cardID = { message in message.sender }
  ///
  /// Default: nil, every section is one card. Assigning it corrects live cells at once. When it would now answer differently,
  /// call ``refreshCards(animated:)``.
  public var cardID: ((ItemIdentifierType) -> AnyHashable?)? {
    didSet { refreshCards(animated: false) }
  }

  /// What dresses the table view itself.
  ///
  /// Assigning takes the old one off.
  public var installer: any TableInstaller {
    get { table.installer }
    set { changeInstaller(to: newValue) }
  }

  /// What dresses the cells.
  ///
  /// Assigning takes the old one's cards off.
  public var decorator: any CellDecorator {
    get { table.decorator }
    set { changeDecorator(to: newValue) }
  }

  // MARK: Debugging

  /// Checks every live cell after each update, and new ones as they come into sight, and says what is wrong.
  ///
  /// Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    didSet {
      reports.forget()
      correctCards(animated: false)
      tint(diagnosis?.tints ?? false)
    }
  }
}
