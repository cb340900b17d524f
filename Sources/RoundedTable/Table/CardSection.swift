import UIKit

/// One section of a table, which decides on the cards of its rows, its header and its footer.
///
/// It asks the data source and what features have found out, and no cell, so it can be used during
/// the table's layout. Nothing that it says is stored, so it can't be out of date. `SectionPlan`
/// has the rules by which rows get corners and separators.
@MainActor struct CardSection {
  let index: Int
  /// The plan of its rows, in the order that the data source has them in.
  var sectionPlan: SectionPlan
  /// The style of the section's cards.
  let resolved: ResolvedCardStyle
  /// What else decides on its cards.
  let plan: CardPlan

  // MARK: Cards

  /// Returns the card that a row should show.
  func card(at indexPath: IndexPath) -> Card {
    let style = style(ofCardAt: indexPath)
    guard resolved.style.isCard, style.style.isCard, let row = row(at: indexPath) else {
      return plainCard(at: indexPath)
    }
    return Card(
      position: row.position, resolved: self.style(ofRowAt: indexPath, row.position, in: style),
      hasSeparator: row.hasSeparator)
  }

  /// The card of the header, if it's inside the section's first card.
  var headerCard: Card? {
    guard resolved.style.isCard, resolved.style.enclosesHeader else { return nil }
    let shown = ShownRows(of: self, after: plan.move?.move)
    let position = shown.sectionPlan.headerPosition(shown.facts)
    return Card(
      position: position,
      resolved: style(besideRow: position == .single ? nil : shown.sectionPlan.firstRow, of: shown))
  }

  /// The card of the footer, if it's inside the section's last card.
  var footerCard: Card? {
    guard resolved.style.isCard, resolved.style.enclosesFooter else { return nil }
    let shown = ShownRows(of: self, after: plan.move?.move)
    let position = shown.sectionPlan.footerPosition(shown.facts)
    return Card(
      position: position,
      resolved: style(besideRow: position == .single ? nil : shown.sectionPlan.lastRow, of: shown))
  }

  /// Returns the style of the card of a row that a header or footer joins; nil for no row stands
  /// for a card without rows, which is the section's.
  private func style(besideRow row: Int?, of shown: ShownRows) -> ResolvedCardStyle {
    row.map { style(ofCardAt: shown.indexPath(at: $0)) } ?? resolved
  }

  /// Returns the card of a row without a card, which only has separators: those that the table
  /// doesn't draw because of the other cards.
  private func plainCard(at indexPath: IndexPath) -> Card {
    guard let tableView = plan.tableView, plan.metrics.separatorOwner == .cards, plan.source != nil
    else { return .none }
    let shown = shownRows(around: indexPath)
    let separators = shown.sectionPlan.separators(
      ofPlainRow: shown.row(of: indexPath), isGrouped: tableView.style == .grouped, shown.facts)
    return Card(
      position: .middle, resolved: plan.look.resolved(.noCard, with: plan.metrics),
      plainSeparators: separators)
  }

  // MARK: Positions and separators

  private func row(at indexPath: IndexPath) -> PlannedRow? {
    let row = indexPath.row
    // What `SectionPlan.row` returns without facts about rows and without IDs of cards.
    if plan.isOrdinary {
      return PlannedRow(
        position: sectionPlan.position(of: row), hasSeparator: row < sectionPlan.count - 1)
    }
    let shown = shownRows(around: indexPath)
    return shown.sectionPlan.row(shown.row(of: indexPath), shown.facts)
  }

  /// Returns the position of a row in its card, without regard to zero-height, swiped and dragged
  /// rows; nil if it has no card.
  func capPosition(at indexPath: IndexPath) -> CapPosition? {
    guard resolved.style.isCard, style(ofCardAt: indexPath).style.isCard else { return nil }
    guard plan.source?.hasCardIDs == true else { return sectionPlan.position(of: indexPath.row) }
    var withoutFacts = sectionPlan
    withoutFacts.zeroHeightRows = []
    return withoutFacts.row(indexPath.row) { RowFacts(cardID: cardID(ofRow: $0)) }?.position
  }

  /// Whether the separator below a row is hidden, because that row or the next one is selected.
  func separatorIsHidden(below indexPath: IndexPath) -> Bool {
    // The row in the user's hand is next to none.
    guard indexPath != plan.move?.source else { return false }
    let shown = shownRows(around: indexPath)
    return shown.sectionPlan.separatorIsHidden(below: shown.row(of: indexPath), shown.facts)
  }

  /// Returns the rows as they're shown beside a row.
  private func shownRows(around indexPath: IndexPath) -> ShownRows {
    // The dragged row is above the others, and is shown as before.
    ShownRows(of: self, after: plan.move?.source == indexPath ? nil : plan.move?.move)
  }

  // MARK: Card IDs and styles

  func cardID(ofRow row: Int) -> AnyHashable? {
    cardID(ofRowAt: IndexPath(row: row, section: index))
  }

  /// Returns the ID of the card that a row is part of; nil if the row has no card, because it has
  /// no ID or because of the card's style.
  fileprivate func cardID(ofRowAt indexPath: IndexPath) -> AnyHashable? {
    guard let source = plan.source, resolved.style.isCard else { return nil }
    guard source.hasCardIDs else { return Self.onlyCard }
    guard let id = source.cardID(ofRowAt: indexPath), style(ofCard: id).style.isCard else {
      return nil
    }
    return id
  }

  /// The ID of each card if the app sets no card IDs.
  private static let onlyCard = AnyHashable(0)

  /// Returns the style of a row's card: the section's, with the app's changes for this card.
  func style(ofCardAt indexPath: IndexPath) -> ResolvedCardStyle {
    guard let source = plan.source, source.cardStyle != nil,
      let id = source.cardID(ofRowAt: indexPath)
    else { return resolved }
    return style(ofCard: id)
  }

  private func style(ofCard id: AnyHashable) -> ResolvedCardStyle {
    guard let change = plan.source?.cardStyle else { return resolved }
    var style = resolved.style
    change(id, &style)
    return plan.look.resolved(plan.look.completed(style), with: resolved.metrics)
  }

  /// Returns a card's style with the app's changes for one of its rows.
  private func style(
    ofRowAt indexPath: IndexPath, _ position: CapPosition, in card: ResolvedCardStyle
  ) -> ResolvedCardStyle {
    let tint = plan.states.tints[position]
    guard plan.source?.hasRowStyles == true || tint != nil else { return card }
    var style = card.style
    if let source = plan.source, source.hasRowStyles {
      style = style.changed { source.style(&$0, ofRowAt: indexPath) }
    }
    if let tint { style.fill = .color(tint) }
    return plan.look.resolved(style, with: card.metrics)
  }
}

/// The rows of a section as they're shown: while the user drags a row, as they'd be after the drop.
@MainActor private struct ShownRows {
  let sectionPlan: SectionPlan
  private let section: CardSection
  private let move: RowMove?

  init(of section: CardSection, after move: RowMove?) {
    self.section = section
    self.move = move
    let ownPlan = section.sectionPlan
    sectionPlan = move.map { ownPlan.after($0, inSection: section.index) } ?? ownPlan
  }

  /// Returns where a row is shown.
  func row(of indexPath: IndexPath) -> Int { move?.place(of: indexPath.place).row ?? indexPath.row }

  /// Returns the row that's shown at an index.
  func indexPath(at row: Int) -> IndexPath {
    let place = RowMove.Place(section: section.index, row: row)
    return IndexPath(move?.origin(of: place) ?? place)
  }

  /// Returns the facts about the row that's shown at an index.
  func facts(at row: Int) -> RowFacts {
    let place = RowMove.Place(section: section.index, row: row)
    let indexPath = indexPath(at: row)
    var facts = RowFacts(cardID: section.cardID(ofRowAt: indexPath))
    let plan = section.plan
    guard !plan.states.areOrdinary || !plan.states.selected.isEmpty,
      let id = plan.source?.id(ofRowAt: indexPath)
    else { return facts }
    facts.state = plan.states.state(of: id)
    if facts.state == .swipedApart, !section.style(ofCardAt: indexPath).style.separatesSwipedRows {
      facts.state = .ordinary
    }
    // A dragged row is above the others, and next to none.
    facts.isSelected = plan.states.selected.contains(id) && place != move?.target
    return facts
  }
}
