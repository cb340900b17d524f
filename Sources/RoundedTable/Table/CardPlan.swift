import UIKit

/// Everything that decides on the cards of one data source: its rows, the app's styles, and what
/// features have found out.
///
/// Each data source has its own plan. Its sections decide which card each row has.
@MainActor final class CardPlan {
  /// The data source that knows the rows; nil when it has been freed.
  weak var source: (any RowSource)?
  private(set) weak var tableView: UITableView?
  /// Whether UIKit draws the cards.
  ///
  /// A table's style never changes (Apple: UITableView.style).
  let isInsetGrouped: Bool
  let look = TableLook()
  /// The app's own installer and decorator; nil for the default ones.
  var installer: (any TableInstaller)?
  var decorator: (any CellDecorator)?
  /// Whether the app has removed the cards, and set no style since.
  var isUninstalled = false
  /// The lengths and decisions that all cards of the table have in common at present.
  var metrics = ResolvedCardStyle.Metrics()
  /// The kinds of which the table has none, as far as is known, although it gives them a height.
  var spacers: HeaderKinds = []
  var states = RowStates()
  var move: FollowedMove?

  init(of tableView: UITableView) {
    self.tableView = tableView
    isInsetGrouped = tableView.style == .insetGrouped
  }

  /// Whether there are no cards: after `uninstall()`, and on an inset-grouped table.
  var isDormant: Bool { isUninstalled || isInsetGrouped }

  /// Whether any section can have cards.
  var canHaveCards: Bool { look.style.isCard || source?.hasSectionStyles == true }

  /// Whether the index of a row in its section is enough to know its position.
  var isOrdinary: Bool { move == nil && states.areOrdinary && source?.hasCardIDs != true }

  /// Whether the index of a row in its section is enough to know its card.
  var isDecidedByPlace: Bool { isOrdinary && states.tints.isEmpty && source?.hasRowStyles != true }

  // MARK: Sections

  /// Returns a section as it is now.
  ///
  /// If sections have no styles of their own, all share one, which is copied from another section
  /// if there is one.
  ///
  /// - Parameters:
  ///   - index: The section's index.
  ///   - other: Another section.
  ///   - asksTable: Whether the table may be asked for the heights of headers and footers that
  ///     aren't visible.
  /// - Returns: The section.
  func section(
    at index: Int, like other: CardSection? = nil, asksTable: Bool = false
  ) -> CardSection {
    let resolved =
      source?.hasSectionStyles == true
      ? look.resolved(ownStyle(ofSection: index), with: metrics)
      : other?.resolved ?? look.resolved(nil, with: metrics)
    let sectionPlan = SectionPlan(
      count: source?.numberOfRows(inSection: index) ?? 0,
      zeroHeightRows: states.zeroHeight.isEmpty ? [] : zeroHeightRows(inSection: index))
    var section = CardSection(
      index: index, sectionPlan: sectionPlan, resolved: resolved, plan: self)
    guard resolved.enclosesExtras, let source, let id = source.id(ofSection: index) else {
      return section
    }
    func isThere(_ kind: HeaderKind) -> Bool {
      let hasTitle = source.hasTitle(kind, inSection: index)
      // A header with a title may get its view a moment after its rows.
      if asksTable, let hasTitle { return hasTitle }
      if let height = states.enclosedHeights[kind]?[id] { return height > 0 }
      if let hasTitle { return hasTitle }
      if spacers.contains(kind) { return false }
      // The delegate may have a view. Until it's visible, it's assumed to be there.
      guard asksTable, let tableView, !tableView.hasUncommittedUpdates,
        index < tableView.numberOfSections
      else { return true }
      return !kind.rect(in: tableView, index).height.isZeroHeight
    }
    section.sectionPlan.hasHeader = resolved.style.enclosesHeader && isThere(.header)
    section.sectionPlan.hasFooter = resolved.style.enclosesFooter && isThere(.footer)
    return section
  }

  /// Returns the style of a section's cards, resolved for the table's traits and width.
  func style(ofSection index: Int) -> CardStyle { ownStyle(ofSection: index) ?? look.style }

  private func ownStyle(ofSection index: Int) -> CardStyle? {
    guard let source, source.hasSectionStyles else { return nil }
    var style = look.style
    source.style(&style, ofSection: index)
    return look.completed(style)
  }

  // MARK: Rows

  /// Returns the card that a row should show.
  func card(at indexPath: IndexPath) -> Card {
    section(at: indexPath.section).card(at: indexPath)
  }

  /// Returns the position of a row in its card, without regard to zero-height, swiped and dragged
  /// rows; nil if there is no such row or it has no card.
  func capPosition(at indexPath: IndexPath) -> CapPosition? {
    guard source?.id(ofRowAt: indexPath) != nil else { return nil }
    return section(at: indexPath.section, asksTable: true).capPosition(at: indexPath)
  }

  /// Returns where the zero-height rows of a section are now.
  ///
  /// An update may have moved them since they were found. If it has inserted rows among them, it's
  /// unknown which rows are hidden, until the table's layout.
  private func zeroHeightRows(inSection index: Int) -> [Range<Int>] {
    states.zeroHeight.compactMap { run in
      guard let first = source?.indexPath(ofRow: run.first), first.section == index,
        let last = source?.indexPath(ofRow: run.last), last.section == index,
        first.row <= last.row, last.row - first.row < run.count
      else { return nil }
      return first.row..<last.row + 1
    }
  }

  /// Forgets a move if the row's state doesn't say that it's being dragged, because an update may
  /// end the drag.
  func endMoveUnlessLifted() { if move?.cell?.isLifted != true { move = nil } }

  /// Forgets a move if an update has since moved its row or changed the number of rows.
  func endFormerMove() { if let source, move?.isStill(in: source) == false { move = nil } }
}
