public import Foundation

/// Touches anywhere: on rows, on views in or outside a table, with one finger.
@_spi(Headless) extension HeadlessHand {
  /// Taps a view wherever a finger gets to it, once or several times, and says whether one does.
  ///
  /// Gesture recognizers get the touch, then the control or the row that is touched.
  @discardableResult public func tap(_ view: UIView, times: Int = 1) -> Bool {
    guard let place = Place(on: view) else { return false }
    if let control = place.control {
      for _ in 0..<times { control.tap() }
      return true
    }
    if let row = row(at: place) {
      endTouch(beginTouch(row, place), times)
      return true
    }
    let touches = TouchSequence(at: place.point, in: place.view)
    touches.begin()
    touches.end()
    for _ in 1..<max(times, 1) {
      touches.begin()
      touches.end()
    }
    touches.finish()
    return true
  }

  /// Presses on a row for some seconds and lets go.
  public func longPress(_ indexPath: IndexPath, for duration: TimeInterval = 1) {
    guard let press = beginPress(indexPath, for: duration) else { return }
    press.end()
  }
  /// Presses on a row for some seconds, and keeps the finger there; nil if it does not get there.
  public func beginPress(_ indexPath: IndexPath, for duration: TimeInterval = 1) -> HeadlessPress? {
    beginTouch(indexPath).map { HeadlessPress($0.sequence, for: duration, on: self) }
  }

  // MARK: Places

  /// Where a finger touches the screen.
  struct Place {
    /// In the coordinates of the window.
    var point: CGPoint
    /// The innermost view there.
    var view: UIView

    /// Nil if another view covers the whole view, or it takes no touches.
    @MainActor init?(
      on view: UIView, area: CGRect, in space: UIView, where isMeant: (UIView) -> Bool
    ) {
      let root = view.outermostView
      for touch in Self.touches {
        let point = CGPoint(
          x: area.minX + touch.x * area.width, y: area.minY + touch.y * area.height)
        let place = root.convert(point, from: space)
        guard let hit = root.hitTest(place, with: nil), hit.isDescendant(of: view), isMeant(hit)
        else { continue }
        (self.point, self.view) = (place, hit)
        return
      }
      return nil
    }
    @MainActor init?(on view: UIView) {
      view.layoutIfNeeded()
      self.init(on: view, area: view.bounds, in: view) { _ in true }
    }

    /// Where fingers try to touch what is seen of a view, from the middle outwards.
    private static let touches: [CGPoint] = {
      let steps: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
      return steps.flatMap { y in steps.map { x in CGPoint(x: x, y: y) } }
    }()

    @MainActor var control: UIControl? {
      var next: UIView? = view
      while let view = next, !(view is UITableViewCell) {
        if let control = view as? UIControl { return control }
        next = view.superview
      }
      return nil
    }
  }

  /// Fingers look for a place where neither another view nor a control in the cell takes the touch.
  func place(on row: TableRow) -> Place? {
    guard let cell = tableView.live[row]?.cell else { return nil }
    let seen = cell.frame.intersection(tableView.bounds)
    return Place(on: cell, area: seen, in: tableView) { !($0 is UIControl) }
  }

  private func row(at place: Place) -> TableRow? {
    tableView.live.sorted.first { _, entry in
      entry.isDisplayed && place.view.isDescendant(of: entry.cell)
    }?.row
  }

  // MARK: Rows

  func beginTouch(_ row: TableRow, _ place: Place) -> TableGestures.Touch {
    let touches = TouchSequence(at: place.point, in: place.view)
    var touch = TableGestures.Touch(sequence: touches, row: row)
    touches.begin()
    if !touches.isTakenFromView {
      touch.isDown = tableView.highlight(row)
    }
    tableView.gestures.touch = touch
    return touch
  }
  /// Lifts the finger, which may have tapped several times.
  ///
  /// The row gets the touch if no recognizer has taken it.
  func endTouch(_ touch: TableGestures.Touch, _ times: Int = 1) {
    let touches = touch.sequence
    touches.end()
    for _ in 1..<max(times, 1) {
      touches.begin()
      touches.end()
    }
    touches.finish()
    tableView.gestures.touch = nil
    guard touch.isDown, let row = tableView.gestures.highlighted else { return }
    tableView.unhighlight(row, animated: false)
    if !touches.isTakenFromView {
      tableView.selectByTouch(row)
      for _ in 1..<max(times, 1) where tableView.live[row] != nil { tableView.selectByTouch(row) }
    }
    tableView.layoutIfNeeded()
  }
}

extension UIView {
  fileprivate var outermostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
