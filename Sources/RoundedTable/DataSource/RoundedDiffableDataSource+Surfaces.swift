import UIKit

extension RoundedDiffableDataSource {
  func surfaceCard(at indexPath: IndexPath) -> SurfaceCard? {
    guard let item = itemIdentifier(at: indexPath) else { return nil }
    let section = cardSection(at: indexPath.section)
    guard section.resolved.layout.surfaceFill != nil else { return nil }
    guard let cardID else {
      return SurfaceCard(
        section: indexPath.section, rows: 0..<section.count, resolved: section.resolved)
    }
    guard let id = cardID(item) else { return nil }
    func isInCard(_ row: Int) -> Bool {
      itemIdentifier(at: IndexPath(row: row, section: indexPath.section)).flatMap(cardID) == id
    }
    var (first, last) = (indexPath.row, indexPath.row)
    while first > 0, isInCard(first - 1) { first -= 1 }
    while last + 1 < section.count, isInCard(last + 1) { last += 1 }
    return SurfaceCard(
      section: indexPath.section, rows: first..<(last + 1), resolved: section.resolved)
  }
}
