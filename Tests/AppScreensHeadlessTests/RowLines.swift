@_spi(Headless) import UIKit

extension RowComparison {
  /// Whether the lines along the row's lower edge, where the next row begins, or its upper edge are
  /// those of the system's card.
  ///
  /// While rows move there may be as many as are usual between two rows of the screen.
  func hasLines(under: Bool, and next: RowComparison?, usual: Int) -> Bool {
    let found = rounded.lines(under: under) + (next?.rounded.lines(under: false) ?? [])
    let wanted = grouped.lines(under: under) + (next?.grouped.lines(under: false) ?? [])
    // No line of a card's touches a marked row; the system's does from above.
    if rounded.isSelectedOrHighlighted || next?.rounded.isSelectedOrHighlighted == true {
      return found.count <= wanted.count
    }
    // Lines fade in and out with the rows that move.
    guard isSettled else { return found.count <= max(wanted.count, usual) }
    guard found.count == wanted.count else { return false }
    // Where the system clips a swiped row its lines end, too.
    guard !grouped.isSwiped else { return true }
    let tolerance = 0.7 + slack
    return zip(found, wanted).allSatisfy { line, other in
      let (left, right) = (line.minX - card.lowerBound, card.upperBound - line.maxX)
      let (otherLeft, otherRight) = (
        other.minX - grouped.card.lowerBound, grouped.card.upperBound - other.maxX
      )
      return abs(left - otherLeft) < tolerance && abs(right - otherRight) < tolerance
    }
  }
}

extension DrawnCell {
  /// The lines along the upper or the lower edge of the row.
  func lines(under: Bool) -> [CGRect] {
    contents.lines.map(\.frame).filter { line in
      let y = line.midY - top
      return under ? y > height - 2.5 : y < 2.5
    }
  }
}
