import UIKit

/// Which card each row of a table has: from the rows, the styles, and what is out of the ordinary.
///
/// It asks its source and knows no cell. All of it may be asked during the table's layout.
@MainActor final class CardPlan {
  /// What knows the rows; nil once the data source has been freed.
  weak var source: (any RowSource)?
  private(set) weak var tableView: UITableView?
  /// Whether the system shapes and places the cards; a table's style never changes (Apple:
  /// UITableView.style).
  let isInsetGrouped: Bool
  var look = TableLook()
  /// What styles come to in the table as it is decorated now.
  var layout = ResolvedCardStyle.Layout()
  /// The move of a row in the user's hand: the others are shown where they would be after the drop.
  var move: RowMove?
  let headers = EnclosedHeaders()
  /// Whether any section has enclosed its header or footer.
  var hasEnclosed = false

  init(of tableView: UITableView) {
    self.tableView = tableView
    isInsetGrouped = tableView.style == .insetGrouped
  }

  func laidOut(_ own: CardStyle?) -> ResolvedCardStyle { look.laidOut(own, in: layout) }

  // MARK: Sections

  /// Returns a section in its present state.
  ///
  /// If no section has a style of its own, all share one, which is copied from another section if
  /// that is given.
  func section(at index: Int, like other: CardSection? = nil) -> CardSection {
    let common = look.hasSectionStyles ? nil : other?.resolved
    var section = CardSection(
      index: index, count: source?.numberOfRows(inSection: index) ?? 0,
      resolved: common ?? laidOut(ownStyle(ofSection: index)))
    let style = section.resolved.style
    guard section.resolved.enclosesExtras, let source, let id = source.id(ofSection: index) else {
      return section
    }
    hasEnclosed = true
    // What has not been seen is taken to be there.
    func encloses(_ kind: EnclosedHeaders.Kind) -> Bool {
      headers.height(of: kind, in: id) != 0 && !source.hasEmptyTitle(kind, inSection: index)
    }
    section.hasHeader = style.enclosesHeader && encloses(.header)
    section.hasFooter = style.enclosesFooter && encloses(.footer)
    return section
  }

  /// Returns the style of a section's cards, resolved for the table's traits.
  func style(ofSection index: Int) -> CardStyle { ownStyle(ofSection: index) ?? look.style }

  private func ownStyle(ofSection index: Int) -> CardStyle? {
    guard look.hasSectionStyles, let source else { return nil }
    var style = look.style
    source.style(&style, ofSection: index)
    return look.resolved(style, for: tableView)
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
      resolved = look.laidOut(style, in: resolved.layout)
    }
    let isLast = section.hasFooter && indexPath.row == section.count - 1
    return Card(position: position, resolved: resolved, isLast: isLast)
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

  /// Forgets a move whose row is elsewhere by now, or is among other numbers of rows.
  func endFormerMove() {
    if let source, move?.isStill(in: source) == false { move = nil }
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
    guard let tableView, layout.separatorOwner == .cards, let source else { return .none }
    // Those that UIKit would draw, except along a card's edge.
    let isGrouped = tableView.style == .grouped
    var separators: PlainRowSeparators =
      isGrouped && neighbor(of: indexPath, by: -1) == nil ? .above : []
    if let next = neighbor(of: indexPath, by: 1) {
      let isCard =
        section.resolved.style.isCard && (!source.hasCardIDs || source.cardID(ofRowAt: next) != nil)
      if !isCard { separators.insert(.below) }
    } else {
      separators.insert(isGrouped ? .wholeBelow : .below)
    }
    return Card(position: .middle, resolved: laidOut(.noCard), plainSeparators: separators)
  }

  // MARK: What runs across cards

  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardRun? {
    guard let source, let id = source.id(ofSection: indexPath.section) else { return nil }
    let section = section(at: indexPath.section)
    var extent = CardRun(section: section.index, rows: 0..<section.count)
    if source.hasCardIDs, section.count > 0 {
      func id(_ row: Int) -> AnyHashable? {
        source.cardID(ofRowAt: IndexPath(row: row, section: section.index))
      }
      guard let own = id(indexPath.row) else { return nil }
      // A gradient's colors depend on where the card ends, however far away that is; a shadow's do
      // not.
      let most = resolved.needsWholeCard ? section.count : 32
      let above = (0..<indexPath.row).suffix(most).reversed().prefix { id($0) == own }
      let below = (indexPath.row..<section.count).prefix(most).prefix { id($0) == own }
      extent.rows = (indexPath.row - above.count)..<below.endIndex
    }
    if section.hasHeader, extent.rows.lowerBound == 0 {
      extent.header = headers.height(of: .header, in: id)
    }
    if section.hasFooter, extent.rows.upperBound == section.count {
      extent.footer = headers.height(of: .footer, in: id)
    }
    return extent
  }

  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)? {
    guard let id = source?.id(ofSection: index) else { return nil }
    let section = section(at: index)
    let resolved = section.resolved
    guard resolved.enclosesExtras else { return (id, nil, nil) }
    let isAlone = section.count == 0 && !(section.hasHeader && section.hasFooter)
    func card(_ position: CapPosition) -> Card {
      Card(position: isAlone ? .single : position, resolved: resolved)
    }
    return (
      id, resolved.style.enclosesHeader ? card(.top) : nil,
      resolved.style.enclosesFooter ? card(.bottom) : nil
    )
  }
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
