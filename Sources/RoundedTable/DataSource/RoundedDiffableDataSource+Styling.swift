import UIKit

extension RoundedDiffableDataSource {
  /// Restyles live cells and the table, if asked for in step with an animation.
  ///
  /// No row is reloaded and the provider isn't asked. Rows are measured again, because the padding decides how text wraps: in a
  /// later turn of the main queue, once no row is moving or swiped. So this may be called in any callback of the table's.
  ///
  /// - Parameters:
  ///   - style: The style of all cards.
  ///   - animated: Whether the cards are seen to change.
  /// - Complexity: O(*c*) for *c* live cells, and UIKit's for the rows that it measures again.
  public func setStyle(_ style: CardStyle, animated: Bool) {
    table.choose(style)
    restyle(animated: animated)
  }

  /// Corrects every live cell when ``cardID`` or ``sectionStyle`` would now answer differently than before.
  ///
  /// The lines are drawn anew as well: a table tells nobody of a new `separatorColor` or `separatorInset`. Assigning ``style``
  /// and applying a snapshot do the same.
  ///
  /// - Parameter animated: Whether the cards are seen to change.
  /// - Complexity: O(*c*) for *c* live cells.
  public func refreshCards(animated: Bool) {
    correctCards(animated: animated)
    layOutLinesAgain()
    table.alignHeadersLater()
    table.measurement.schedule(animated: animated)
  }

  /// Takes every card and the table's dress off: cells and table are as if never dressed.
  ///
  /// The data source goes on working as a `UITableViewDiffableDataSource`. Assigning ``style`` dresses the table again.
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public func uninstall() {
    table.uninstall()
    // The cells of a table that another data source has taken over are that one's.
    guard !table.isSuperseded else { return }
    undressCells()
    table.measurement.schedule(animated: false)
  }

  private func undressCells() {
    UIView.performWithoutAnimation {
      // Those that stand for nothing too: they wait in the table's reuse pool, for whoever fills it next.
      for live in liveCells.all where live.card != .none {
        live.card = .none
        if let cell = live.cell { table.undress(cell) }
      }
    }
  }

  func restyle(animated: Bool) {
    // A table that another data source has taken over is that one's, its layout too.
    guard !table.isSuperseded else { return }
    if animated, let tableView = table.tableView, tableView.window != nil,
      UIView.areAnimationsEnabled
    {
      RowMotion.standard.animate {
        self.table.dress()
        self.correctCards(animated: true)
        self.layOutLinesAgain()
      }
      // The cards move to their new insets when the table is laid out next. Not now: this may be a callback of the table's.
      table.layOutCells(in: .standard)
    } else {
      table.dress()
      correctCards(animated: false)
      layOutLinesAgain()
    }
    table.measurement.schedule(animated: animated)
  }

  /// Dresses live cells in the cards that they wear: something beside the cards has changed.
  func dressAgain() {
    UIView.performWithoutAnimation {
      for live in liveCells.all where live.item != nil && live.card.isCard {
        if let cell = live.cell { table.put(live.card, on: cell, animated: false) }
      }
    }
  }

  /// Has the lines between rows drawn anew: nothing tells of a new colour of the table's.
  ///
  /// Not part of every correction: an update touches no view that stays as it is.
  func layOutLinesAgain() {
    for cell in liveCells.all.lazy.compactMap(\.cell) {
      CardBackgroundView.worn(by: cell)?.setNeedsLayout()
      UncardedRowView.layOutAgain(in: cell)
    }
  }

  /// The table asks this data source again after another one had taken it over.
  func takeOver() { if table.isSuperseded { table.give(to: self) } }

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
        // Cells in the reuse pool too: the new decorator would not know how to take the old one's card off.
        former.undress(cell)
        if live.item != nil { table.put(live.card, on: cell, animated: false) }
      }
    }
  }
}

extension RoundedDiffableDataSource: CardTableOwner {
  func leaveTable() {
    guard !table.isSuperseded else { return }
    table.leave()
    undressCells()
    liveCells.removeAll()
  }

  func tableChanged() {
    table.dress()
    correctCards(animated: false)
    table.learnMarginsLater()
    table.measurement.schedule(animated: false)
  }

  var hasSectionStyles: Bool { sectionStyle != nil }

  func rowMargins(inSection section: Int) -> HorizontalMargins? {
    table.laidOut(cardStyle(inSection: section)).layout.rowMargins?.own
  }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    guard let item = liveCells.item(of: cell), liveCells.latestCell(for: item) === cell else {
      return nil
    }
    return super.indexPath(for: item)
  }

  func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    guard let indexPath = indexPath(of: cell) else { return nil }
    guard indexPath.row > 0,
      let above = itemIdentifier(
        at: IndexPath(row: indexPath.row - 1, section: indexPath.section))
    else { return [] }
    return liveCells.cells(for: above)
  }
}
