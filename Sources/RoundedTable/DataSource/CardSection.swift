import UIKit

/// What cards are made from in one section: the number of its rows, and their style.
struct CardSection {
  var index: Int
  var count: Int
  var resolved: ResolvedCardStyle
}

extension Card {
  /// Whether this is already the card of a row, in a section that is one card.
  ///
  /// It is checked first, because it allocates nothing.
  func isOfRow(_ row: Int, in section: CardSection) -> Bool {
    resolved === section.resolved && position == CapPosition(row: row, of: section.count)
  }
}

extension RoundedDiffableDataSource {
  /// Returns a section in its present state.
  ///
  /// If there is no ``RoundedDiffableDataSource/sectionStyle``, all sections share one style, which is copied from another
  /// section if that is given.
  func cardSection(at index: Int, like other: CardSection? = nil) -> CardSection {
    let common = sectionStyle == nil ? other?.resolved : nil
    return CardSection(
      index: index, count: numberOfRows(inSection: index),
      resolved: common ?? table.laidOut(cardStyle(inSection: index)))
  }

  private func numberOfRows(inSection index: Int) -> Int {
    if let tableView = table.tableView {
      return super.tableView(tableView, numberOfRowsInSection: index)
    }
    // A data source whose table has been freed still answers from its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  /// Returns the style of a section's cards, resolved for the table's traits.
  func cardStyle(inSection index: Int) -> CardStyle {
    guard let sectionStyle, let section = sectionIdentifier(for: index) else { return table.style }
    var style = table.style
    sectionStyle(section, &style)
    return table.resolved(style)
  }
}
