import UIKit

/// What a data source knows of its table, and what it has put on it: the one object that does.
///
/// It is kept apart from the data source, because a table can outlive that: whoever finds the table dressed restores it then.
@MainActor final class CardTable {
  private(set) weak var tableView: UITableView?
  private weak var owner: (any CardTableOwner)?
  /// In the table while that is dressed.
  private weak var observer: CardTableObserver?
  private(set) var installer: any TableInstaller = CardTableInstaller()
  var decorator: any CellDecorator = CardDecorator()
  /// Colours rows by position, for debugging.
  var tint: ((CapPosition) -> UIColor)?
  let cells = DressedCells()
  let measurement: RowMeasurement
  let givenMargins = GivenMargins()
  private var lines = TableLines()
  private var headers = AlignedHeaders()
  private var interned = ResolvedCardStyles()
  private let capabilities = Capabilities()
  private var system = SystemLook()
  private(set) var chosenStyle: CardStyle?
  /// The style of the table, resolved for its traits.
  private(set) var style = CardStyle()
  private(set) var isUninstalled = false
  /// Whether another data source has taken the table over.
  private(set) var isSuperseded = false
  private var isChanging = false

  init(of tableView: UITableView) {
    self.tableView = tableView
    measurement = RowMeasurement(of: tableView, cells: cells)
    givenMargins.onSurprise = { [weak self] in self?.writeMarginsAgainLater() }
  }

  /// Makes the table a data source's, and dresses it.
  func give(to owner: any CardTableOwner) {
    guard let tableView else { return }
    self.owner = owner
    CardTableOwners.give(tableView, to: owner)
    isSuperseded = false
    dress()
  }

  // MARK: Styles

  /// Whether nothing is dressed: after `uninstall()`, and on an inset-grouped table until the app sets a style.
  var isDormant: Bool {
    isUninstalled
      || tableView?.style == .insetGrouped && chosenStyle == nil && !hasSectionStyles
  }

  private var hasSectionStyles: Bool { owner?.hasSectionStyles ?? false }

  /// Takes the style of all cards.
  func choose(_ style: CardStyle) {
    chosenStyle = style
    isUninstalled = false
  }

  /// A style as it is for the table's traits and on this system.
  func resolved(_ style: CardStyle) -> CardStyle {
    (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(with: system)
  }

  /// A style that has been resolved, with what the table makes of it.
  func laidOut(_ style: CardStyle) -> ResolvedCardStyle {
    var layout = ResolvedCardStyle.Layout()
    guard let tableView else { return interned.resolved(style, in: layout) }
    layout.lines = lines.drawer(in: tableView)
    layout.lineEnd = system.lineEnd
    if tableView.style == .insetGrouped {
      layout.isShapedBySystem = true
    } else {
      layout.inset = installer.inset(of: style, on: tableView)
      layout.rowMargins = rowMargins(for: style, on: tableView)
    }
    return interned.resolved(style, in: layout)
  }

  /// A row's style, in its section's layout.
  func resolved(_ style: CardStyle, in layout: ResolvedCardStyle.Layout) -> ResolvedCardStyle {
    interned.resolved(style, in: layout)
  }

  /// What the table makes of a row without a card.
  var uncarded: ResolvedCardStyle {
    var inset = 0.0
    if let tableView, tableView.style != .insetGrouped, style.isCard {
      inset = installer.inset(of: style, on: tableView)
    }
    return interned.resolved(.noCard, in: ResolvedCardStyle.Layout(inset: inset))
  }

  /// Margins flow from the table, so a cell is written to only where its section's differ.
  private func rowMargins(for style: CardStyle, on tableView: UITableView) -> RowMargins? {
    guard style.isCard else { return nil }
    func margin(of style: CardStyle) -> Double {
      max(0, installer.inset(of: style, on: tableView) + style.usedPadding)
    }
    let own = margin(of: style)
    guard !self.style.isCard || own != margin(of: self.style) else { return nil }
    return RowMargins(own: HorizontalMargins(own), given: givenMargins)
  }

  // MARK: The table

  /// Dresses the table, again after whatever changes.
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
    system = SystemLook(capabilities, on: tableView)
    self.style = style.completed(with: system)
    givenMargins.remember(marginsOf: tableView)
    change { install(on: tableView) }
    givenMargins.remember(marginsOf: tableView)
    alignHeadersLater()
  }

  private func install(on tableView: UITableView) {
    _ = lines.noteStyle(of: tableView)
    // The installer's own changes come back as changes of the margins.
    isChanging = true
    defer { isChanging = false }
    if style.isCard || hasSectionStyles {
      installer.install(style, on: tableView)
    } else {
      installer.uninstall(from: tableView)
    }
    lines.wasInstalled(on: tableView)
  }

  /// Takes the installer's work and the observer off the table.
  func restore() {
    guard let tableView, let observer else { return }
    self.observer = nil
    uninstall(from: tableView)
    observer.leave()
  }

  private func uninstall(from tableView: UITableView) {
    isChanging = true
    let style = tableView.separatorStyle
    _ = lines.noteStyle(of: tableView)
    installer.uninstall(from: tableView)
    // The installer may have taken the app's for its own.
    if lines.isApps { tableView.separatorStyle = style }
    lines = TableLines()
    headers.restoreAll()
    isChanging = false
  }

  func uninstall() {
    isUninstalled = true
    guard !isSuperseded else { return }
    if observer != nil { measurement.isNeeded = true }
    restore()
  }

  /// Leaves the table to another data source: what the former owner still does must not reach it.
  func leave() {
    restore()
    isSuperseded = true
    measurement.isNeeded = false
  }

  func change(installer: any TableInstaller) {
    // The observer stays, and with it what is known of selected rows.
    if let tableView, observer != nil { change { uninstall(from: tableView) } }
    self.installer = installer
  }

  // MARK: A data source that is freed

  /// Stays on the table in place of its owner.
  func ownerIsGone() { observer?.keep(self) }

  /// Takes everything off a table and its cells, those in its reuse pool too.
  func restoreAll() {
    measurement.isNeeded = true
    if let tableView { uninstall(from: tableView) }
    UIView.performWithoutAnimation { for cell in cells.all { undress(cell) } }
    cells.removeAll()
  }

  var isOwned: Bool { owner != nil }

  // MARK: Heights

  /// Changes the table, and remembers whether its rows have to be measured again.
  private func change(_ change: () -> Void) {
    let before = tableView.map(RowHeightFactors.init)
    change()
    if tableView.map(RowHeightFactors.init) != before { marginsChanged() }
  }

  func marginsChanged() {
    // A table that gets another width measures its rows by itself, with the margins that they have by then.
    guard observer?.isBeingResized != true else { return }
    // Nor does one that comes into its window have to measure any again, if it has measured none.
    if observer?.wasLaidOut == true || !cells.all.isEmpty { measurement.isNeeded = true }
  }

  /// Lays cells out with an animation, once the table has handed them what they are laid out by.
  func layOutCells(in motion: RowMotion) { observer?.layOutCells(in: motion) }

  // MARK: Headers and footers

  /// A row has been handed out, and the header of its section may come with it, or sections have other styles.
  func alignHeadersLater() {
    if hasSectionStyles || !headers.isEmpty { observer?.setNeedsLayout() }
  }

  private func alignHeaders() {
    guard let tableView, hasSectionStyles || !headers.isEmpty else { return }
    for section in Set((tableView.indexPathsForVisibleRows ?? []).map(\.section)) {
      let margins = owner?.rowMargins(inSection: section)
      if let header = tableView.headerView(forSection: section) {
        headers.align(header, to: margins)
      }
      if let footer = tableView.footerView(forSection: section) {
        headers.align(footer, to: margins)
      }
    }
  }

  // MARK: Lines

  /// Whether the table would draw lines, had they not been turned off for cards.
  var hidesLines: Bool { tableView.map(lines.areHidden) ?? false }

  /// Notes what the app has made of the table's lines, and says whether they look different now.
  func noteLines() -> Bool {
    guard let tableView, observer != nil else { return false }
    _ = lines.noteStyle(of: tableView)
    return lines.noteLook(of: tableView)
  }

  /// Hides the lines beside highlighted and selected rows, once rows have changed places.
  func coverSeparators() { observer?.coverSeparators() }

  /// The table counts its rows, some of which may be others now.
  func countsRows() { observer?.coverSeparatorsLater() }

  /// Gives waiting cells the background configuration that they had, before the provider is asked.
  func offerConfigurations() { observer?.offerConfigurations() }

  // MARK: What the observer tells

  /// The table has another size or other traits.
  ///
  /// It may be laying itself out, and is not asked for its rows.
  func changed() { if !isChanging { owner?.tableChanged() } }

  /// The table has left its window: what cards are inset by is decided anew when it comes into one.
  func leftWindow() {
    // Unless it is the observer alone that leaves.
    guard let tableView, tableView.window == nil, !isDormant else { return }
    install(on: tableView)
  }

  /// The table's layout is over, unless it is that of an update.
  func wasLaidOut() {
    if let tableView, lines.noteStyle(of: tableView) { changed() }
    alignHeaders()
    measurement.schedule()
  }

  func cells(above cell: UITableViewCell) -> [UITableViewCell]? { owner?.cells(above: cell) }

  func isKept(_ cell: UITableViewCell) -> Bool {
    guard let indexPath = owner?.indexPath(of: cell) else { return false }
    return tableView?.cellForRow(at: indexPath) === cell
  }

  // MARK: What an installer asks

  var hasIndexTitles: Bool { tableView.flatMap { owner?.sectionIndexTitles(for: $0) } != nil }
}
