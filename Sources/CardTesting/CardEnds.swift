import UIKit

/// Knows where the cards of a table begin and end at one time.
@MainActor struct CardEnds {
  let tableView: UITableView
  let cardID: (IndexPath) -> AnyHashable?
  /// The rows that have a card and a visible cell.
  private(set) var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// Rows that the user is dragging.
  ///
  /// They have left their cards.
  private var lifted: Set<IndexPath> = []
  /// The area around each row that's swiped or dragged, extended by half its height above and
  /// below.
  private var surroundings: [ClosedRange<CGFloat>] = []

  init(of tableView: UITableView, cardID: @escaping (IndexPath) -> AnyHashable?) {
    self.tableView = tableView
    self.cardID = cardID
    for path in tableView.indexPathsForVisibleRows ?? [] where cardID(path) != nil {
      guard let cell = tableView.cellForRow(at: path), cell.bounds.height > 0 else { continue }
      rows.append((path, cell))
      let state = cell.configurationState
      let isLifted = state.isReordering || state.cellDragState != .none
      if isLifted { lifted.insert(path) }
      guard isLifted || state.isSwiped else { continue }
      let frame = cell.convert(cell.bounds, to: tableView)
      surroundings.append((frame.minY - frame.height / 2)...(frame.maxY + frame.height / 2))
    }
  }

  /// The corners of a row that are at an end of its card, and should be round.
  func round(_ path: IndexPath) -> UIRectCorner {
    UIRectCorner(top: !joinsAnother(path, -1), bottom: !joinsAnother(path, 1))
  }

  /// The corners of a row that may look either way, because the row itself or the one next to it is
  /// being swiped or dragged.
  func free(_ cell: UITableViewCell) -> UIRectCorner {
    let frame = cell.convert(cell.bounds, to: tableView)
    func isBeside(_ y: CGFloat) -> Bool { surroundings.contains { $0.contains(y) } }
    return UIRectCorner(top: isBeside(frame.minY), bottom: isBeside(frame.maxY))
  }

  /// Whether a visible row follows in the same card.
  ///
  /// Apps hide rows by giving them a height of zero.
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
