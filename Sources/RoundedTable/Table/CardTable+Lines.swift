import UIKit

/// Decides who draws the lines between rows: the cards, the table, or nobody.
///
/// A table's `separatorStyle` is set by the app, and by the installer, which turns it off because
/// the table's own lines would run through cards. There is no callback for the app's changes, so
/// the value is compared with the one that was last seen there: any other is the app's.
@MainActor struct TableLines {
  private var wanted = UITableViewCell.SeparatorStyle.singleLine
  private var lastSeen: UITableViewCell.SeparatorStyle?
  private var look: (UIColor?, UIEdgeInsets, UITableView.SeparatorInsetReference, UIVisualEffect?)?

  /// Returns who draws the lines.
  func drawer(in tableView: UITableView) -> LineDrawer {
    if tableView.separatorStyle != .none { return .table }
    return wanted == .none ? .nobody : .cards
  }

  /// Whether the app has changed the table's separator style since it was last seen.
  func isOther(in tableView: UITableView) -> Bool {
    lastSeen != nil && tableView.separatorStyle != lastSeen
  }

  /// Notes the separator style that the app has set.
  mutating func noteStyle(of tableView: UITableView) {
    if lastSeen != tableView.separatorStyle { wanted = tableView.separatorStyle }
    lastSeen = tableView.separatorStyle
  }

  /// Notes the separator style that an installer has left on the table.
  mutating func wasInstalled(on tableView: UITableView) { lastSeen = tableView.separatorStyle }

  /// Restores the app's separator style, which the installer may have mistaken for its own.
  mutating func wasUninstalled(from tableView: UITableView) {
    if tableView.separatorStyle != wanted { tableView.separatorStyle = wanted }
    self = TableLines()
  }

  /// Notes the look of the table's lines, and returns whether it has changed; there is no callback
  /// for it.
  mutating func noteLook(of tableView: UITableView) -> Bool {
    let now = (
      tableView.separatorColor, tableView.separatorInset, tableView.separatorInsetReference,
      tableView.separatorEffect
    )
    defer { look = now }
    return look.map { $0 != now } ?? false
  }
}

extension CardTable {
  /// Hides the lines next to highlighted and selected rows.
  ///
  /// The line above such a row belongs to the row before it. So the lines are determined again
  /// whenever the selection changes, a row is dressed, or rows have moved.
  ///
  /// A row that is out of sight counts, too: its cell may come into sight again without a layout. A
  /// cell in the reuse pool keeps the selection of the row that it had. While no other cell stands
  /// for that row, nobody sees whether the line above it is missing.
  func coverLines() {
    guard let cellsAbove = directory?.cellsAbove() else { return }
    let slots = cells.views.compactMap(CardSlot.of)
    var covered: Set<CardSlot> = []
    hasMarkedRows = false
    for slot in slots {
      guard let cell = slot.cell, cell.isMarked else { continue }
      hasMarkedRows = true
      guard slot.state == .worn, let above = cellsAbove(cell) else { continue }
      covered.insert(slot)
      if !slot.row.card.position.roundsTop, cell.superview != nil {
        covered.formUnion(above.compactMap(CardSlot.of))
      }
    }
    for slot in slots { slot.isLineCovered = covered.contains(slot) }
  }
}
