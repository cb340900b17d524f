import Foundation

/// A finger that rests on a row or a view.
@MainActor @_spi(Headless) public struct HeadlessPress {
  private let touches: TouchSequence
  private let hand: HeadlessHand

  init(_ touches: TouchSequence, for duration: TimeInterval, on hand: HeadlessHand) {
    self.touches = touches
    self.hand = hand
    touches.hold(for: duration)
    takeFromRow()
  }

  /// Moves the finger to the middle of a view.
  public func move(to view: UIView) {
    touches.move(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    takeFromRow()
  }
  /// Lifts the finger.
  public func end() {
    guard let touch = hand.tableView.gestures.touch, touch.sequence === touches else {
      touches.end()
      return touches.finish()
    }
    hand.touchUp()
  }

  /// A recognized gesture takes the touch from the row at once.
  private func takeFromRow() {
    let table = hand.tableView
    guard touches.isTakenFromView, table.gestures.touch?.sequence === touches,
      let row = table.gestures.highlighted
    else { return }
    table.unhighlight(row, animated: false)
  }
}
