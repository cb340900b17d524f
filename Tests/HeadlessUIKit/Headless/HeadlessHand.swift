import Foundation

/// A hand on a table: what fingers do to it, one gesture a call.
///
/// A gesture that no finger could make on the screen as it is does nothing: on a table or a cell
/// that takes no touches or lies behind other views, and on a control that the row does not show.
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

  /// Returns a row in sight, nil if no finger gets to it.
  func touchable(_ indexPath: IndexPath) -> TableRow? {
    let row = reachable(indexPath)
    return place(on: row) == nil ? nil : row
  }

  // MARK: Touching

  /// Puts a finger on a row, which highlights it if it may be, and says whether it did.
  ///
  /// A touch first closes what a swipe has opened. Gesture recognizers get the touch, too.
  @discardableResult public func touchDown(_ indexPath: IndexPath) -> Bool {
    beginTouch(indexPath)?.isDown ?? false
  }
  func beginTouch(_ indexPath: IndexPath) -> TableGestures.Touch? {
    if tableView.gestures.swiped != nil {
      tableView.endSwipe(animated: true)
      return nil
    }
    let row = reachable(indexPath)
    return place(on: row).map { beginTouch(row, $0) }
  }
  /// Lifts the finger from the row, which selects it if it was highlighted and no gesture was
  /// recognized that takes the touch.
  public func touchUp() {
    if let touch = tableView.gestures.touch { endTouch(touch) }
  }
  /// Draws the finger away from the row, which selects nothing.
  public func cancelTouch() {
    tableView.gestures.touch?.sequence.cancel()
    tableView.gestures.touch = nil
    guard let row = tableView.gestures.highlighted else { return }
    tableView.unhighlight(row, animated: true)
  }
  /// Taps a row, once or several times.
  ///
  /// A tap elsewhere first closes what a swipe has opened.
  public func tap(_ indexPath: IndexPath, times: Int = 1) {
    if let touch = beginTouch(indexPath) { endTouch(touch, times) }
  }
}
