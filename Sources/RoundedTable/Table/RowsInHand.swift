import UIKit

/// The rows that the user has in hand: those that are swiped aside, and the one that is carried.
///
/// Who they are is read from the cells' states, which are current whenever they are asked. Only that they have changed is
/// noticed later, when a cell's card is laid out.
@MainActor final class RowsInHand {
  /// The row that the app says is being moved.
  struct Carried {
    private(set) weak var cell: UITableViewCell?
    /// Nil after another update of the rows.
    fileprivate(set) var move: RowMove?
    /// The numbers of rows in the sections of the move's source and target.
    var counts: [Int]
    fileprivate var wasLifted = false
    /// Whether it was in the user's hand with a card when cards were last corrected.
    fileprivate var wasLiftedCard = false
    private let wasEditing: Bool

    @MainActor init(_ cell: UITableViewCell?, by move: RowMove, counts: [Int]) {
      self.cell = cell
      wasEditing = cell?.isEditing == true
      self.move = move
      self.counts = counts
    }

    @MainActor var isLifted: Bool { cell?.isLifted == true }

    /// Whether the cell is in the user's hand, and it will be noticed when it is no longer.
    @MainActor var isLiftedCard: Bool {
      isLifted && cell.flatMap { CardSlot.of($0) } != nil
    }

    /// Whether the row has been let go: by its state, or because the control that it was held by has gone with the editing mode.
    @MainActor var isOver: Bool {
      guard let cell else { return true }
      return wasLifted && !isLifted || wasEditing && !cell.isEditing
    }
  }

  private var swiped: [Weak<UITableViewCell>] = []
  private var latestCarried: Carried?
  private var isNoted = false

  /// Whether cards have to be corrected.
  var isChanged: Bool { isNoted || isDropped }

  /// Whether the carried row has been let go since cards were corrected, for which there may be no callback.
  var isDropped: Bool { latestCarried?.isOver == true }

  var isEmpty: Bool { swiped.isEmpty && latestCarried == nil }

  /// The cells that are swiped aside.
  var open: [UITableViewCell] {
    swiped.compactMap(\.object).filter(\.configurationState.isSwiped)
  }

  /// The row that is carried, nil if it has been dropped.
  var carried: Carried? { latestCarried?.isOver == false ? latestCarried : nil }

  func carry(_ row: Carried) {
    latestCarried = row
    latestCarried?.wasLifted = row.isLifted
    latestCarried?.wasLiftedCard = row.isLiftedCard
    isNoted = true
  }

  /// Forgets the move, because of another update, but not that the row is in the user's hand.
  func forgetMove() { latestCarried?.move = nil }

  /// Forgets the move of a row whose state does not say that it is in the user's hand: an update may take it from there.
  ///
  /// - Returns: Whether there was such a move.
  func forgetUntoldMove() -> Bool {
    guard let latestCarried, latestCarried.move != nil, !latestCarried.isLifted else {
      return false
    }
    forgetMove()
    isNoted = true
    return true
  }

  func forgetAll() {
    swiped = []
    latestCarried = nil
  }

  /// Notices a new state of a cell whose card has been laid out.
  func look(at slot: CardSlot) {
    let isSeparating = slot.row.card.style.swipedRowAppearance == .separated
    guard isSeparating || !isEmpty, let cell = slot.cell else { return }
    // The end of a swipe on a row that has left the sight since is noticed by the others.
    if open.count < swiped.count { isNoted = true }
    let isOpen = isSeparating && cell.configurationState.isSwiped
    if isOpen != swiped.contains(where: { $0.object === cell }) {
      swiped.removeAll { $0.object == nil || $0.object === cell }
      if isOpen { swiped.append(Weak(cell)) }
      isNoted = true
    }
    if latestCarried?.cell === cell, latestCarried?.isLifted == true {
      latestCarried?.wasLifted = true
      // It may have got its card in the hand.
      if latestCarried?.wasLiftedCard == false { isNoted = true }
      latestCarried?.wasLiftedCard = true
    }
  }

  /// Notes that cards are being corrected, and forgets rows that are in hand no more.
  func wasFollowed() {
    isNoted = false
    swiped = open.map { Weak($0) }
    if isDropped { latestCarried = nil }
  }
}

/// The move of one row, as `moveRow(at:to:)` has it: the target counts without the row's former place.
struct RowMove: Hashable {
  var source: IndexPath
  var target: IndexPath

  /// Where another row is after the move.
  func place(of row: IndexPath) -> IndexPath {
    var place = row
    if row.section == source.section, row.row > source.row { place.row -= 1 }
    if row.section == target.section, place.row >= target.row { place.row += 1 }
    return place
  }

  /// Where the row was that is at a place after the move.
  func origin(of place: IndexPath) -> IndexPath {
    if place == target { return source }
    var row = place
    if place.section == target.section, place.row > target.row { row.row -= 1 }
    if place.section == source.section, row.row >= source.row { row.row += 1 }
    return row
  }

  /// Whether another row is between the two ends of the move.
  func makesWay(_ row: IndexPath) -> Bool {
    if target < source { return target <= row && row < source }
    return source < row && (row < target || row == target && row.section == source.section)
  }

  /// The number of rows that a section has after the move.
  func count(_ before: Int, inSection section: Int) -> Int {
    before + (section == target.section ? 1 : 0) - (section == source.section ? 1 : 0)
  }
}

extension CardTable {
  /// Notes the row that the app says is being moved; corners follow with the next layout, when the rows have begun to make way.
  func carry(_ row: RowsInHand.Carried) {
    hand.carry(row)
    needs(.gestures)
  }

  /// Corrects the cards of rows in hand and of their neighbours, after the table's layout.
  func followHand() {
    // An update that has begun corrects all cards when it has ended.
    guard hand.isChanged, !slices.isUpdating else { return }
    due.remove(.gestures)
    // A reload takes a row out of the hand and puts all others in their places at once.
    let isAnimated = !hand.isDropped || NewestRowAnimation(on: cells).animation != nil
    hand.wasFollowed()
    directory?.recompute(animated: isAnimated)
  }
}
