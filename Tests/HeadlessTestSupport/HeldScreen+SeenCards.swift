import RoundedTable
@_spi(Headless) import UIKit

extension HeldScreen {
  /// What is wrong at this moment with what is drawn across cards, found by looking at the picture:
  /// see ``SeenCards``.
  ///
  /// - Parameters:
  ///   - carried: The item whose row the user carries, if the cards follow that.
  ///   - passing: The item whose row is on its way from one card to another, on which shadows may
  ///     fall.
  ///   - gradients: Whether gradients are looked at.
  /// - Returns: What is wrong, with the place.
  package func sliceFaults(
    carried: String? = nil, passing: String? = nil, gradients: Bool = true
  ) -> [String] {
    let snapshot = dataSource.snapshot()
    let cards = snapshot.sectionIdentifiers.enumerated().flatMap { index, section in
      seenCards(snapshot.itemIdentifiers(inSection: section), index, section, carried)
    }
    return SeenCards(cards, of: tableView, in: window).faults(
      passing: passing, gradients: gradients)
  }

  private func seenCards(
    _ items: [String], _ section: Int, _ id: String, _ carried: String?
  ) -> [SeenCard] {
    guard let style = dataSource.resolvedStyle(forSection: id) else { return [] }
    var cards: [SeenCard] = []
    var rest = items[...]
    while let first = rest.first {
      let card = rest.prefix { dataSource.cardID?($0) == dataSource.cardID?(first) }
      rest = rest.dropFirst(card.count)
      cards += seen(
        card, section, style, carried, isFirst: card.startIndex == 0, isLast: rest.isEmpty)
    }
    if items.isEmpty { cards += seen([], section, style, nil, isFirst: true, isLast: true) }
    return cards
  }

  /// The card of some items, and apart from it those that are in the user's hand.
  private func seen(
    _ items: ArraySlice<String>, _ section: Int, _ style: CardStyle, _ carried: String?,
    isFirst: Bool, isLast: Bool
  ) -> [SeenCard] {
    var parts: [SeenPart] = []
    var free: [SeenPart] = []
    for item in items {
      guard let cell = cell(item), var part = SeenPart(item, of: cell, in: window) else { continue }
      part.isFree = item == carried
      if part.isFree { free.append(part) } else { parts.append(part) }
    }
    var (seesTop, seesBottom) = (
      items.first.map { cell($0)?.isHidden == false } ?? true,
      items.last.map { cell($0)?.isHidden == false } ?? true
    )
    if isFirst, style.enclosesHeader {
      let header = extra(tableView.headerView(forSection: section), "header", &seesTop)
      parts = [header].compactMap(\.self) + parts
    }
    if isLast, style.enclosesFooter {
      let footer = extra(tableView.footerView(forSection: section), "footer", &seesBottom)
      parts += [footer].compactMap(\.self)
    }
    let traits = tableView.traitCollection
    var cards = free.map {
      SeenCard([[$0]], from: $0.frame.minY, to: $0.frame.maxY, style: style, traits: traits)
    }
    guard let first = parts.first, let last = parts.last else { return cards }
    var card = SeenCard(
      parts.split(whereApart: style), from: seesTop ? first.frame.minY : nil,
      to: seesBottom ? last.frame.maxY : nil, style: style, traits: traits)
    // Where the row in the hand will be, which the others make way for.
    let hole = carried.flatMap { cell($0)?.frame }
    card.opensAtTop = hole.map { abs($0.maxY - first.view.frame.minY) < 0.6 } ?? false
    card.opensAtBottom = hole.map { abs($0.minY - last.view.frame.maxY) < 0.6 } ?? false
    cards.append(card)
    return cards
  }

  /// A header or footer inside the card.
  private func extra(
    _ view: UIView?, _ name: String, _ isSeen: inout Bool
  ) -> SeenPart? {
    isSeen = view != nil
    return view.flatMap { SeenPart(name, of: $0, in: window) }
  }
}

extension [SeenPart] {
  /// Divides them where a row has been swiped apart.
  @MainActor fileprivate func split(whereApart style: CardStyle) -> [[SeenPart]] {
    func isOpen(_ part: SeenPart) -> Bool {
      style.separatesSwipedRows
        && (part.view as? UITableViewCell)?.configurationState.isSwiped == true
    }
    return reduce(into: []) { runs, part in
      if let last = runs.last?.last, !isOpen(last), !isOpen(part) {
        runs[runs.count - 1].append(part)
      } else {
        runs.append([part])
      }
    }
  }
}
