import UIKit

extension RoundedDiffableDataSource {
  func surfaceCards(at place: IndexPath, within reach: () -> RowReach) -> [SurfaceCard] {
    let section = seenSection(at: place.section)
    guard section.resolved.hasSurface,
      let id = sectionIdentifier(for: section.index),
      let ends = surfaceEnds(at: place, in: section, within: reach)
    else { return [] }
    let card = SurfaceCard(
      section: section.index, sectionID: AnyHashable(id), resolved: section.resolved,
      part: section.extent(of: ends.rows), whole: section.extent(of: ends.rows),
      unknown: ends.unknown)
    let apart = rowsApart(in: section, place.section)
    return apart.isEmpty ? [card] : card.parts(at: place.row, beside: apart)
  }

  func surfaceCard(ofEmptySection index: Int) -> SurfaceCard? {
    let section = seenSection(at: index)
    guard section.count == 0, section.header != nil, let id = sectionIdentifier(for: index)
    else { return nil }
    let extent = section.extent(of: 0..<0)
    return SurfaceCard(
      section: index, sectionID: AnyHashable(id), resolved: section.resolved, part: extent,
      whole: extent)
  }

  /// Returns a section with the rows that are seen in it, while one of them is carried.
  private func seenSection(at index: Int) -> CardSection {
    var section = cardSection(at: index)
    if let move = moveInHand { section.count = move.count(section.count, inSection: index) }
    return section
  }

  /// Returns the rows of the card at a place, nil if it belongs to none or has only the gap of the row that is carried.
  private func surfaceEnds(
    at place: IndexPath, in section: CardSection, within reach: () -> RowReach
  ) -> (rows: Range<Int>, unknown: SurfaceCard.Ends)? {
    let move = moveInHand
    func item(_ row: Int) -> ItemIdentifierType? {
      let place = IndexPath(row: row, section: section.index)
      return itemIdentifier(at: move?.origin(of: place) ?? place)
    }
    guard let own = item(place.row) else { return nil }
    var rows = 0..<section.count
    var unknown = SurfaceCard.Ends()
    if let cardID {
      guard let id = cardID(own) else { return nil }
      func isInCard(_ row: Int) -> Bool { item(row).flatMap(cardID) == id }
      // A gradient's colours depend on where the card ends, however far away that is.
      let isWhole = section.resolved.layout.surfaceFill?.gradient?.extent == .card
      let limits = isWhole ? rows : reach().rows(inSection: section.index, of: section.count)
      var (first, last) = (place.row, place.row)
      while first > limits.lowerBound, isInCard(first - 1) { first -= 1 }
      while last + 1 < limits.upperBound, isInCard(last + 1) { last += 1 }
      unknown.top = first > 0 && first == limits.lowerBound
      unknown.bottom = last + 1 < section.count && last + 1 == limits.upperBound
      rows = first..<(last + 1)
    }
    let isGap = move.map { rows.count == 1 && place == $0.target && $0.source != $0.target }
    return isGap == true ? nil : (rows, unknown)
  }

  /// Returns the rows of a section that are swiped apart, and whether they are coming back.
  private func rowsApart(in section: CardSection, _ index: Int) -> [Int: Bool] {
    guard section.resolved.style.swipedRowAppearance == .separated else { return [:] }
    let move = moveInHand
    var rows: [Int: Bool] = [:]
    for cell in table.hand.apart {
      guard let row = indexPath(of: cell) else { continue }
      let place = move?.place(of: row) ?? row
      if place.section == index { rows[place.row] = !cell.configurationState.isSwiped }
    }
    return rows
  }
}

extension CardSection {
  fileprivate func extent(of rows: Range<Int>) -> SurfaceCard.Extent {
    SurfaceCard.Extent(
      rows: rows, header: rows.lowerBound == 0 ? header : nil,
      footer: rows.upperBound == count ? footer : nil)
  }
}

extension SurfaceCard {
  /// Divides the card at the rows that are swiped apart.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - apart: The rows that are swiped apart, and whether they are coming back.
  /// - Returns: The part in which the row is, or if the row is swiped apart itself, the header and footer beside it.
  fileprivate func parts(at row: Int, beside apart: [Int: Bool]) -> [SurfaceCard] {
    func part(_ rows: Range<Int>) -> SurfaceCard {
      var card = self
      card.part.rows = rows
      if rows.lowerBound > whole.rows.lowerBound {
        card.part.header = nil
        card.closing.top = apart[rows.lowerBound - 1] ?? false
        card.unknown.top = false
      }
      if rows.upperBound < whole.rows.upperBound {
        card.part.footer = nil
        card.closing.bottom = apart[rows.upperBound] ?? false
        card.unknown.bottom = false
      }
      return card
    }
    guard apart[row] == nil else {
      let (first, end) = (whole.rows.lowerBound, whole.rows.upperBound)
      var cards: [SurfaceCard] = []
      if row == first, whole.header != nil { cards.append(part(first..<first)) }
      if row + 1 == end, whole.footer != nil { cards.append(part(end..<end)) }
      return cards
    }
    let rows = whole.rows
    let above = apart.keys.filter { $0 < row && rows.contains($0) }.max()
    let below = apart.keys.filter { $0 > row && rows.contains($0) }.min()
    return [part((above.map { $0 + 1 } ?? rows.lowerBound)..<(below ?? rows.upperBound))]
  }
}
