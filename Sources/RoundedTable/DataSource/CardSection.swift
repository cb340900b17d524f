import UIKit

/// A section of the table as its cards are made from it: the number of its rows, and their style.
struct CardSection {
  var index: Int
  var count: Int
  var resolved: ResolvedCardStyle
}

extension Card {
  /// Whether this is the card of a row, if its section is one card: asked first, as nothing is made for the answer.
  func isOfRow(_ row: Int, in section: CardSection) -> Bool {
    resolved === section.resolved && position == CapPosition(row: row, of: section.count)
  }
}

extension RoundedDiffableDataSource {
  /// A section as it is now.
  ///
  /// Unless sections have styles of their own all have one, which is taken from another section where that is known.
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
    // Without its table the data source still answers for its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  /// The style of a section's cards, resolved.
  func cardStyle(inSection index: Int) -> CardStyle {
    guard let sectionStyle, let section = sectionIdentifier(for: index) else { return table.style }
    var style = table.style
    sectionStyle(section, &style)
    return table.resolved(style)
  }
}
