import UIKit

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

extension RoundedDiffableDataSource {
  /// Returns a section in its present state.
  ///
  /// If there is no ``RoundedDiffableDataSource/sectionStyle``, all sections share one style, which is copied from another
  /// section if that is given.
  func cardSection(at index: Int, like other: CardSection? = nil) -> CardSection {
    let common = sectionStyle == nil ? other?.resolved : nil
    var section = CardSection(
      index: index, count: numberOfRows(inSection: index),
      resolved: common ?? table.laidOut(ownStyle(ofSection: index)))
    encloseExtras(in: &section)
    return section
  }

  private func encloseExtras(in section: inout CardSection) {
    let resolved = section.resolved
    guard resolved.enclosesExtras, let tableView = table.tableView,
      let id = sectionIdentifier(for: section.index)
    else { return }
    table.slices.encloseHeaders = true
    let index = section.index
    // What has not been seen is taken to be there.
    section.hasHeader =
      resolved.style.enclosesHeader && table.headers.height(of: .header, in: id) != 0
      && self.tableView(tableView, titleForHeaderInSection: index)?.isEmpty != true
    section.hasFooter =
      resolved.style.enclosesFooter && table.headers.height(of: .footer, in: id) != 0
      && self.tableView(tableView, titleForFooterInSection: index)?.isEmpty != true
  }

  func numberOfRows(inSection index: Int) -> Int {
    if let tableView = table.tableView {
      return super.tableView(tableView, numberOfRowsInSection: index)
    }
    // A data source whose table has been freed still answers from its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  /// Returns the style of a section's cards, resolved for the table's traits.
  func cardStyle(inSection index: Int) -> CardStyle { ownStyle(ofSection: index) ?? table.style }

  /// Returns the style that ``RoundedDiffableDataSource/sectionStyle`` gives to a section, nil without one.
  private func ownStyle(ofSection index: Int) -> CardStyle? {
    sectionStyle == nil ? nil : changedStyle(ofSection: index)
  }

  /// Separate, because a generic function prepares for everything in it before it begins.
  private func changedStyle(ofSection index: Int) -> CardStyle? {
    guard let sectionStyle, let section = sectionIdentifier(for: index) else { return nil }
    var style = table.style
    sectionStyle(section, &style)
    return table.resolved(style)
  }
}

// MARK: What cards extend over

extension RoundedDiffableDataSource {
  func extent(ofCardAt indexPath: IndexPath, in resolved: ResolvedCardStyle) -> CardExtent? {
    let section = cardSection(at: indexPath.section)
    guard let id = sectionIdentifier(for: section.index) else { return nil }
    var rows = 0..<section.count
    if let cardID, section.count > 0 {
      func cardOfRow(_ row: Int) -> AnyHashable? {
        itemIdentifier(at: IndexPath(row: row, section: section.index)).flatMap(cardID)
      }
      guard let own = cardOfRow(indexPath.row) else { return nil }
      // A gradient's colours depend on where the card ends, however far away that is; a shadow's do not.
      let isWhole = resolved.style.fill.gradient?.extent == .card || resolved.style.fill.view != nil
      let most = isWhole ? section.count : 32
      var (first, last) = (indexPath.row, indexPath.row)
      while first > 0, indexPath.row - first < most, cardOfRow(first - 1) == own { first -= 1 }
      while last + 1 < section.count, last - indexPath.row < most, cardOfRow(last + 1) == own {
        last += 1
      }
      rows = first..<(last + 1)
    }
    var extent = CardExtent(section: section.index, rows: rows)
    if section.hasHeader, rows.lowerBound == 0 {
      extent.header = table.headers.height(of: .header, in: id)
    }
    if section.hasFooter, rows.upperBound == section.count {
      extent.footer = table.headers.height(of: .footer, in: id)
    }
    return extent
  }

  func enclosure(ofSection index: Int) -> (id: AnyHashable, header: Card?, footer: Card?)? {
    guard let id = sectionIdentifier(for: index) else { return nil }
    let section = cardSection(at: index)
    let (style, resolved) = (section.resolved.style, section.resolved)
    let isAlone = section.count == 0 && !(section.hasHeader && section.hasFooter)
    func card(_ position: CapPosition) -> Card {
      Card(position: isAlone ? .single : position, resolved: resolved)
    }
    guard resolved.enclosesExtras else { return (id, nil, nil) }
    return (
      id, style.enclosesHeader ? card(.top) : nil, style.enclosesFooter ? card(.bottom) : nil
    )
  }
}
