@_spi(Headless) import UIKit

/// What is asked of a row that shows a card.
enum RowCheck: String, CaseIterable {
  /// There is a card where an inset-grouped table has its, and nothing beside it.
  case card
  /// The same corners are round; asked while nothing moves.
  case corners
  /// It has the color that the row has under UIKit's class; asked while nothing moves.
  case fill
  /// All that is in front of it is there, and lies inside.
  case inside
  /// Nothing is nearer to its sides.
  case distance
  /// Nothing lies over something else that did not before.
  case overlap
  /// There are as many lines above and below it, and as long.
  case lines
  /// The row is as high and stands where it stood under UIKit's class.
  case frames
}

/// A row of the rounded screen beside the same row of two plain ones: in the same table style, and
/// inset-grouped.
///
/// The inset-grouped one says where a card is and what it looks like: system and package agree on a
/// phone.
@MainActor struct RowComparison {
  var rounded: DrawnCell
  var plain: DrawnCell
  var grouped: DrawnCell
  var isSettled: Bool

  /// Where the card should be, across in the window.
  let card: ClosedRange<CGFloat>
  private(set) var failures: Set<RowCheck> = []

  private static let tolerance: CGFloat = 0.5

  init(rounded: DrawnCell, plain: DrawnCell, grouped: DrawnCell, isSettled: Bool) {
    self.rounded = rounded
    self.plain = plain
    self.grouped = grouped
    self.isSettled = isSettled
    card = Self.card(rounded: rounded, plain: plain, grouped: grouped)
    if !hasCard { failures.insert(.card) }
    if isSettled, !hasCorners { failures.insert(.corners) }
    if isSettled, !hasFill { failures.insert(.fill) }
    if !isInside { failures.insert(.inside) }
    if !keepsDistance() { failures.insert(.distance) }
    if overlaps { failures.insert(.overlap) }
  }

  /// On a phone that is turned the system's margins are wider, within cards and beside them; a
  /// style's stay.
  private static func card(
    rounded: DrawnCell, plain: DrawnCell, grouped: DrawnCell
  ) -> ClosedRange<CGFloat> {
    let system = grouped.card
    let wide = (plain.safeRange.lowerBound + 16)...(plain.safeRange.upperBound - 16)
    let isWide =
      Self.isSeen(rounded.color(wide.lowerBound + 0.5, rounded.height / 2))
      || !Self.isSeen(rounded.color(system.lowerBound + 0.5, rounded.height / 2))
    return isWide ? wide : system
  }

  /// By how much the system's margins are wider.
  var slack: CGFloat { max(0, grouped.card.lowerBound - card.lowerBound) }

  // MARK: The card

  private var hasCard: Bool {
    let y = rounded.height / 2
    let (left, right) = (card.lowerBound, card.upperBound)
    let isClearBeside = [left - 1, right + 1].allSatisfy { rounded.color($0, y).alpha < 0.02 }
    let isSeenThere = Self.isSeen(grouped.color(grouped.middle, grouped.height / 2))
    let isThere = [left + 0.5, right - 0.5].allSatisfy {
      Self.isSeen(rounded.color($0, y)) == isSeenThere
    }
    return isClearBeside && isThere
  }

  private var hasCorners: Bool {
    // The system clips a swiped row where it stood.
    guard !grouped.isSwiped else { return true }
    let sides = [
      (card.lowerBound + 1, grouped.card.lowerBound + 1),
      (card.upperBound - 1, grouped.card.upperBound - 1),
    ]
    return sides.allSatisfy { x, other in
      Self.isSeen(rounded.color(x, 1)) == Self.isSeen(grouped.color(other, 1))
        && Self.isSeen(rounded.color(x, rounded.height - 1))
          == Self.isSeen(grouped.color(other, grouped.height - 1))
    }
  }

  private static func isSeen(_ color: HeadlessDrawing.RGBA) -> Bool { color.alpha > 0.02 }

  private var hasFill: Bool {
    guard rounded.isSelectedOrHighlighted == grouped.isSelectedOrHighlighted else { return true }
    let middle = (card.lowerBound + card.upperBound) / 2
    let color = rounded.color(middle, 3)
    // A cell that keeps a former row's color in the pool is another one in the other table.
    return color.isClose(to: grouped.color(grouped.middle, 3))
      || color.isClose(to: plain.color(plain.middle, 3))
  }

  // MARK: What is in front of it

  private var isInside: Bool {
    grouped.contents.marks.allSatisfy { other in
      guard let mark = rounded.contents[other.key] else { return false }
      return isInside(mark, card) || !isInside(other, grouped.card)
    }
  }

  private func isInside(_ mark: RowMark, _ card: ClosedRange<CGFloat>) -> Bool {
    mark.frame.minX >= card.lowerBound - Self.tolerance
      && mark.frame.maxX <= card.upperBound + Self.tolerance
  }

  /// Whether all is as far from the card's sides as in the system's card, or as far as a limit.
  func keepsDistance(upTo limit: CGFloat = .infinity) -> Bool {
    let tolerance = Self.tolerance + slack
    return grouped.contents.marks.allSatisfy { other in
      guard let mark = rounded.contents[other.key] else { return true }
      let left = other.frame.minX - grouped.card.lowerBound - tolerance
      let right = grouped.card.upperBound - other.frame.maxX - tolerance
      return mark.frame.minX - card.lowerBound >= min(left, limit - Self.tolerance)
        && card.upperBound - mark.frame.maxX >= min(right, limit - Self.tolerance)
    }
  }

  private var overlaps: Bool {
    let known = plain.contents.overlaps.union(grouped.contents.overlaps)
    return !rounded.contents.overlaps.isSubset(of: known)
  }
}

extension RowContents {
  /// The pairs of marks of which one lies over the other.
  var overlaps: Set<[String]> {
    var pairs: Set<[String]> = []
    for (index, mark) in marks.enumerated() {
      for other in marks[(index + 1)...] {
        let common = mark.frame.intersection(other.frame)
        if !common.isNull, common.width > 0.5, common.height > 0.5 {
          pairs.insert([mark.key, other.key])
        }
      }
    }
    return pairs
  }
}
