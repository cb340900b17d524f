import UIKit

/// The table view of a data source: all that the data source knows of it, and everything that it has changed on it.
///
/// It is separate from the data source, because a table can outlive that one: the observer in the table owns it, and whoever
/// fills the table next has it restored.
@MainActor final class CardTable {
  private(set) weak var tableView: UITableView?
  /// Whether the system shapes and places the cards; a table's style never changes (Apple: UITableView.style).
  let isInsetGrouped: Bool
  /// The data source, nil once it has been freed.
  private(set) weak var directory: (any RowDirectory)?
  /// The observer in the table, while that is dressed.
  private(set) weak var observer: CardTableObserver?
  private(set) var installer: any TableInstaller = CardTableInstaller()
  var decorator: any CellDecorator = CardDecorator()
  /// Colours rows by position, for debugging.
  var tint: ((CapPosition) -> UIColor)?
  let cells = DressedCells()
  let measurement: RowMeasurement
  var slices = SliceChanges()
  let headers = EnclosedHeaders()
  private var hasSaidRoom = false
  /// Nil while no view fills cards.
  private(set) var backdrop: (any TableLeaf)?
  let hand = RowsInHand()
  /// What is to be done after the table's layout.
  var due: Chores = []
  var covered = CoveredSeparators()
  /// Cells whose background configuration became a card's fill.
  var configured: [ObjectIdentifier: Weak<UITableViewCell>] = [:]
  /// Whether sections may have their own styles.
  var hasSectionStyles = false
  private var lines = TableLines()
  private var interned = ResolvedCardStyles()
  private var system = SystemLook(for: Bundle.main.infoDictionary)
  /// Nil while no style depends on the setting.
  private var differentiation: AccessibilityObservation?
  private(set) var chosenStyle: CardStyle?
  private(set) var chosenTableStyle: TableStyle?
  /// The style of the table, resolved for its traits.
  private(set) var style = CardStyle() { didSet { latest = nil } }
  /// How the table stands, resolved for its traits and its readable width.
  private(set) var tableStyle = TableStyle()
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
    measurement.table = self
  }

  /// Gives the table to a data source, which takes it over from another one, and dresses it.
  func give(to directory: any RowDirectory) {
    guard let tableView else { return }
    self.directory = directory
    isSuperseded = false
    otherTable(of: tableView)?.supersede()
    dress()
  }

  /// What another data source has made of the same table, whether or not that still exists.
  private func otherTable(of tableView: UITableView) -> CardTable? {
    CardTableObserver.of(tableView).flatMap { $0.table === self ? nil : $0.table }
  }

  /// Whether another data source dresses the table.
  var isElsewhere: Bool {
    isSuperseded || isDormant && tableView.flatMap(otherTable)?.directory != nil
  }

  // MARK: Styles

  /// Whether nothing is dressed.
  ///
  /// This is so after `uninstall()`, and on an inset-grouped table until the app sets a style.
  var isDormant: Bool {
    isUninstalled
      || isInsetGrouped && chosenStyle == nil && chosenTableStyle == nil && !hasSectionStyles
  }

  /// Sets the app's style for all cards.
  func choose(_ style: CardStyle) {
    chosenStyle = style
    isUninstalled = false
  }

  /// Sets how the table stands.
  func choose(_ tableStyle: TableStyle) {
    chosenTableStyle = tableStyle
    isUninstalled = false
  }

  /// Returns a style resolved for the table's traits, with the system's values in place of nil.
  func resolved(_ style: CardStyle) -> CardStyle {
    var style = (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(with: system)
    if tableStyle.sectionSpacing != nil {
      // Headers and footers are the spaces between cards.
      style.enclosesHeader = false
      style.enclosesFooter = false
    }
    return style
  }

  private func resolved(_ style: TableStyle, for tableView: UITableView) -> TableStyle {
    let style = style.resolved(with: tableView.traitCollection)
    // The app can turn it on for the table itself, and UIKit then limits the content.
    let isReadable = style.followsReadableWidth || tableView.cellLayoutMarginsFollowReadableWidth
    return style.completed(
      with: system,
      readableWidth: isReadable && !isInsetGrouped ? observer?.readableWidth(in: tableView) : nil)
  }

  /// Returns a section's resolved style with its layout in the table; nil stands for the table's own style.
  func laidOut(_ own: CardStyle?) -> ResolvedCardStyle {
    if let own { return interned.resolved(own, in: layout(of: own)) }
    let layout = layout(of: style)
    if let latest, latest.layout == layout { return latest }
    let resolved = interned.resolved(style, in: layout)
    latest = resolved
    return resolved
  }

  /// Returns the layout of a style in the table, which may be a section's own.
  private func layout(of style: CardStyle) -> ResolvedCardStyle.Layout {
    var layout = ResolvedCardStyle.Layout()
    guard let tableView else { return layout }
    layout.lines = lines.drawer(in: tableView)
    layout.lineEnd = system.lineEnd
    layout.inset = cardInset(on: tableView)
    layout.padding = tableStyle.usedPadding
    layout.isShapedBySystem = isInsetGrouped
    return layout
  }

  /// The distance from the sides of the safe area to all cards.
  private func cardInset(on tableView: UITableView) -> Double {
    isInsetGrouped ? 0 : installer.inset(of: tableStyle, on: tableView)
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
      ) { [weak self] in self?.environmentDidChange() }
    }
  }

  /// Returns a row's style in its section's layout.
  func resolved(_ style: CardStyle, in layout: ResolvedCardStyle.Layout) -> ResolvedCardStyle {
    interned.resolved(style, in: layout)
  }

  /// The style and layout of rows without a card.
  var uncarded: ResolvedCardStyle {
    let inset = tableView.map { cardInset(on: $0) } ?? 0
    return interned.resolved(.noCard, in: ResolvedCardStyle.Layout(inset: inset))
  }

  // MARK: The table

  /// Dresses the table, or updates it after a change.
  func dress() {
    guard let tableView, !isSuperseded else { return }
    guard !isDormant else {
      change { restore() }
      return
    }
    if observer == nil {
      let other = otherTable(of: tableView)
      let source = tableView.dataSource as? any RowDirectory
      // Until the table asks this data source, it is the other one's.
      isSuperseded = other?.directory != nil || source != nil && source !== directory
      if isSuperseded { return }
      other?.supersede()
    }
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    system.adapt(to: tableView)
    tableStyle = resolved(chosenTableStyle ?? TableStyle(), for: tableView)
    style = resolved(chosenStyle ?? CardStyle())
    change { install(on: tableView) }
  }

  private func install(on tableView: UITableView) {
    _ = lines.noteStyle(of: tableView)
    // The installer's own changes are reported as changes of the margins.
    isChanging = true
    defer { isChanging = false }
    // A table in which no section can have cards is as UIKit has it.
    if style.isCard || hasSectionStyles {
      installer.install(tableStyle, on: tableView)
      assert(noteRoom(on: tableView), "only says something")
    } else {
      installer.uninstall(from: tableView)
    }
    lines.wasInstalled(on: tableView)
  }

  /// A sentence if the table's inset leaves cards no room; nil if there is some.
  var lackOfRoom: String? {
    guard let tableView, tableView.style != .insetGrouped else { return nil }
    let (inset, width) = (tableStyle.usedInset, tableView.bounds.width)
    return 2 * inset < width
      ? nil
      : "The table style has an inset of \(inset) at either side, which leaves nothing of the table's width of \(width)."
  }

  /// Says once in a debug build that cards have no room, because nothing but overlapping letters shows it.
  ///
  /// - Returns: True.
  private func noteRoom(on tableView: UITableView) -> Bool {
    guard !hasSaidRoom, tableView.window != nil, let lackOfRoom else { return true }
    hasSaidRoom = true
    print("RoundedTable: insetIsWiderThanTable: \(lackOfRoom) Choose a smaller one.")
    return true
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
    isChanging = false
  }

  func uninstall() {
    isUninstalled = true
    hand.forgetAll()
    if observer != nil { due.insert(.measure) }
    restore()
  }

  /// Restores the table and all its cells for another data source; what this one still does must not reach it.
  func supersede() {
    restore()
    isSuperseded = true
    hand.forgetAll()
    due = []
    undressCells()
    directory?.recompute(animated: false)
  }

  /// Restores the table if its data source has been freed and another one fills it.
  ///
  /// A table without a data source shows its rows as they are, usually in its screen's last transition, and is left alone.
  ///
  /// - Returns: Whether the table has been restored.
  @discardableResult func giveBackIfRefilled() -> Bool {
    guard directory == nil, observer != nil, tableView?.dataSource != nil else { return false }
    restore()
    undressCells()
    due.insert(.measure)
    measurement.schedule(animated: false)
    return true
  }

  private func undressCells() {
    UIView.performWithoutAnimation { for cell in cells.all { undress(cell) } }
  }

  func change(installer: any TableInstaller) {
    // The observer stays, because it knows which rows are selected.
    if let tableView, observer != nil { change { uninstall(from: tableView) } }
    self.installer = installer
  }

  // MARK: Heights

  /// Changes the table, and notes whether its rows have to be measured again.
  private func change(_ change: () -> Void) {
    let before = tableView.map(RowHeightFactors.init)
    change()
    if tableView.map(RowHeightFactors.init) != before { marginsChanged() }
  }

  private func marginsChanged() {
    // A table with a new width measures its rows by itself, with their new margins.
    guard observer?.isBeingResized != true else { return }
    // A table that has not measured any rows yet need not measure them again.
    if !cells.all.isEmpty { due.insert(.measure) }
  }

  // MARK: Lines

  /// Whether the table would draw lines if they were not turned off for cards.
  var hidesLines: Bool { tableView.map(lines.areHidden) ?? false }

  /// Notes who draws the lines, and redraws the cards' own if the table's look different since the last update.
  func followLines() {
    guard let tableView, observer != nil else { return }
    _ = lines.noteStyle(of: tableView)
    if lines.noteLook(of: tableView) { layOutRowsAgain() }
  }

  // MARK: What the observer tells

  /// Dresses the table anew: its size, its margins or its traits have changed, or a setting of the user's.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard !isChanging, let directory else { return }
    dress()
    // Rows out of sight need not be told of a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    directory.recompute(animated: false)
    measurement.schedule(animated: false)
  }

  /// Called when the table has left its window: what insets cards is decided again when it enters one.
  func leftWindow() {
    // Otherwise only the observer has left.
    guard let tableView, tableView.window == nil, !isDormant else { return }
    install(on: tableView)
  }

  /// Whether the app has set the separators' style, for which there is no callback.
  var isLineDrawerOther: Bool { tableView.map(lines.isOther(in:)) ?? false }

  /// Notes who draws the lines, and returns whether that is another one now.
  func noteLineDrawer() -> Bool { tableView.map { lines.noteStyle(of: $0) } ?? false }
}
