import UIKit

/// The move of a row that the user is dragging: the other rows are shown as they'd be after the
/// drop.
///
/// The move ends with an update that moves the row, or changes the number of rows in either
/// section.
@MainActor struct FollowedMove {
  let source: IndexPath
  let target: IndexPath
  let move: RowMove
  /// The dragged cell.
  weak var cell: UITableViewCell?
  private let row: AnyHashable?
  /// The row counts of the source's and the target's section.
  private let counts: [Int]

  init(from source: IndexPath, to target: IndexPath, in rows: any RowSource) {
    self.source = source
    self.target = target
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

  /// Whether no update has moved the row or changed the row counts.
  func isStill(in rows: any RowSource) -> Bool {
    let now = FollowedMove(from: source, to: target, in: rows)
    return now.row == row && now.counts == counts
  }
}

extension IndexPath {
  var place: RowMove.Place { RowMove.Place(section: section, row: row) }

  init(_ place: RowMove.Place) { self.init(row: place.row, section: place.section) }
}
