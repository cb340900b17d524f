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
    table.choose(style)
    restyle(animated: animated)
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
    table.choose(style)
    restyle(animated: animated)
  }

  /// Updates every live cell when ``cardID``, ``sectionStyle`` or ``rowStyle`` would now give another result.
  ///
  /// Lines are redrawn as well if the table has a new `separatorColor` or `separatorInset`, and cards are filled anew whose cells
  /// have a new `backgroundColor`. There is no callback for either.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Complexity: O(*c*) for *c* live cells.
  public func refreshCards(animated: Bool) {
    correctCards(animated: animated)
    table.layOutRowsAgain()
    table.measurement.schedule(animated: animated)
  }

  /// Undresses all cells and the table: afterwards they are as if they had never been dressed.
  ///
  /// One thing is left: a table whose margins have inset its cards keeps explicit margins, of the values that the system's had, because
  /// no value makes margins follow the system's again except in a view controller's own view.
  ///
  /// The data source still works as a `UITableViewDiffableDataSource`. Assigning ``style`` or
  /// ``tableStyle`` dresses the table again.
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public func uninstall() {
    table.uninstall()
    // If another data source has taken over the table, the cells are that one's.
    guard !table.isSuperseded else { return }
    undressCells()
    table.measurement.schedule(animated: false)
  }

  private func undressCells() {
    UIView.performWithoutAnimation {
      // Also those without an item: they are in the table's reuse pool, for whatever fills it next.
      for live in liveCells.all where !live.card.isSame(as: .none) {
        live.card = .none
        if let cell = live.cell { table.undress(cell) }
      }
    }
  }

  func restyle(animated: Bool) {
    // If another data source has taken over the table, the layout is that one's too.
    guard !table.isSuperseded else { return }
    if animated, let tableView = table.tableView, tableView.window != nil,
      UIView.areAnimationsEnabled
    {
      RowMotion.standard.animate {
        self.table.dress()
        self.correctCards(animated: true)
      }
      // The cards move to their new insets with the table's next layout. Not now, because this may be a callback of the table.
      table.observer?.layOutCells(in: .standard)
    } else {
      table.dress()
      correctCards(animated: false)
    }
    table.measurement.schedule(animated: animated)
  }

  /// Dresses live cells in the cards that they wear, after a change of something other than the cards.
  func dressAgain() {
    UIView.performWithoutAnimation {
      for live in liveCells.all where live.item != nil && live.card.isCard {
        if let cell = live.cell { table.put(live.card, on: cell, animated: false) }
      }
    }
  }

  /// Takes the table over if it asks this data source while another one dresses it.
  func takeOver() { if table.isElsewhere { table.give(to: self) } }

  func changeInstaller(to installer: any TableInstaller) {
    guard installer !== table.installer else { return }
    table.change(installer: installer)
    restyle(animated: false)
  }

  func changeDecorator(to decorator: any CellDecorator) {
    let former = table.decorator
    guard decorator !== former else { return }
    table.decorator = decorator
    UIView.performWithoutAnimation {
      for live in liveCells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Also in the reuse pool, because the new decorator would not know how to undress the previous one's cells.
        former.undress(cell)
        if live.item != nil { table.put(live.card, on: cell, animated: false) }
      }
    }
    table.needSlices()
  }
}

extension RoundedDiffableDataSource: RowDirectory {
  var hasIndexTitles: Bool {
    table.tableView.flatMap { sectionIndexTitles(for: $0) } != nil
  }

  func recompute(animated: Bool) { correctCards(animated: animated) }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    guard let item = liveCells.item(of: cell) else { return nil }
    let latest = liveCells.latestCell(for: item)
    // The app may have asked for a cell itself, which is never in the table. A reloaded row's former cell is, while it fades out.
    guard latest === cell || cell.isInSight && latest?.superview == nil else { return nil }
    return super.indexPath(for: item)
  }

  func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    guard let indexPath = indexPath(of: cell) else { return nil }
    // The row in the user's hand is above the others, and next to none.
    guard !isMoved(indexPath), let above = neighbor(of: indexPath, by: -1), !isMoved(above),
      let item = itemIdentifier(at: above)
    else { return [] }
    return liveCells.cells(for: item)
  }
}
