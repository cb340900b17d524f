import UIKit

extension RoundedDiffableDataSource {
  /// UIKit's own answer, whatever a subclass makes of `itemIdentifier(for:)`.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    super.itemIdentifier(for: indexPath)
  }

  /// The card of the item at an index path, nil if there is none in the current state.
  ///
  /// Position is asked of the state that the table is showing and stored nowhere: no copy of the snapshot can go stale.
  func card(for item: ItemIdentifierType, at indexPath: IndexPath) -> Card {
    var style = cardStyle(inSection: indexPath.section)
    guard style.isCard, let position = position(of: item, at: indexPath) else {
      return bareCard(at: indexPath, among: style)
    }
    if let diagnosis, diagnosis.tints { style.fill = .color(CardDiagnosis.tint(of: position)) }
    var card = Card(position: position, style: style)
    guard let tableView else { return card }
    if tableView.style == .insetGrouped {
      card.isShapedBySystem = true
      card.corners = CornerConfiguration(topRadius: 0, bottomRadius: 0, curve: style.curve)
    } else {
      card.rowMargins = ownMargins(for: style, in: tableView)
      card.excessMargin = card.rowMargins == nil ? excessMargin(of: tableView) : 0
    }
    return card
  }

  func position(of item: ItemIdentifierType, at indexPath: IndexPath) -> CapPosition? {
    if cardID == nil, let tableView {
      let count = super.tableView(tableView, numberOfRowsInSection: indexPath.section)
      return CapPosition(row: indexPath.row, of: count)
    }
    let above = IndexPath(row: indexPath.row - 1, section: indexPath.section)
    let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    let previous = indexPath.row > 0 ? itemIdentifier(at: above) : nil
    let next = itemIdentifier(at: below)
    guard let cardID else {
      return CapPosition(joinsPrevious: previous != nil, joinsNext: next != nil)
    }
    guard let own = cardID(item) else { return nil }
    return CapPosition(
      joinsPrevious: previous.flatMap(cardID) == own, joinsNext: next.flatMap(cardID) == own)
  }

  func cardStyle(inSection index: Int) -> CardStyle {
    guard let sectionStyle, let section = sectionIdentifier(for: index),
      let style = sectionStyle(section)
    else { return resolvedStyle }
    return (tableView.map { style.resolved(with: $0.traitCollection) } ?? style)
      .completed(withRadius: systemRadius)
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
  private func ownMargins(
    for style: CardStyle, in tableView: UITableView
  ) -> RowMargins? {
    func margin(for style: CardStyle) -> Double {
      (installer as? CardTableInstaller)?.margin(for: style, in: tableView)
        ?? style.margin(in: tableView)
    }
    let own = margin(for: style)
    let isTables = resolvedStyle.isCard && margin(for: resolvedStyle) == own
    return isTables ? nil : rowMargins(HorizontalMargins(own), in: tableView)
  }

  func rowMargins(_ own: HorizontalMargins, in tableView: UITableView) -> RowMargins {
    RowMargins(own: own, style: tableView.style)
  }
}
