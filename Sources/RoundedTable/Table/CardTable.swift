import UIKit

/// The table view of a data source: all that the data source knows of it, and everything that it has changed on it.
///
/// It is separate from the data source, because a table can outlive that one. Whoever then finds the table dressed can restore
/// it.
@MainActor final class CardTable {
  private(set) weak var tableView: UITableView?
  /// Whether the system shapes and places the cards; a table's style never changes (Apple: UITableView.style).
  let isInsetGrouped: Bool
  private(set) weak var owner: (any CardTableOwner)?
  /// The observer in the table, while that is dressed.
  private(set) weak var observer: CardTableObserver?
  private(set) var installer: any TableInstaller = CardTableInstaller()
  var decorator: any CellDecorator = CardDecorator()
  /// Colours rows by position, for debugging.
  var tint: ((CapPosition) -> UIColor)?
  let cells = DressedCells()
  let measurement: RowMeasurement
  let cellMargins = TableCellMargins()
  var slices = SliceChanges()
  let headers = EnclosedHeaders()
  /// Nil while no view fills cards.
  private(set) var backdrop: (any TableLeaf)?
  let hand = RowsInHand()
  private var lines = TableLines()
  private var aligned = AlignedHeaders()
  private var interned = ResolvedCardStyles()
  private var system = SystemLook(for: Bundle.main.infoDictionary)
  /// Nil while no style depends on the setting.
  private var differentiation: AccessibilityObservation?
  private(set) var chosenStyle: CardStyle?
  /// The style of the table, resolved for its traits.
  private(set) var style = CardStyle() { didSet { latest = nil } }
  /// The table's own style in its latest layout.
  private var latest: ResolvedCardStyle?
  private(set) var isUninstalled = false
  /// Whether another data source has taken over the table.
  private(set) var isSuperseded = false
  private var isChanging = false

  init(of tableView: UITableView) {
    self.tableView = tableView
    isInsetGrouped = tableView.style == .insetGrouped
    measurement = RowMeasurement(of: tableView, cells: cells)
    cellMargins.onSurprise = { [weak self] in self?.writeMarginsAgainLater() }
  }

  /// Gives the table to a data source and dresses it.
  func give(to owner: any CardTableOwner) {
    guard let tableView else { return }
    self.owner = owner
    CardTableOwners.give(tableView, to: owner)
    isSuperseded = false
    dress()
  }

  // MARK: Styles

  /// Whether nothing is dressed.
  ///
  /// This is so after `uninstall()`, and on an inset-grouped table until the app sets a style.
  var isDormant: Bool {
    isUninstalled || isInsetGrouped && chosenStyle == nil && !hasSectionStyles
  }

  var hasSectionStyles: Bool { owner?.hasSectionStyles ?? false }

  /// Sets the app's style for all cards.
  func choose(_ style: CardStyle) {
    chosenStyle = style
    isUninstalled = false
  }

  /// Returns a style resolved for the table's traits, with the system's values in place of nil.
  func resolved(_ style: CardStyle) -> CardStyle {
    (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(with: system)
  }

  /// Returns a section's resolved style with its layout in the table; nil stands for the table's own style.
  func laidOut(_ own: CardStyle?) -> ResolvedCardStyle {
    if let own { return interned.resolved(own, in: layout(of: own, isOwn: true)) }
    if let latest, latest.layout == layout(of: latest.style, isOwn: false) { return latest }
    let resolved = interned.resolved(style, in: layout(of: style, isOwn: false))
    latest = resolved
    return resolved
  }

  /// Returns the layout of a style in the table, which may be a section's own.
  private func layout(of style: CardStyle, isOwn: Bool) -> ResolvedCardStyle.Layout {
    var layout = ResolvedCardStyle.Layout()
    guard let tableView else { return layout }
    layout.lines = lines.drawer(in: tableView)
    layout.lineEnd = system.lineEnd
    if isInsetGrouped {
      layout.isShapedBySystem = true
    } else {
      let inset = installer.inset(of: style, on: tableView)
      layout.inset = inset
      if isOwn { layout.rowMargins = rowMargins(for: style, inset: inset, on: tableView) }
      layout.hasSpacing = style.sectionSpacing != nil
    }
    return layout
  }

  /// Makes what a card needs of the table: slices, and the observation of a setting.
  ///
  /// Most cards need neither.
  func prepare(for card: Card) {
    if card.resolved.needsSlices { slices.areInUse = true }
    if backdrop == nil, let fill = card.style.fill.view, !card.layout.isShapedBySystem {
      backdrop = fill.makeBackdrop(self) as? any TableLeaf
    }
    if card.style.accessibilityOutline != nil, differentiation == nil {
      differentiation = AccessibilityObservation(
        of: UIAccessibility.differentiateWithoutColorDidChangeNotification
      ) { [weak self] in self?.changed() }
    }
  }

  /// Returns a row's style in its section's layout.
  func resolved(_ style: CardStyle, in layout: ResolvedCardStyle.Layout) -> ResolvedCardStyle {
    interned.resolved(style, in: layout)
  }

  /// The style and layout of rows without a card.
  var uncarded: ResolvedCardStyle {
    var inset = 0.0
    if let tableView, !isInsetGrouped, style.isCard {
      inset = installer.inset(of: style, on: tableView)
    }
    return interned.resolved(.noCard, in: ResolvedCardStyle.Layout(inset: inset))
  }

  /// Cells inherit the table's margins, so only those in sections with other margins get their own.
  private func rowMargins(
    for style: CardStyle, inset: Double, on tableView: UITableView
  ) -> RowMargins? {
    guard style.isCard else { return nil }
    let own = max(0, inset + style.usedPadding)
    if self.style.isCard {
      let tables = installer.inset(of: self.style, on: tableView) + self.style.usedPadding
      if own == max(0, tables) { return nil }
    }
    return RowMargins(own: HorizontalMargins(own), given: cellMargins)
  }

  // MARK: The table

  /// Dresses the table, or updates it after a change.
  func dress() {
    guard let tableView, !isSuperseded else { return }
    guard !isDormant else {
      change { restore() }
      return
    }
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    measurement.observer = observer
    let style = (chosenStyle ?? CardStyle()).resolved(with: tableView.traitCollection)
    system.adapt(to: tableView)
    self.style = style.completed(with: system)
    cellMargins.remember(marginsOf: tableView)
    change { install(on: tableView) }
    cellMargins.remember(marginsOf: tableView)
    alignHeadersLater()
  }

  private func install(on tableView: UITableView) {
    _ = lines.noteStyle(of: tableView)
    // The installer's own changes are reported as changes of the margins.
    isChanging = true
    defer { isChanging = false }
    if style.isCard || hasSectionStyles {
      installer.install(style, on: tableView)
    } else {
      installer.uninstall(from: tableView)
    }
    lines.wasInstalled(on: tableView)
  }

  /// Restores the table: uninstalls the installer and removes the observer.
  func restore() {
    guard let tableView, let observer else { return }
    self.observer = nil
    headers.removeAll()
    backdrop?.restore()
    backdrop = nil
    slices = SliceChanges()
    uninstall(from: tableView)
    observer.stopWatching()
  }

  private func uninstall(from tableView: UITableView) {
    isChanging = true
    let style = tableView.separatorStyle
    _ = lines.noteStyle(of: tableView)
    installer.uninstall(from: tableView)
    // The installer may have mistaken the app's value for its own.
    if lines.isApps { tableView.separatorStyle = style }
    lines = TableLines()
    aligned.restoreAll()
    isChanging = false
  }

  func uninstall() {
    isUninstalled = true
    hand.forgetAll()
    if observer != nil { measurement.isNeeded = true }
    restore()
  }

  /// Restores the table for another data source; what the previous owner still does must not reach it.
  func supersede() {
    restore()
    isSuperseded = true
    hand.forgetAll()
    measurement.isNeeded = false
  }

  func change(installer: any TableInstaller) {
    // The observer stays, because it knows which rows are selected.
    if let tableView, observer != nil { change { uninstall(from: tableView) } }
    self.installer = installer
  }

  // MARK: A data source that is freed

  /// Has the observer keep this object in place of its owner.
  func ownerIsGone() { observer?.keep(self) }

  /// Restores the table and all its cells, including those in its reuse pool.
  func restoreAll() {
    measurement.isNeeded = true
    restore()
    UIView.performWithoutAnimation { for cell in cells.all { undress(cell) } }
  }

  var isOwned: Bool { owner != nil }

  // MARK: Heights

  /// Changes the table, and notes whether its rows have to be measured again.
  private func change(_ change: () -> Void) {
    let before = tableView.map(RowHeightFactors.init)
    change()
    if tableView.map(RowHeightFactors.init) != before { marginsChanged() }
  }

  func marginsChanged() {
    // A table with a new width measures its rows by itself, with their new margins.
    guard observer?.isBeingResized != true else { return }
    // A table that has not measured any rows yet need not measure them again.
    if !cells.all.isEmpty { measurement.isNeeded = true }
  }

  // MARK: Headers and footers

  /// Called for each returned cell, because the header of its section may come with it, and when sections' styles change.
  func alignHeadersLater() {
    if hasSectionStyles || !aligned.isEmpty { observer?.setNeedsLayout() }
  }

  private func alignHeaders() {
    guard let tableView, hasSectionStyles || !aligned.isEmpty else { return }
    // The table may be laid out in the middle of an update and must not be asked for its visible rows.
    let visible = cells.all.filter(\.isInSight)
    for section in Set(visible.compactMap { owner?.indexPath(of: $0)?.section }) {
      let margins = owner?.rowMargins(inSection: section)
      if let header = tableView.headerView(forSection: section) {
        aligned.align(header, to: margins)
      }
      if let footer = tableView.footerView(forSection: section) {
        aligned.align(footer, to: margins)
      }
    }
  }

  // MARK: Lines

  /// Whether the table would draw lines if they were not turned off for cards.
  var hidesLines: Bool { tableView.map(lines.areHidden) ?? false }

  /// Notes who draws the lines, and redraws the cards' own if the table's look different now.
  func followLines() {
    guard let tableView, observer != nil else { return }
    _ = lines.noteStyle(of: tableView)
    if lines.noteLook(of: tableView) { layOutRowsAgain() }
  }

  /// Redraws the cards' lines if the table's look different now.
  func followLook() {
    guard let tableView, observer != nil else { return }
    if lines.noteLook(of: tableView) { layOutRowsAgain() }
  }

  // MARK: What the observer tells

  /// Called when the table's size or traits have changed.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func changed() { if !isChanging { owner?.tableChanged() } }

  /// Called when the table has left its window: what insets cards is decided again when it enters one.
  func leftWindow() {
    // Otherwise only the observer has left.
    guard let tableView, tableView.window == nil, !isDormant else { return }
    install(on: tableView)
  }

  /// Called after the table's layout, except during an update.
  func wasLaidOut() {
    if let tableView, lines.noteStyle(of: tableView) { changed() }
    alignHeaders()
    followHand()
    layOutSlices()
    measurement.schedule()
  }

  func cells(above cell: UITableViewCell) -> [UITableViewCell]? { owner?.cells(above: cell) }

  // MARK: What an installer asks

  var hasIndexTitles: Bool { tableView.flatMap { owner?.sectionIndexTitles(for: $0) } != nil }
}
