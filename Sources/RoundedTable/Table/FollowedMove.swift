import UIKit

/// The move of a row in the user's hand: the others are shown where they would be after the drop.
///
/// An update that puts the row elsewhere, or changes the numbers of rows around it, ends the move.
@MainActor struct FollowedMove {
  let source: IndexPath
  let target: IndexPath
  let move: RowMove
  private let row: AnyHashable?
  /// The numbers of rows in the sections of source and target.
  private let counts: [Int]

  init(from source: IndexPath, to target: IndexPath, in rows: any RowSource) {
    (self.source, self.target) = (source, target)
    move = RowMove(from: source.place, to: target.place)
    row = rows.id(ofRowAt: source)
    counts = [source, target].map {
      rows.id(ofSection: $0.section) == nil ? -1 : rows.numberOfRows(inSection: $0.section)
    }
  }

  /// Whether the row can be dropped at the target.
  var isPossible: Bool {
    (0..<move.count(counts[1], inSection: target.section)).contains(target.row)
  }

  /// Whether no update has changed what the move is about.
  func isStill(in rows: any RowSource) -> Bool {
    let now = FollowedMove(from: source, to: target, in: rows)
    return now.row == row && now.counts == counts
  }
}

extension IndexPath {
  var place: RowMove.Place { RowMove.Place(section: section, row: row) }

  init(_ place: RowMove.Place) { self.init(row: place.row, section: place.section) }
}
