import RoundedTable
@_spi(Headless) import UIKit

/// What a table shows of its cards now, and what is wrong with that.
@MainActor package struct SeenCards {
  private let window: UIWindow
  private let tableView: UITableView
  private let cards: [SeenCard]
  /// Cells that stand for no row any more, and rows without a card.
  private let others: [CGRect]

  package init(_ cards: [SeenCard], of tableView: UITableView, in window: UIWindow) {
    (self.cards, self.tableView, self.window) = (cards, tableView, window)
    let own = Set(cards.flatMap(\.parts).map { ObjectIdentifier($0.view) })
    others = Self.cells(in: tableView).filter { !own.contains(ObjectIdentifier($0)) }
      .map { $0.layer.seenFrame(in: window.layer) }
  }

  private static func cells(in view: UIView) -> [UITableViewCell] {
    view.subviews.flatMap { view in
      (view as? UITableViewCell).map { $0.isHidden ? [] : [$0] } ?? cells(in: view)
    }
  }

  /// What is wrong, with the place; empty if nothing is.
  ///
  /// - Parameters:
  ///   - uncarded: The rows in sight that belong to no card, on which no shadow falls either.
  ///   - passing: The row on its way from one card to another, on which shadows may fall.
  ///   - gradients: Whether those are looked at. Rows that had other colors before come to those
  ///     of their card.
  /// - Returns: What is wrong, with the place.
  package func faults(
    uncarded: [CGRect] = [], passing: String? = nil, gradients: Bool = true
  ) -> [String] {
    // A new row stands where it will be, while others are still making way for it.
    let own = cards.flatMap(\.parts).filter {
      !$0.isFree && $0.isOpaque && $0.name != passing
    }
    let rows = own.map(\.row) + uncarded
    // From side to side of the table, also if one is swiped.
    let strips = rows.map { CGRect(x: -10_000, y: $0.minY, width: 20_000, height: $0.height) }
    return cards.flatMap { card in
      (gradients ? card.gradientFaults() + card.jointFaults() : [])
        + card.shadowFaults(among: strips)
    } + pictureFaults(passing)
  }

  /// Whatever is drawn around it, each row looks in the table as it does alone, and beside it there
  /// is nothing but its shadow.
  private func pictureFaults(_ passing: String?) -> [String] {
    let drawing = HeadlessDrawing(of: window, values: .presentation)
    let background = HeadlessDrawing.RGBA(
      tableView.backgroundColor ?? .clear, traits: tableView.traitCollection)
    let parts = cards.flatMap(\.parts)
    var faults: [String] = []
    for part in parts where part.isOpaque && !part.isMarked && part.name != passing {
      let covers = others + parts.filter { $0.view !== part.view }.map(\.row)
      // They cast their shadows on it, or it adds its own to theirs.
      let near = parts.filter {
        $0.view !== part.view
          && ($0.isFree || !$0.isOpaque || $0.name == passing || part.isFree
            || $0.row.insetBy(dx: 0, dy: 0.1).intersects(part.row))
      }
      let inside = [3, 0.3 * part.frame.width, part.frame.width - 3].map { part.frame.minX + $0 }
      let beside = [part.frame.minX - 2, part.frame.maxX + 2]
      for y in [part.frame.minY + 0.02, part.frame.midY, part.frame.maxY - 1.5] {
        for (x, isBeside) in inside.map({ ($0, false) }) + beside.map({ ($0, true) }) {
          let point = CGPoint(x: x, y: y)
          guard window.bounds.contains(point), !covers.contains(where: { $0.contains(point) }),
            !near.contains(where: { $0.isNear(point) })
          else { continue }
          let own = part.color(x, y)
          // Outside the corners there is the shadow too.
          guard isBeside || own.alpha > 0.999 else { continue }
          let (found, wanted) = (drawing.color(at: point), own.painted(over: background))
          if colorDifference(found, wanted) > SeenCard.rounding {
            faults.append("\(part.name) shows \(found) at \(point), not \(wanted)")
          }
        }
      }
    }
    return faults
  }
}

extension SeenPart {
  fileprivate var isMarked: Bool {
    (view as? UITableViewCell).map { $0.isSelected || $0.isHighlighted } ?? false
  }

  /// Whether its shadow may be seen at a point.
  fileprivate func isNear(_ point: CGPoint) -> Bool {
    row.insetBy(dx: -60, dy: -60).contains(point)
  }
}

extension HeadlessDrawing.RGBA {
  /// This color in front of one that is opaque.
  fileprivate func painted(over below: HeadlessDrawing.RGBA) -> HeadlessDrawing.RGBA {
    func mix(_ part: KeyPath<Self, Double>) -> Double {
      self[keyPath: part] * alpha + below[keyPath: part] * (1 - alpha)
    }
    return HeadlessDrawing.RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }
}
