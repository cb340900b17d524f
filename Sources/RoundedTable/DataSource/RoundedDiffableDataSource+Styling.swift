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
    chosenStyle = style
    isUninstalled = false
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
    measurement.schedule(animated: animated)
  }

  /// Takes every card and the table's dress off: cells and table are as if never dressed.
  ///
  /// The data source goes on working as a `UITableViewDiffableDataSource`. Assigning ``style`` dresses the table again.
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public func uninstall() {
    isUninstalled = true
    // The cells of a table that another data source has taken over are that one's.
    guard !observer.hasGivenWay else { return }
    if observer.superview != nil { measurement.isNeeded = true }
    observer.takeOff()
    undressCells()
    measurement.schedule(animated: false)
  }

  private func undressCells() {
    UIView.performWithoutAnimation {
      // Those that stand for nothing too: they wait in the table's reuse pool, for whoever fills it next.
      for live in liveCells.all where live.card != .none {
        live.card = .none
        if let cell = live.cell { dress.undress(cell) }
      }
    }
  }

  func restyle(animated: Bool) {
    // A table that another data source has taken over is that one's, its layout too.
    guard !observer.hasGivenWay else { return }
    if animated, let tableView, tableView.window != nil, UIView.areAnimationsEnabled {
      RowMotion.standard.animate {
        self.dressTable()
        self.correctCards(animated: true)
        self.layOutLinesAgain()
      }
      // The cards move to their new insets when the table is laid out next. Not now: this may be a callback of the table's.
      observer.layOutCells(in: .standard)
    } else {
      dressTable()
      correctCards(animated: false)
      layOutLinesAgain()
    }
    measurement.schedule(animated: animated)
  }

  /// Has the lines between rows drawn anew: nothing tells of a new colour of the table's.
  ///
  /// Not part of every correction: an update touches no view that stays as it is.
  func layOutLinesAgain() {
    for cell in liveCells.all.lazy.compactMap(\.cell) {
      CardBackgroundView.worn(by: cell)?.setNeedsLayout()
      BareRowView.layOutAgain(in: cell)
    }
  }

  func dressTable() {
    guard let tableView, !observer.hasGivenWay else { return }
    guard !isDormant else {
      changeTable { observer.takeOff() }
      return
    }
    observer.watch(tableView, for: self, dressing: dress)
    observer.givenMargins.onSurprise = { [weak self] in self?.writeMarginsAgainLater() }
    let style = style.resolved(with: tableView.traitCollection)
    if capabilities.hasCornerConfigurations {
      systemRadius = observer.systemRadius(inset: style.inset, in: tableView)
    }
    resolvedStyle = style.completed(withRadius: systemRadius)
    (installer as? CardTableInstaller)?.context = installerContext(tableView)
    observer.givenMargins.remember(marginsOf: tableView)
    changeTable { observer.install(installer, resolvedStyle, on: tableView) }
    observer.givenMargins.remember(marginsOf: tableView)
  }

  private func installerContext(_ tableView: UITableView) -> CardTableInstaller.Context {
    // An app can ask it of the table itself, and content is kept to it then by UIKit.
    let isReadable =
      resolvedStyle.followsReadableWidth || tableView.cellLayoutMarginsFollowReadableWidth
    return CardTableInstaller.Context(
      dressesSections: sectionStyle != nil,
      hasIndexTitles: { [weak self, weak tableView] in
        tableView.flatMap { self?.sectionIndexTitles(for: $0) } != nil
      },
      readableWidth: isReadable && resolvedStyle.isCard
        ? observer.readableWidth(in: tableView) : nil,
      installAgain: { [weak self] in self?.tableChanged() })
  }

  /// The margins above and below that untouched cells have became known: cells with margins of their own follow.
  private func writeMarginsAgainLater() {
    // A cell tells of it in the middle of the table's layout.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.writeMarginsAgain() }
    }
  }

  private func writeMarginsAgain() {
    for live in liveCells.all where live.card.place.rowMargins != nil {
      guard let cell = live.cell, let card = CardBackgroundView.worn(by: cell) else {
        continue
      }
      card.margins.followTextSize(on: cell)
      measurement.isNeeded = true
    }
    measurement.schedule(animated: false)
  }

  /// Looks at cells that nobody has touched, when they have the margins of the table's new text size.
  private func learnMarginsLater() {
    guard liveCells.all.contains(where: { $0.card.place.rowMargins != nil }) else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.learnMargins() }
    }
  }

  private func learnMargins() {
    for live in liveCells.all where live.item != nil && live.card.place.rowMargins == nil {
      guard let cell = live.cell, let card = CardBackgroundView.worn(by: cell),
        card.margins.isUntouched, cell.isInSight,
        observer.givenMargins.gave(cell.horizontalMargins, to: cell)
      else { continue }
      return observer.givenMargins.learn(from: cell, unused: nil)
    }
  }

  /// The table asks this data source again after another one had taken it over.
  func takeTableBack() {
    guard observer.hasGivenWay, let tableView else { return }
    CardTableOwners.give(tableView, to: self)
    observer.hasGivenWay = false
    dressTable()
  }

  func changeInstaller(to installer: any TableInstaller) {
    guard installer !== dress.installer else { return }
    changeTable { observer.takeOff() }
    dress.installer = installer
    restyle(animated: false)
  }

  func changeDecorator(to decorator: any CellDecorator) {
    let former = dress.decorator
    guard decorator !== former else { return }
    dress.decorator = decorator
    UIView.performWithoutAnimation {
      for live in liveCells.all where live.card.isCard {
        guard let cell = live.cell, !(cell is any CardCell) else { continue }
        // Cells in the reuse pool too: the new decorator would not know how to take the old one's card off.
        former.undress(cell)
        if live.item != nil { put(live.card, on: cell, animated: false) }
      }
    }
  }
}

extension RoundedDiffableDataSource: CardTableOwner {
  func leaveTable() {
    guard !observer.hasGivenWay else { return }
    observer.giveWay()
    undressCells()
    liveCells.removeAll()
    measurement.isNeeded = false
  }

  func tableChanged() {
    // A row that has been measured is higher by the line.
    if let tableView, observer.takeLines(of: tableView), !liveCells.all.isEmpty { marginsChanged() }
    dressTable()
    correctCards(animated: false)
    learnMarginsLater()
    measurement.schedule(animated: false)
  }

  func tableWasLaidOut() { measurement.schedule() }

  func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    guard let item = liveCells.item(of: cell), liveCells.latestCell(for: item) === cell,
      let indexPath = super.indexPath(for: item)
    else { return nil }
    guard indexPath.row > 0,
      let above = itemIdentifier(
        at: IndexPath(row: indexPath.row - 1, section: indexPath.section))
    else { return [] }
    return liveCells.cells(for: above)
  }
}
