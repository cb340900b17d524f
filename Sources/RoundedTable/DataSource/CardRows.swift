import UIKit

/// The rows of a table and their cards: which row is where, and what it wears.
///
/// It is not generic, so a data source of any items needs no more than to answer as a
/// ``RowSource``.
@MainActor final class CardRows {
  let table: CardTable
  private(set) weak var source: (any RowSource)?
  /// The move of a row in the user's hand: the others are shown where they would be after the drop.
  var move: RowMove?
  /// Ends an update; made once, because most updates have no other completion.
  private(set) lazy var end: () -> Void = { [table] in
    table.directory?.recompute(animated: false)
    table.updateEnded()
  }

  /// What a pass over the cells fills, kept so that the next one allocates nothing.
  var scratch: (sections: [CardSection], changed: [LiveCell]) = ([], [])
  /// Whether rows have been found elsewhere than was told.
  var hasUntoldUpdate = false

  init(of tableView: UITableView) { table = CardTable(of: tableView) }

  /// Dresses the table for a source of its rows, and takes it over from another one.
  func begin(for source: any RowSource) {
    self.source = source
    guard source.isAsked else { return }
    table.give(to: self)
    // There are no rows yet, so a batch would only scroll the table to the top.
    table.due.chores.remove(.measure)
  }

  /// Takes the table over if it asks this source while another one dresses it.
  func takeOver() { if table.isElsewhere || table.directory == nil { table.give(to: self) } }

  // MARK: Sections

  /// Returns a section in its present state.
  ///
  /// If no section has a style of its own, all share one, which is copied from another section if
  /// that is given.
  func section(at index: Int, like other: CardSection? = nil) -> CardSection {
    let common = table.look.hasSectionStyles ? nil : other?.resolved
    var section = CardSection(
      index: index, count: source?.numberOfRows(inSection: index) ?? 0,
      resolved: common ?? table.laidOut(ownStyle(ofSection: index)))
    let style = section.resolved.style
    guard section.resolved.enclosesExtras, let source, let id = source.id(ofSection: index) else {
      return section
    }
    table.due.used.insert(.headers)
    // What has not been seen is taken to be there.
    func encloses(_ kind: EnclosedHeaders.Kind) -> Bool {
      table.headers.height(of: kind, in: id) != 0 && !source.hasEmptyTitle(kind, inSection: index)
    }
    section.hasHeader = style.enclosesHeader && encloses(.header)
    section.hasFooter = style.enclosesFooter && encloses(.footer)
    return section
  }

  /// Returns the style of a section's cards, resolved for the table's traits.
  func style(ofSection index: Int) -> CardStyle { ownStyle(ofSection: index) ?? table.look.style }

  private func ownStyle(ofSection index: Int) -> CardStyle? {
    guard table.look.hasSectionStyles, let source else { return nil }
    var style = table.look.style
    source.style(&style, ofSection: index)
    return table.look.resolved(style, for: table.tableView)
  }

  // MARK: Cards

  /// Returns the card that a row is shown with.
  ///
  /// The position is computed from the state that the table shows and never stored, so it cannot be
  /// out of date.
  func card(at indexPath: IndexPath, in section: CardSection? = nil) -> Card {
    let section = section ?? self.section(at: indexPath.section)
    guard section.resolved.style.isCard, let source,
      let position = shownPosition(at: indexPath, in: section)
    else { return uncardedCard(at: indexPath, in: section) }
    var resolved = section.resolved
    if source.hasRowStyles {
      let style = resolved.style.changed { source.style(&$0, ofRowAt: indexPath) }
      resolved = table.look.laidOut(style, in: resolved.layout)
    }
    let isLast = section.hasFooter && indexPath.row == section.count - 1
    return table.leaves.reduce(Card(position: position, resolved: resolved, isLast: isLast)) {
      $1.adjust($0, ofRowAt: indexPath)
    }
  }

  /// Returns the position of a row, as if a row that is moved had been dropped; nil if it belongs
  /// to no card.
  func shownPosition(at indexPath: IndexPath, in section: CardSection? = nil) -> CapPosition? {
    var section = section ?? self.section(at: indexPath.section)
    guard let move, move.source != indexPath else { return position(at: indexPath, in: section) }
    section.count = move.count(section.count, inSection: section.index)
    return position(at: move.place(of: indexPath), in: section, origin: move.origin)
  }

  /// Returns the position of a row in its card; nil if there is no such row or it belongs to none.
  func position(at indexPath: IndexPath) -> CapPosition? {
    guard source?.id(ofRowAt: indexPath) != nil else { return nil }
    let section = section(at: indexPath.section)
    return section.resolved.style.isCard ? position(at: indexPath, in: section) : nil
  }

  /// Returns the position of a row in its card, given where in the snapshot each row is that has an
  /// index path here.
  func position(
    at indexPath: IndexPath, in section: CardSection, origin: (IndexPath) -> IndexPath = { $0 }
  ) -> CapPosition? {
    guard let source, source.hasCardIDs else { return section.position(indexPath.row) }
    let position = CapPosition(row: indexPath.row, of: section.count) { row in
      source.cardID(ofRowAt: origin(IndexPath(row: row, section: indexPath.section)))
    }
    return position.map {
      section.position(
        indexPath.row, joinsPrevious: !$0.roundsTop, joinsNext: !$0.roundsBottom)
    }
  }

  /// Returns the index path of the row that is shown so many rows further down in its section.
  ///
  /// While a row is moved, it is shown where it would be after the drop.
  func neighbor(of indexPath: IndexPath, by distance: Int) -> IndexPath? {
    let move = move.flatMap { $0.source == indexPath ? nil : $0 }
    var place = move?.place(of: indexPath) ?? indexPath
    place.row += distance
    let count = source?.numberOfRows(inSection: place.section) ?? 0
    guard (0..<(move?.count(count, inSection: place.section) ?? count)).contains(place.row) else {
      return nil
    }
    return move?.origin(of: place) ?? place
  }

  /// Returns the card of a row that belongs to none: only the lines that the table does not draw
  /// because of the cards.
  private func uncardedCard(at indexPath: IndexPath, in section: CardSection) -> Card {
    guard let tableView = table.tableView, table.hidesLines, let source else { return .none }
    // Those that UIKit would draw, except along a card's edge.
    let isGrouped = tableView.style == .grouped
    var lines: UncardedLines = isGrouped && neighbor(of: indexPath, by: -1) == nil ? .above : []
    if let next = neighbor(of: indexPath, by: 1) {
      let isCard =
        section.resolved.style.isCard && (!source.hasCardIDs || source.cardID(ofRowAt: next) != nil)
      if !isCard { lines.insert(.below) }
    } else if tableView.style != .insetGrouped {
      lines.insert(isGrouped ? .wholeBelow : .below)
    }
    return Card(position: .middle, resolved: table.laidOut(.noCard), lines: lines)
  }
}

extension TableLeaf {
  /// The rows of the table, nil once their source has been freed.
  var rows: CardRows? { table.directory as? CardRows }
}

/// What cards are made from in one section: the number of its rows, and their style.
struct CardSection {
  var index: Int
  var count: Int
  var resolved: ResolvedCardStyle
  /// Whether the header is in the section's first card.
  var hasHeader = false
  /// Whether the footer is in the section's last card.
  var hasFooter = false

  /// A section that no table has.
  static let none = CardSection(index: -1, count: 0, resolved: Card.none.resolved)

  /// The position of a row that is above or below others of its card.
  func position(_ row: Int, joinsPrevious: Bool, joinsNext: Bool) -> CapPosition {
    CapPosition(
      joinsPrevious: joinsPrevious || row == 0 && hasHeader,
      joinsNext: joinsNext || row == count - 1 && hasFooter)
  }

  /// The position of a row in a section that is one card.
  func position(_ row: Int) -> CapPosition {
    guard hasHeader || hasFooter else { return CapPosition(row: row, of: count) }
    return position(row, joinsPrevious: row > 0, joinsNext: row < count - 1)
  }
}
