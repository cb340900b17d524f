import Foundation

extension UITableView {
  private static let swipeDuration = 0.3

  /// Asks what a swipe over a row offers.
  ///
  /// Without an answer an editable row offers to delete it.
  func swipeActions(_ row: TableRow, isTrailing: Bool) -> [UIContextualAction] {
    let path = row.indexPath
    guard canEdit(row) else { return [] }
    if let delegate {
      let answered = asking {
        answer(of: {
          isTrailing
            ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        })
      }
      if let answered, let configuration = answered { return configuration.actions }
      // Apple: answering nil means the default set of actions, an empty configuration means none.
    }
    guard isTrailing, editingStyle(of: row) == .delete else { return [] }
    return [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.commit(.delete, row)
        done(true)
      }
    ]
  }

  /// Pulls a cell aside and says whether there is anything beside it.
  func beginSwipe(_ row: TableRow, isTrailing: Bool) -> Bool {
    endSwipe(animated: false)
    guard !gestures.isReorderingNow, let cell = live[row]?.cell else { return false }
    let actions = swipeActions(row, isTrailing: isTrailing)
    guard !actions.isEmpty else { return false }
    if let delegate {
      _ = answer(of: { delegate.tableView(self, willBeginEditingRowAt: row.indexPath) })
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOnTheRight = isTrailing != isRightToLeft
    var frame = cell.frame
    let width = CGFloat(actions.count) * SwipeActionsView.buttonWidth
    frame.origin.x = isOnTheRight ? frame.maxX : frame.minX - width
    frame.size.width = width
    let pullView = SwipeActionsView(actions: actions, frame: frame)
    UIView.performWithoutAnimation {
      insertSubview(pullView, aboveSubview: cell)
      pullView.layoutIfNeeded()
    }
    gestures.swiped = TableGestures.Swipe(
      row: row, cell: cell, actions: actions, pullView: pullView)
    moveContainer(of: cell)
    let offset = isOnTheRight ? -width : width
    moveSwipe {
      cell.tableState.swipeOffset = offset
      pullView.frame.origin.x += offset
    }
    return true
  }
  func endSwipe(animated: Bool) {
    guard let swipe = gestures.swiped else { return }
    gestures.swiped = nil
    if let delegate {
      let path = live.row(of: swipe.cell)?.indexPath
      _ = answer(of: { delegate.tableView(self, didEndEditingRowAt: path) })
    }
    moveContainer(of: swipe.cell)
    guard animated else {
      UIView.performWithoutAnimation { swipe.cell.tableState.swipeOffset = 0 }
      swipe.pullView.removeFromSuperview()
      return
    }
    moveSwipe {
      swipe.pullView.frame.origin.x -= swipe.cell.tableState.swipeOffset
      swipe.cell.tableState.swipeOffset = 0
    } completion: {
      swipe.pullView.removeFromSuperview()
    }
  }
  /// An update while a row is open: it stays so while it has its cell.
  func keepSwipe() {
    guard let swipe = gestures.swiped else { return }
    guard let row = live.row(of: swipe.cell) else { return endSwipe(animated: false) }
    gestures.swiped?.row = row
  }
  /// Puts the actions beside their row.
  func followSwipe() {
    guard let swipe = gestures.swiped else { return }
    swipe.pullView.frame.origin.y = swipe.cell.frame.minY
  }
  /// Puts a cell into the swipe's container, or out of it.
  private func moveContainer(of cell: UITableViewCell) {
    UIView.performWithoutAnimation {
      cell.defaultMargins = margins(of: cell)
      guard HeadlessVariations.takesSwipedCellsOut.answer, !cell.isFirstResponder,
        let index = subviews.firstIndex(of: cell)
      else { return }
      cell.removeFromSuperview()
      insertSubview(cell, at: index)
    }
  }
  private func moveSwipe(
    _ body: @escaping @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: Self.swipeDuration, animations: { body() }, completion: { _ in completion?() })
  }

  /// Taps an action: its handler says whether it did what it is for.
  func perform(_ index: Int) {
    guard let swipe = gestures.swiped, swipe.actions.indices.contains(index) else { return }
    let action = swipe.actions[index]
    action.handler(action, swipe.pullView) { [weak self] _ in
      MainActor.assumeIsolated { self?.endSwipe(animated: true) }
    }
  }
}
