import UIKit

/// The rows of a card, and how much of a header and footer is inside it.
struct CardRun: Equatable {
  var section: Int
  /// The rows' indexes.
  ///
  /// It's empty if the card is only a header or footer.
  var rows: Range<Int>
  /// The height of the header's part inside the card; nil if the header hasn't been seen.
  var headerHeight: CGFloat? = 0
  /// The height of the footer's part inside the card; nil if the footer hasn't been seen.
  var footerHeight: CGFloat? = 0

  /// Whether a row is in the card, or next to a header or footer that is.
  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.section == section else { return false }
    // Without rows, a header and a footer are one card. One that's alone has nothing beside it.
    return rows.isEmpty ? headerHeight != 0 && footerHeight != 0 : rows.contains(indexPath.row)
  }
}

extension CardSection {
  /// Returns the run of a card that's only the section's header or only its footer.
  func run(ofLone kind: HeaderKind) -> CardRun? {
    guard let id = plan.source?.id(ofSection: index) else { return nil }
    let height = plan.states.enclosedHeights[kind]?[id]
    return kind == .header
      ? CardRun(section: index, rows: 0..<0, headerHeight: height)
      : CardRun(
        section: index, rows: sectionPlan.count..<sectionPlan.count, footerHeight: height)
  }

  /// Returns the rows of a row's card, and how much of the section's header and footer is inside
  /// it.
  ///
  /// `near` is the number of rows with cells. All of them are found, if they belong to the card.
  func run(ofCardAt row: Int, in style: ResolvedCardStyle, near: Int) -> CardRun? {
    guard let source = plan.source, let id = source.id(ofSection: index) else { return nil }
    let count = sectionPlan.count
    var run = CardRun(section: index, rows: 0..<count)
    if source.hasCardIDs, count > 0 {
      // A gradient's colors depend on where the card ends, however far away that is. A shadow's
      // shape doesn't.
      let limit = style.needsWholeCard ? count : 32 + near
      guard
        let own = sectionPlan.rows(ofCardWith: row, limit: limit, cardID: cardID(ofRow:))
      else { return nil }
      run.rows = own
    }
    let heights = plan.states.enclosedHeights
    if sectionPlan.hasHeader, run.rows.lowerBound == 0 { run.headerHeight = heights[.header]?[id] }
    if sectionPlan.hasFooter, run.rows.upperBound == count {
      run.footerHeight = heights[.footer]?[id]
    }
    return run
  }
}
