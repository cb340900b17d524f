import UIKit

extension RoundedDiffableDataSource {
  func surfaceCard(at indexPath: IndexPath) -> SurfaceCard? {
    guard let item = itemIdentifier(at: indexPath) else { return nil }
    let section = cardSection(at: indexPath.section)
    guard section.resolved.layout.surfaceFill != nil else { return nil }
    guard let cardID else { return surfaceCard(of: 0..<section.count, in: section) }
    guard let id = cardID(item) else { return nil }
    func isInCard(_ row: Int) -> Bool {
      itemIdentifier(at: IndexPath(row: row, section: indexPath.section)).flatMap(cardID) == id
    }
    var (first, last) = (indexPath.row, indexPath.row)
    while first > 0, isInCard(first - 1) { first -= 1 }
    while last + 1 < section.count, isInCard(last + 1) { last += 1 }
    return surfaceCard(of: first..<(last + 1), in: section)
  }

  func surfaceCard(ofEmptySection index: Int) -> SurfaceCard? {
    guard sectionIdentifier(for: index) != nil else { return nil }
    let section = cardSection(at: index)
    guard section.count == 0, section.header != nil else { return nil }
    return surfaceCard(of: 0..<0, in: section)
  }

  private func surfaceCard(of rows: Range<Int>, in section: CardSection) -> SurfaceCard? {
    guard let id = sectionIdentifier(for: section.index) else { return nil }
    return SurfaceCard(
      section: section.index, sectionID: AnyHashable(id), rows: rows, resolved: section.resolved,
      header: rows.lowerBound == 0 ? section.header : nil,
      footer: rows.upperBound == section.count ? section.footer : nil)
  }
}
