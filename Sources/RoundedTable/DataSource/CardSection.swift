import UIKit

/// A section of the table as its cards are made from it: the number of its rows, and their suit.
struct CardSection {
  var index: Int
  var count: Int
  var suit: CardSuit
}

extension Card {
  /// Whether this is the card of a row, if its section is one card: asked first, as nothing is made for the answer.
  func isOfRow(_ row: Int, in section: CardSection) -> Bool {
    suit === section.suit && position == CapPosition(row: row, of: section.count)
  }
}

extension RoundedDiffableDataSource {
  /// A section as it is now.
  ///
  /// Unless sections have styles of their own all are in one suit, which is taken from another section where that is known.
  func cardSection(at index: Int, like other: CardSection? = nil) -> CardSection {
    let common = sectionStyle == nil ? other?.suit : nil
    return CardSection(
      index: index, count: numberOfRows(inSection: index),
      suit: common ?? suit(for: cardStyle(inSection: index)))
  }

  private func numberOfRows(inSection index: Int) -> Int {
    if let tableView { return super.tableView(tableView, numberOfRowsInSection: index) }
    // Without its table the data source still answers for its snapshot.
    let snapshot = super.snapshot()
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
  }

  func cardStyle(inSection index: Int) -> CardStyle {
    guard let sectionStyle, let section = sectionIdentifier(for: index),
      let style = sectionStyle(section)
    else { return resolvedStyle }
    return (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(withRadius: systemRadius)
  }

  private func suit(for style: CardStyle) -> CardSuit {
    var place = CardSuit.Place()
    if let tableView { place.lines = observer.lineDrawer(in: tableView) }
    if tableView?.style == .insetGrouped {
      place.isShapedBySystem = true
    } else if let insets = tableInsets {
      place.inset = insets.inset(of: style) - insets.added
      place.rowMargins = rowMargins(for: style, insets)
    }
    return suits.suit(style, at: place)
  }

  /// How far the table's cards are inset.
  var tableInsets: TableInsets? {
    guard let tableView else { return nil }
    if let installer = installer as? CardTableInstaller { return installer.insets(in: tableView) }
    // Another installer gives the table's margins what the style says.
    let safe = tableView.safeAreaInsets
    var insets = TableInsets(width: Double(tableView.bounds.width - safe.left - safe.right))
    if resolvedStyle.isCard {
      insets.table = resolvedStyle.inset(inWidth: insets.width)
      insets.padding = resolvedStyle.padding
    }
    return insets
  }

  /// Margins flow from the table, so a cell is written to only where its section's differ.
  private func rowMargins(for style: CardStyle, _ insets: TableInsets) -> RowMargins? {
    let margin = insets.margin(of: style)
    guard style.isCard, margin != insets.tableMargin else { return nil }
    return RowMargins(own: HorizontalMargins(margin), given: observer.givenMargins)
  }
}
