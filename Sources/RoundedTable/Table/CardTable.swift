import UIKit

/// One table view: what is known of it, and everything that was changed on it.
///
/// It is separate from the data source, because a table can outlive that: the observer in the table
/// owns it, and whoever fills the table next has it restored.
@MainActor final class CardTable {
  private(set) weak var tableView: UITableView?
  /// Whether the system shapes and places the cards; a table's style never changes (Apple:
  /// UITableView.style).
  let isInsetGrouped: Bool
  /// What knows the rows; nil once the data source has been freed.
  private(set) weak var directory: (any RowDirectory)?
  /// The observer in the table, while that is dressed.
  private(set) weak var observer: CardTableObserver?
  private(set) var installer: any TableInstaller = CardTableInstaller()
  var decorator: any CellDecorator = CardDecorator()
  var look = TableLook()
  let cells = LiveCells()
  let headers = EnclosedHeaders()
  var due = DueChores()
  /// Whether rows may be highlighted or selected, next to which no line is drawn.
  var hasMarkedRows = false
  /// Whether the background configuration of any cell became its card's fill.
  var lendsConfigurations = false
  private var lines = TableLines()
  /// In the order in which they were made.
  private(set) var leaves: [TableLeaf] = []
  /// Nil while no style depends on the setting.
  private var differentiation: AccessibilityObservation?
  private(set) var isUninstalled = false
  /// Whether another data source has taken over the table.
  private(set) var isSuperseded = false
  private var isChanging = false
  private var hasSaidRoom = false

  init(of tableView: UITableView) {
    self.tableView = tableView
    isInsetGrouped = tableView.style == .insetGrouped
  }

  // MARK: Whose table it is

  /// Gives the table to a directory of its rows, which takes it over from another one, and dresses
  /// it.
  func give(to directory: any RowDirectory) {
    self.directory = directory
    isSuperseded = false
    other?.supersede()
    dress()
  }

  /// What another data source has made of the same table, whether or not that still exists.
  private var other: CardTable? {
    tableView.flatMap(CardTableObserver.of)?.table.flatMap { $0 === self ? nil : $0 }
  }

  /// Whether another data source dresses the table.
  var isElsewhere: Bool { isSuperseded || isDormant && other?.directory != nil }

  /// Whether nothing is dressed.
  ///
  /// This is so after `uninstall()`, and on an inset-grouped table until the app sets a style.
  var isDormant: Bool { isUninstalled || isInsetGrouped && look.isUnchosen }

  /// Restores the table and all its cells for another data source; what this one still does must
  /// not reach it.
  private func supersede() {
    restore()
    isSuperseded = true
    due.chores = []
    undressCells()
    directory?.recompute(animated: false)
  }

  /// Restores the table if its data source has been freed and another one fills it.
  ///
  /// A table without a data source shows its rows as they are, usually in its screen's last
  /// transition, and is left alone.
  ///
  /// - Returns: Whether the table has been restored.
  @discardableResult func giveBackIfRefilled() -> Bool {
    guard directory == nil, observer != nil, tableView?.dataSource != nil else { return false }
    restore()
    undressCells()
    due.chores.insert(.measure)
    scheduleMeasuring(animated: false)
    return true
  }

  /// Forgets the rows of a data source that is being freed.
  ///
  /// The dressed table may outlive it.
  func abandon() {
    directory = nil
    for live in cells.all { live.leave() }
    giveBackIfRefilled()
  }

  private func undressCells() {
    UIView.performWithoutAnimation { for cell in cells.views { undress(cell) } }
  }

  // MARK: Styles

  func choose(_ change: (inout TableLook) -> Void) {
    change(&look)
    isUninstalled = false
  }

  /// Returns a section's resolved style with its layout in the table; nil stands for the table's
  /// own style.
  func laidOut(_ own: CardStyle?) -> ResolvedCardStyle {
    var layout = ResolvedCardStyle.Layout()
    if let tableView {
      layout.lines = lines.drawer(in: tableView)
      layout.lineEnd = look.lineEnd
      layout.inset = isInsetGrouped ? 0 : installer.inset(of: look.tableStyle, on: tableView)
      layout.padding = look.tableStyle.usedPadding
      layout.isShapedBySystem = isInsetGrouped
    }
    return look.laidOut(own, in: layout)
  }

  // MARK: Leaves

  /// Returns the leaf of a class, which is made if the table has none yet.
  @discardableResult func leaf<Leaf: TableLeaf>(_ type: Leaf.Type) -> Leaf {
    if let known = knownLeaf(type) { return known }
    let leaf = type.init(of: self)
    leaves.append(leaf)
    return leaf
  }

  func knownLeaf<Leaf: TableLeaf>(_ type: Leaf.Type) -> Leaf? {
    leaves.first { Swift.type(of: $0) == type } as? Leaf
  }

  func drop(_ type: TableLeaf.Type) { leaves.removeAll { Swift.type(of: $0) == type } }

  /// Makes what a card needs of the table: slices, leaves, and the observation of a setting.
  ///
  /// Most cards need none.
  func prepare(for card: Card) {
    if card.resolved.needsSlices { due.used.insert(.slices) }
    if let type = card.style.swiping?.type as? TableLeaf.Type { leaf(type) }
    if let view = card.style.fill.view, !isInsetGrouped, !card.resolved.hasGaps,
      let type = view.backdrop.type as? TableLeaf.Type
    {
      leaf(type)
    }
    if card.style.accessibilityOutline != nil, differentiation == nil {
      differentiation = AccessibilityObservation(
        of: UIAccessibility.differentiateWithoutColorDidChangeNotification
      ) { [weak self] in self?.environmentDidChange() }
    }
  }

  // MARK: Dressing the table

  /// Dresses the table, or updates it after a change.
  func dress() {
    guard let tableView, let directory, !isSuperseded else { return }
    guard !isDormant else { return change { restore() } }
    if observer == nil {
      // Until the table asks this data source, it is the other one's.
      isSuperseded = other?.directory != nil || !directory.isAsked
      if isSuperseded { return }
      other?.supersede()
    }
    let observer = observer ?? CardTableObserver(of: self)
    self.observer = observer
    observer.watch(tableView)
    look.resolve(for: tableView) { observer.readableWidth(in: tableView) }
    change { install(on: tableView) }
  }

  private func install(on tableView: UITableView) {
    lines.noteStyle(of: tableView)
    // The installer's own changes are reported as changes of the margins.
    isChanging = true
    defer { isChanging = false }
    // A table in which no section can have cards is as UIKit has it.
    if look.canHaveCards {
      installer.install(look.tableStyle, on: tableView)
      assert(noteRoom(on: tableView), "only says something")
    } else {
      installer.uninstall(from: tableView)
    }
    lines.wasInstalled(on: tableView)
  }

  /// A sentence if the table's inset leaves cards no room; nil if there is some.
  var lackOfRoom: String? {
    guard let width = tableView?.bounds.width, width > 0, !isInsetGrouped else { return nil }
    let inset = look.tableStyle.usedInset
    guard 2 * inset >= width else { return nil }
    return
      "The table style has an inset of \(inset) at either side, which leaves nothing of the table's width of \(width)."
  }

  /// Says once in a debug build that cards have no room, because nothing but overlapping letters
  /// shows it.
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
    for leaf in leaves { leaf.restore() }
    due.used = []
    uninstall(from: tableView)
    observer.stopWatching()
  }

  private func uninstall(from tableView: UITableView) {
    isChanging = true
    lines.noteStyle(of: tableView)
    installer.uninstall(from: tableView)
    lines.wasUninstalled(from: tableView)
    isChanging = false
  }

  func uninstall() {
    isUninstalled = true
    if observer != nil { due.chores.insert(.measure) }
    restore()
  }

  func change(installer: any TableInstaller) {
    // The observer stays, because it knows which rows are selected.
    if let tableView, observer != nil { change { uninstall(from: tableView) } }
    self.installer = installer
  }

  /// Changes the table, and notes whether its rows have to be measured again.
  private func change(_ change: () -> Void) {
    let before = tableView.map(RowHeightFactors.init)
    change()
    // A table with a new width measures its rows by itself; one that has not measured any need not
    // do it again.
    if tableView.map(RowHeightFactors.init) != before, observer?.isBeingResized != true,
      !cells.all.isEmpty
    {
      due.chores.insert(.measure)
    }
  }

  // MARK: Lines

  /// Whether the table would draw lines if they were not turned off for cards.
  var hidesLines: Bool { tableView.map { lines.drawer(in: $0) == .cards } ?? false }

  /// Notes who draws the lines, and redraws the cards' own if the table's look different since the
  /// last update.
  func followLines() {
    guard let tableView, observer != nil else { return }
    lines.noteStyle(of: tableView)
    if lines.noteLook(of: tableView) { layOutRowsAgain() }
  }

  /// Whether the app has set the separators' style, for which there is no callback.
  var isLineDrawerOther: Bool { tableView.map(lines.isOther(in:)) ?? false }

  // MARK: What the observer tells

  /// Dresses the table anew: its size, its margins or its traits have changed, or a setting of the
  /// user's.
  ///
  /// The table may be in its layout, so it must not be asked for its rows.
  func environmentDidChange() {
    guard !isChanging, let directory else { return }
    dress()
    // Rows out of sight need not be told of a new safe area (Apple: UIView.safeAreaInsets).
    layOutRowsAgain()
    directory.recompute(animated: false)
    scheduleMeasuring(animated: false)
  }

  /// Called when the table has left its window: what insets cards is decided again when it enters
  /// one.
  func leftWindow() {
    // Otherwise only the observer has left.
    guard let tableView, tableView.window == nil, !isDormant else { return }
    install(on: tableView)
  }
}
