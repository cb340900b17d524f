import Foundation

/// What constraints leave open.
///
/// UIKit calls such a layout ambiguous and does not say what it does. Here views are as small as
/// they may be, and then as near to the leading and top edges of their superviews: a view without
/// content does not push its neighbors away, and of several views that could grow the last one
/// does.
extension LayoutSystem {
  mutating func breakTies(_ axis: NSLayoutConstraint.Axis) {
    guard !solver(for: axis).isDetermined else { return }
    want(items.indices.filter { items[$0].isSolved }.map { sizeForm($0, axis) }, axis)
    guard !solver(for: axis).isDetermined else { return }
    want(items.indices.filter { items[$0].isSolved }.compactMap { nearForm($0, axis) }, axis)
  }

  private func solver(for axis: NSLayoutConstraint.Axis) -> LinearSolver {
    axis == .horizontal || isJoint ? solvers.x : solvers.y
  }
  private mutating func want(_ forms: [LinearForm], _ axis: NSLayoutConstraint.Axis) {
    var solver = solver(for: axis)
    for form in forms { solver.wantZero(form) }
    solver.settle()
    if axis == .horizontal || isJoint { solvers.x = solver } else { solvers.y = solver }
  }

  private func sizeForm(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> LinearForm {
    var form = LinearForm()
    form.add(sizeOf: extent(index, axis), times: 1)
    return form
  }
  /// The distance from the superview's edge; nil for a view whose superview has no part in this.
  private mutating func nearForm(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> LinearForm? {
    let item = items[index]
    let around = item.guide == nil ? item.view.superview : item.view
    guard let slot = around?.layoutStorage?.slot, slot.stamp == stamp, let around else {
      return nil
    }
    let isMirrored =
      axis == .horizontal && around.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let near: NSLayoutConstraint.Attribute = axis == .horizontal ? .leading : .top
    var form = LinearForm()
    addPoint(near, of: index, isMirrored, to: &form, times: 1)
    addPoint(near, of: slot.index, isMirrored, to: &form, times: -1)
    return form
  }
}
