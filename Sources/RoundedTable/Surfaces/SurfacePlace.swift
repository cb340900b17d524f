import UIKit

/// Where a card is in its table, and which part of it is drawn.
///
/// A long card is drawn only as far as it is near the table's bounds: a layer cannot have any size.
struct SurfacePlace: Equatable {
  /// An end of the drawn part.
  enum End: Equatable {
    /// The card's own.
    case card
    /// A cut far from the table's bounds.
    case far(CGFloat)
    /// The edge of a row that is swiped apart.
    case row(CGFloat, isRound: Bool)

    var cut: CGFloat? {
      switch self {
      case .card: nil
      case .far(let y), .row(let y, _): y
      }
    }

    var isRound: Bool {
      switch self {
      case .card: true
      case .far: false
      case .row(_, let isRound): isRound
      }
    }

    func moved(by distance: CGFloat) -> End {
      switch self {
      case .card: self
      case .far(let y): .far(y + distance)
      case .row(let y, let isRound): .row(y + distance, isRound: isRound)
      }
    }

    /// The same end while it still belongs to a card that has not been divided.
    var undivided: End {
      if case .row(let y, _) = self { return .row(y, isRound: false) }
      return self
    }
  }

  /// The card, from its first row to its last.
  var whole: CGRect
  var top = End.card
  var bottom = End.card
  /// The first and last row round their own corners no further.
  var mostRound = Card.LargestRadii()

  var drawn: CGRect {
    let (top, bottom) = (top.cut ?? whole.minY, bottom.cut ?? whole.maxY)
    return CGRect(x: whole.minX, y: top, width: whole.width, height: max(0, bottom - top))
  }

  /// The same place while a row that divides the card has only begun to.
  var undivided: SurfacePlace {
    var place = self
    (place.top, place.bottom) = (top.undivided, bottom.undivided)
    return place
  }

  /// The ends of the drawn part that are round.
  var position: CapPosition {
    CapPosition(joinsPrevious: !top.isRound, joinsNext: !bottom.isRound)
  }

  /// Cuts off what is far from the bounds, where it was cut before if that is still far enough.
  mutating func cut(to reach: SurfaceReach, like former: SurfacePlace?) {
    let (first, last) = (drawn.minY, drawn.maxY)
    if let y = reach.cut(first, before: reach.bounds.minY, like: former?.top, towards: -1) {
      top = .far(y)
    }
    if let y = reach.cut(last, before: reach.bounds.maxY, like: former?.bottom, towards: 1) {
      bottom = .far(y)
    }
  }
}

/// How far beyond a table's bounds surfaces are drawn: farther than the table prepares rows.
struct SurfaceReach {
  /// The table's bounds, and the rows beyond that have a cell: it is not asked for when they come into sight.
  private(set) var bounds: CGRect
  let distance: CGFloat

  /// - Parameters:
  ///   - table: The table's bounds.
  ///   - rows: The frames of the rows that have a cell.
  init(of table: CGRect, rows: some Sequence<CGRect>) {
    // Rows that the table has prepared come into sight without a layout. How many that are is not documented.
    let distance = max(table.height / 2, 384)
    // A row may be on its way to any place.
    let limits = table.insetBy(dx: 0, dy: -20 * distance)
    bounds = rows.reduce(table) { $0.union($1.intersection(limits)) }
    self.distance = distance
  }

  /// Adds rows out of sight, unless they are too far away.
  mutating func include(_ rows: some Sequence<CGRect>) {
    let limits = drawn
    bounds = rows.filter(limits.intersects).reduce(bounds) { $0.union($1) }
  }

  var rect: CGRect { bounds.insetBy(dx: 0, dy: -distance) }

  /// Where the ends of cards may matter: no surface is drawn beyond.
  var drawn: CGRect { bounds.insetBy(dx: 0, dy: -3 * distance) }

  /// Where the ends of cards are looked for: farther, so that they are not looked for again at once.
  var searched: CGRect { bounds.insetBy(dx: 0, dy: -6 * distance) }

  /// - Parameters:
  ///   - end: The card's end.
  ///   - edge: The edge of the bounds on that side.
  ///   - former: Where the card has been cut.
  ///   - side: -1 for the upper end, 1 for the lower one.
  /// - Returns: Where the card is cut, nil if its end is near.
  fileprivate func cut(
    _ end: CGFloat, before edge: CGFloat, like former: SurfacePlace.End?, towards side: CGFloat
  ) -> CGFloat? {
    func distance(_ y: CGFloat) -> CGFloat { (y - edge) * side }
    guard distance(end) > self.distance else { return nil }
    if case .far(let former) = former, distance(end) > distance(former),
      (self.distance / 2...3 * self.distance).contains(distance(former))
    {
      return former
    }
    return (edge + side * self.distance).rounded()
  }

  /// The end of a card, or a point so far away that its motion is not seen.
  func limited(_ y: CGFloat) -> CGFloat {
    let far = 20 * distance
    return min(max(y, bounds.minY - far), bounds.maxY + far)
  }
}

extension SurfaceReach {
  /// Makes an end that comes into sight, leaves it, or divides the card begin where it is seen.
  func join(_ from: inout SurfacePlace, _ to: inout SurfacePlace) {
    (from.top, to.top) = joined(from.top, from.whole.minY, to.top, to.whole.minY)
    (from.bottom, to.bottom) = joined(from.bottom, from.whole.maxY, to.bottom, to.whole.maxY)
  }

  private func joined(
    _ from: SurfacePlace.End, _ fromCard: CGFloat, _ to: SurfacePlace.End, _ toCard: CGFloat
  ) -> (SurfacePlace.End, SurfacePlace.End) {
    switch (from, to) {
    case (.row, .row): return (from, to)
    case (_, .row): return (to.undivided, to)
    case (.row, _): return (.far(limited(fromCard)), to)
    case (.far, .card): return (.far(limited(fromCard)), to)
    case (.card, .far): return (from, .far(limited(toCard)))
    default: return (from, to)
    }
  }
}
