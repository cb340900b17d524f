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
    if let tableView {
      if tableView.style == .insetGrouped {
        place.isShapedBySystem = true
      } else {
        place.rowMargins = ownMargins(for: style, in: tableView)
        place.excessMargin = place.rowMargins == nil ? excessMargin(of: tableView) : 0
      }
    }
    return suits.suit(style, at: place)
  }

  /// What the system adds to the table's margins.
  ///
  /// In a controller's root view no margin is smaller than the system's minimum (Apple:
  /// UIViewController.viewRespectsSystemMinimumLayoutMargins); the card keeps its inset, and the content gets the rest.
  private func excessMargin(of tableView: UITableView) -> Double {
    guard let installer = installer as? CardTableInstaller, resolvedStyle.isCard else { return 0 }
    let effective = tableView.layoutMargins.left - tableView.safeAreaInsets.left
    return max(0, effective - installer.margin(for: resolvedStyle, in: tableView))
  }

  /// Margins flow from the table, so a cell is written to only where its section's differ.
  private func ownMargins(for style: CardStyle, in tableView: UITableView) -> RowMargins? {
    func margin(for style: CardStyle) -> Double {
      (installer as? CardTableInstaller)?.margin(for: style, in: tableView)
        ?? style.margin(in: tableView)
    }
    let own = margin(for: style)
    let isTables = resolvedStyle.isCard && margin(for: resolvedStyle) == own
    return isTables ? nil : RowMargins(own: HorizontalMargins(own), style: tableView.style)
  }
}
