import Foundation

/// A hand on a table: what fingers do to it, one gesture a call.
@MainActor @_spi(Headless) public struct HeadlessHand {
  let tableView: UITableView

  /// Puts a hand on a table that is in a window.
  public init(_ tableView: UITableView) { self.tableView = tableView }

  func reachable(_ indexPath: IndexPath) -> TableRow {
    tableView.layoutIfNeeded()
    let row = TableRow(indexPath)
    guard tableView.live[row]?.isDisplayed == true else {
      fatalError("The hand cannot reach the row at \(indexPath): it is not in sight.")
    }
    return row
  }

  // MARK: Touching

  /// Puts a finger on a row, which highlights it if it may be, and says whether it did.
  @discardableResult public func touchDown(_ indexPath: IndexPath) -> Bool {
    tableView.highlight(reachable(indexPath))
  }
  /// Lifts the finger from the highlighted row, which selects it.
  public func touchUp() {
    guard let row = tableView.gestures.highlighted else { return }
    tableView.unhighlight(row, animated: false)
    tableView.selectByTouch(row)
    tableView.layoutIfNeeded()
  }
  /// Draws the finger away from the highlighted row, which selects nothing.
  public func cancelTouch() {
    guard let row = tableView.gestures.highlighted else { return }
    tableView.unhighlight(row, animated: true)
  }
  /// Taps a row.
  ///
  /// A tap elsewhere first closes what a swipe has opened.
  public func tap(_ indexPath: IndexPath) {
    if tableView.gestures.swiped != nil {
      tableView.endSwipe(animated: true)
      return
    }
    guard touchDown(indexPath) else { return }
    touchUp()
  }
  /// Taps a row's detail button.
  public func tapAccessory(_ indexPath: IndexPath) {
    let row = reachable(indexPath)
    guard let delegate = tableView.delegate else { return }
    _ = answer(of: {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: row.indexPath)
    })
  }
}
