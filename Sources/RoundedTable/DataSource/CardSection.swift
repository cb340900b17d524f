import UIKit

/// What cards are made from in one section: the number of its rows, and their style.
struct CardSection {
  var index: Int
  var count: Int
  var resolved: ResolvedCardStyle
  /// The header in the section's first card, nil if there is none in it.
  var header: SurfaceCard.Extra?
  /// The footer in the section's last card, nil if there is none in it.
  var footer: SurfaceCard.Extra?

  /// A section that no table has.
  static let none = CardSection(index: -1, count: 0, resolved: Card.none.resolved)

  /// The position of a row that is above or below others of its card.
  func position(_ row: Int, joinsPrevious: Bool, joinsNext: Bool) -> CapPosition {
    CapPosition(
      joinsPrevious: joinsPrevious || row == 0 && header != nil,
      joinsNext: joinsNext || row == count - 1 && footer != nil)
  }

  /// The position of a row in a section that is one card.
  func position(_ row: Int) -> CapPosition {
    guard header != nil || footer != nil else { return CapPosition(row: row, of: count) }
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
    guard resolved.outlinesSurface, let tableView = table.tableView else { return }
    if resolved.style.enclosesHeader {
      let title = self.tableView(tableView, titleForHeaderInSection: section.index)
      section.header = title.map { .title($0) } ?? .view
    }
    if resolved.style.enclosesFooter {
      let title = self.tableView(tableView, titleForFooterInSection: section.index)
      section.footer = title.map { .title($0) } ?? .view
    }
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
