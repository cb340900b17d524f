import UIKit

/// Where the cards of a table begin and end at one moment.
@MainActor struct CardEnds {
  private let tableView: UITableView
  private let cardID: (IndexPath) -> AnyHashable?
  /// Rows in the hand have left their cards.
  private var lifted: Set<IndexPath> = []
  /// From above to below each row that is swiped or in the hand, half its height further.
  private var beside: [ClosedRange<CGFloat>] = []

  init(
    of tableView: UITableView, showing rows: [(IndexPath, UITableViewCell)],
    cardID: @escaping (IndexPath) -> AnyHashable?
  ) {
    self.tableView = tableView
    self.cardID = cardID
    for (path, cell) in rows {
      let state = cell.configurationState
      let isLifted = state.isReordering || state.cellDragState != .none
      guard isLifted || state.isSwiped else { continue }
      if isLifted { lifted.insert(path) }
      let frame = frame(of: cell)
      beside.append((frame.minY - frame.height / 2)...(frame.maxY + frame.height / 2))
    }
  }

  /// Which corners of a row are at an end of its card, and which may look either way; nil if it is in no card.
  func corners(of path: IndexPath, _ cell: UITableViewCell) -> (
    round: UIRectCorner, free: UIRectCorner
  )? {
    guard cardID(path) != nil else { return nil }
    let edges: [(UIRectCorner, Int, CGFloat)] = [
      ([.topLeft, .topRight], -1, frame(of: cell).minY),
      ([.bottomLeft, .bottomRight], 1, frame(of: cell).maxY),
    ]
    var (round, free): (UIRectCorner, UIRectCorner) = ([], [])
    for (corners, step, place) in edges {
      if beside.contains(where: { $0.contains(place) }) { free.formUnion(corners) }
      if !joinsAnother(path, step) { round.formUnion(corners) }
    }
    return (round, free)
  }

  private func frame(of cell: UITableViewCell) -> CGRect {
    cell.convert(cell.bounds, to: tableView)
  }

  /// Whether a row that is seen follows in the same card: apps hide rows by giving them no height.
  private func joinsAnother(_ path: IndexPath, _ step: Int) -> Bool {
    let rows = 0..<tableView.numberOfRows(inSection: path.section)
    var next = path
    repeat {
      next.row += step
      guard rows.contains(next.row), cardID(next) == cardID(path) else { return false }
    } while lifted.contains(next) || tableView.rectForRow(at: next).height == 0
    return true
  }
}
