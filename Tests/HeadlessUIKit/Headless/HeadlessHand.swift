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
    guard let cell = tableView.live[row]?.cell, isTouchable(cell) else { return nil }
    return row
  }
  /// Fingers look for a place where neither another view nor a control in the cell takes the touch.
  private func isTouchable(_ cell: UITableViewCell) -> Bool {
    let seen = cell.frame.intersection(tableView.bounds)
    let root = tableView.outermostView
    return Self.touches.contains { touch in
      let point = CGPoint(
        x: seen.minX + touch.x * seen.width, y: seen.minY + touch.y * seen.height)
      guard let hit = root.hitTest(root.convert(point, from: tableView), with: nil) else {
        return false
      }
      return !(hit is UIControl) && hit.isDescendant(of: cell)
    }
  }
  /// Where fingers try to touch what is seen of a row, from the middle outwards.
  private static let touches: [CGPoint] = {
    let steps: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    return steps.flatMap { y in steps.map { x in CGPoint(x: x, y: y) } }
  }()

  // MARK: Touching

  /// Puts a finger on a row, which highlights it if it may be, and says whether it did.
  ///
  /// A touch first closes what a swipe has opened.
  @discardableResult public func touchDown(_ indexPath: IndexPath) -> Bool {
    if tableView.gestures.swiped != nil {
      tableView.endSwipe(animated: true)
      return false
    }
    guard let row = touchable(indexPath) else { return false }
    return tableView.highlight(row)
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
    guard touchDown(indexPath) else { return }
    touchUp()
  }
  /// Taps a row's detail button, if it shows one.
  public func tapAccessory(_ indexPath: IndexPath) {
    guard let row = touchable(indexPath), tableView.live[row]?.cell.showsDetailButton == true,
      let delegate = tableView.delegate
    else { return }
    _ = answer(of: {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: row.indexPath)
    })
  }
}

extension UIView {
  fileprivate var outermostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
