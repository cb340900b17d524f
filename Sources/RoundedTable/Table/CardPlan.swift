import UIKit

/// Decides which card each row of a data source has, by the rows, the app's styles, and what
/// features have found out.
///
/// Each data source has its own plan. A plan asks its source and no cell, so it can be used during
/// the table's layout. `SectionPlan` has the rules by which rows get corners and separators.
@MainActor final class CardPlan {
  /// The data source that knows the rows; nil when it has been freed.
  weak var source: (any RowSource)?
  private(set) weak var tableView: UITableView?
  /// Whether UIKit draws the cards.
  ///
  /// A table's style never changes (Apple: UITableView.style).
  let isInsetGrouped: Bool
  var look = TableLook()
  /// The app's own installer and decorator; nil for the default ones.
  var installer: (any TableInstaller)?
  var decorator: (any CellDecorator)?
  /// Whether the app has removed the cards, and set no style since.
  var isUninstalled = false
  /// The lengths and decisions that all cards of the table have in common at present.
  var layout = ResolvedCardStyle.Layout()
  /// The kinds of which the table has none, as far as is known, although it gives them a height.
  var spacers: Set<HeaderKind> = []
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
  private var isOrdinary: Bool { move == nil && states.areOrdinary && source?.hasCardIDs != true }

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
      ? look.laidOut(ownStyle(ofSection: index), in: layout)
      : other?.resolved ?? look.laidOut(nil, in: layout)
    var section = CardSection(
      index: index, plan: SectionPlan(count: source?.numberOfRows(inSection: index) ?? 0),
      resolved: resolved)
    if !states.zeroHeight.isEmpty { section.plan.zeroHeightRows = zeroHeightRows(inSection: index) }
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
      return kind.rect(in: tableView, index).height > 0
    }
    section.plan.hasHeader = resolved.style.enclosesHeader && isThere(.header)
    section.plan.hasFooter = resolved.style.enclosesFooter && isThere(.footer)
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
  ///
  /// It's computed from the rows that the table has now and never stored, so it can't be out of
  /// date.
  func card(at indexPath: IndexPath, in section: CardSection? = nil) -> Card {
    let section = section ?? self.section(at: indexPath.section)
    let resolved = style(ofCardAt: indexPath, in: section)
    guard section.resolved.style.isCard, resolved.style.isCard,
      let row = row(at: indexPath, in: section)
    else { return plainCard(at: indexPath, in: section) }
    let hasRowStyles = source?.hasRowStyles == true || !states.tints.isEmpty
    return Card(
      position: row.position,
      resolved: hasRowStyles ? style(ofRowAt: indexPath, row.position, in: resolved) : resolved,
      hasSeparator: row.hasSeparator)
  }

  private func row(at indexPath: IndexPath, in section: CardSection) -> PlannedRow? {
    if isOrdinary {
      let row = indexPath.row
      let plan = section.plan
      return PlannedRow(position: plan.position(of: row), hasSeparator: row < plan.count - 1)
    }
    let move = move(of: indexPath)
    return plan(of: section, after: move).row(row(of: indexPath, after: move)) {
      facts(at: $0, in: section, after: move)
    }
  }

  /// Returns the style of a row's card: its section's, with the app's changes for this card.
  func style(ofCardAt indexPath: IndexPath, in section: CardSection) -> ResolvedCardStyle {
    guard let source, source.cardStyle != nil, let id = source.cardID(ofRowAt: indexPath)
    else { return section.resolved }
    return style(ofCard: id, in: section)
  }

  private func style(ofCard id: AnyHashable, in section: CardSection) -> ResolvedCardStyle {
    guard let change = source?.cardStyle else { return section.resolved }
    var style = section.resolved.style
    change(id, &style)
    return look.laidOut(look.completed(style), in: section.resolved.layout)
  }

  /// Returns the ID of the card that a row is part of; nil if the row has no card, because it has
  /// no ID or because of the card's style.
  func cardID(ofRowAt indexPath: IndexPath, in section: CardSection) -> AnyHashable? {
    guard let source, section.resolved.style.isCard else { return nil }
    guard source.hasCardIDs else { return Self.onlyCard }
    return source.cardID(ofRowAt: indexPath).flatMap { id in
      style(ofCard: id, in: section).style.isCard ? id : nil
    }
  }

  /// Returns a card's style with the app's changes for one of its rows.
  private func style(
    ofRowAt indexPath: IndexPath, _ position: CapPosition, in card: ResolvedCardStyle
  ) -> ResolvedCardStyle {
    var style = card.style
    if let source, source.hasRowStyles {
      style = style.changed { source.style(&$0, ofRowAt: indexPath) }
    }
    if let tint = states.tints[position] { style.fill = .color(tint) }
    return look.laidOut(style, in: card.layout)
  }

  /// Returns the card of a row without a card, which only has separators: those that the table
  /// doesn't draw because of the other cards.
  private func plainCard(at indexPath: IndexPath, in section: CardSection) -> Card {
    guard let tableView, layout.separatorOwner == .cards, source != nil else { return .none }
    let move = move(of: indexPath)
    let separators = plan(of: section, after: move).separators(
      ofPlainRow: row(of: indexPath, after: move), isGrouped: tableView.style == .grouped
    ) { facts(at: $0, in: section, after: move) }
    return Card(
      position: .middle, resolved: look.laidOut(.noCard, in: layout), plainSeparators: separators)
  }

  /// Returns the position of a row in its card, without regard to zero-height, swiped and dragged
  /// rows; nil if there is no such row or it has no card.
  func position(at indexPath: IndexPath) -> CapPosition? {
    guard let source, source.id(ofRowAt: indexPath) != nil else { return nil }
    var section = section(at: indexPath.section, asksTable: true)
    section.plan.zeroHeightRows = []
    guard section.resolved.style.isCard, style(ofCardAt: indexPath, in: section).style.isCard else {
      return nil
    }
    guard source.hasCardIDs else { return section.plan.position(of: indexPath.row) }
    return section.plan.row(indexPath.row) { row in
      RowFacts(cardID: cardID(ofRowAt: IndexPath(row: row, section: section.index), in: section))
    }?.position
  }

  // MARK: Facts about rows

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

  // While the user drags a row, the others are shown as if it had been dropped. The dragged row is
  // above them, and is shown as before.

  func move(of indexPath: IndexPath) -> RowMove? {
    move.flatMap { $0.source == indexPath ? nil : $0.move }
  }

  func plan(of section: CardSection, after move: RowMove?) -> SectionPlan {
    move.map { section.plan.after($0, inSection: section.index) } ?? section.plan
  }

  func row(of indexPath: IndexPath, after move: RowMove?) -> Int {
    move?.place(of: indexPath.place).row ?? indexPath.row
  }

  func facts(at row: Int, in section: CardSection, after move: RowMove?) -> RowFacts {
    let place = RowMove.Place(section: section.index, row: row)
    let indexPath = IndexPath(move?.origin(of: place) ?? place)
    var facts = RowFacts(cardID: cardID(ofRowAt: indexPath, in: section))
    guard !states.areOrdinary || !states.selected.isEmpty, let id = source?.id(ofRowAt: indexPath)
    else { return facts }
    facts.state = states.state(of: id)
    if facts.state == .swipedApart,
      !style(ofCardAt: indexPath, in: section).style.separatesSwipedRows
    {
      facts.state = .ordinary
    }
    // A dragged row is above the others, and next to none.
    facts.isSelected = states.selected.contains(id) && place != move?.target
    return facts
  }

  /// The ID of each card if the app sets no card IDs.
  private static let onlyCard = AnyHashable(0)

  /// Forgets a move if an update has since moved its row or changed the number of rows.
  func endFormerMove() { if let source, move?.isStill(in: source) == false { move = nil } }
}
