import Foundation

/// The rows that arrange the views: what UIKit does with constraints of its own, without making the
/// objects.
extension UIStackView {
  func addArrangement(to system: inout LayoutSystem, along rowAxis: NSLayoutConstraint.Axis) {
    let container =
      isLayoutMarginsRelativeArrangement
      ? system.index(of: LayoutItem(guide: layoutMarginsGuide)) : system.index(of: self)
    guard let container else { return }
    var arrangement = StackArrangement(
      stack: self, container: container, axis: rowAxis,
      isMirrored: rowAxis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for view in arrangedSubviews {
      let index = system.index(of: view)
      if view.isHidden {
        arrangement.collapse(index, in: &system)
      } else {
        arrangement.shown.append((view, index))
      }
    }
    arrangement.shrinkContainer(in: &system)
    if rowAxis == axis {
      arrangement.distribute(in: &system)
    } else {
      arrangement.align(in: &system)
    }
  }
}

/// One stack view along one axis.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let container: Int
  let axis: NSLayoutConstraint.Axis
  let isMirrored: Bool
  var shown: [(view: UIView, index: Int)] = []

  private var near: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var far: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var size: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  /// A hidden view takes no room along the stack's axis and stands at its beginning.
  ///
  /// Weaker than required, so that a required size of the view's own is no conflict.
  func collapse(_ index: Int, in system: inout LayoutSystem) {
    system.relate(
      index, near, .equal, container, near, isMirrored: isMirrored, priority: 999)
    guard axis == stack.axis else { return }
    var form = LinearForm()
    form.add(sizeOf: system.extent(index, axis), times: 1)
    system.add(LayoutSystem.Row(form: form, relation: .equal, priority: 999), axis)
  }

  /// Where nothing says how large the stack is, it is as large as its views need.
  func shrinkContainer(in system: inout LayoutSystem) {
    var form = LinearForm()
    form.add(sizeOf: system.extent(container, axis), times: 1)
    system.add(LayoutSystem.Row(form: form, relation: .equal, priority: 49), axis)
  }

  // MARK: Along the axis

  func distribute(in system: inout LayoutSystem) {
    guard let first = shown.first, let last = shown.last else { return }
    relate(first.index, near, .equal, container, near, in: &system)
    relate(last.index, far, .equal, container, far, in: &system)
    let hasFixedGaps =
      stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    for (one, next) in zip(shown, shown.dropFirst()) {
      let isText = stack.axis == .vertical && stack.isBaselineRelativeArrangement
      relate(
        next.index, isText ? .firstBaseline : near, hasFixedGaps ? .equal : .greaterThanOrEqual,
        one.index, isText ? .lastBaseline : far, constant: stack.spacing, in: &system)
    }
    switch stack.distribution {
    // Proportional shares are inert.
    case .fill, .fillProportionally: break
    case .fillEqually:
      for other in shown.dropFirst() { equalize(other.index, 1, first.index, 1, 1000, in: &system) }
    case .equalSpacing: equalizeDistances(from: far, to: near, 999, in: &system)
    case .equalCentering: equalizeDistances(from: middle, to: middle, 149, in: &system)
    }
  }

  private func equalize(
    _ one: Int, _ factor: Double, _ other: Int, _ otherFactor: Double, _ priority: Float,
    in system: inout LayoutSystem
  ) {
    var form = LinearForm()
    form.add(sizeOf: system.extent(one, axis), times: factor)
    form.add(sizeOf: system.extent(other, axis), times: -otherFactor)
    system.add(LayoutSystem.Row(form: form, relation: .equal, priority: priority), axis)
  }

  private func equalizeDistances(
    from one: NSLayoutConstraint.Attribute, to next: NSLayoutConstraint.Attribute,
    _ priority: Float, in system: inout LayoutSystem
  ) {
    guard shown.count > 2 else { return }
    for index in 2..<shown.count {
      var form = LinearForm()
      system.addPoint(next, of: shown[index].index, isMirrored, to: &form, times: 1)
      system.addPoint(one, of: shown[index - 1].index, isMirrored, to: &form, times: -1)
      system.addPoint(next, of: shown[1].index, isMirrored, to: &form, times: -1)
      system.addPoint(one, of: shown[0].index, isMirrored, to: &form, times: 1)
      system.add(LayoutSystem.Row(form: form, relation: .equal, priority: priority), axis)
    }
  }

  // MARK: Across the axis

  func align(in system: inout LayoutSystem) {
    guard let first = shown.first else { return }
    for entry in shown {
      let pins = pins
      relate(
        entry.index, near, pins.near ? .equal : .greaterThanOrEqual, container, near, in: &system)
      relate(entry.index, far, pins.far ? .equal : .lessThanOrEqual, container, far, in: &system)
      if stack.alignment == .center {
        relate(entry.index, middle, .equal, container, middle, in: &system)
      }
      guard axis == .vertical, entry.index != first.index else { continue }
      if stack.alignment == .firstBaseline {
        relate(entry.index, .firstBaseline, .equal, first.index, .firstBaseline, in: &system)
      } else if stack.alignment == .lastBaseline {
        relate(entry.index, .lastBaseline, .equal, first.index, .lastBaseline, in: &system)
      }
    }
  }

  private var pins: (near: Bool, far: Bool) {
    switch stack.alignment {
    case .fill: (true, true)
    case .leading: (true, false)
    case .trailing: (false, true)
    case .center, .firstBaseline, .lastBaseline: (false, false)
    }
  }

  private func relate(
    _ one: Int, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: Int,
    _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    in system: inout LayoutSystem
  ) {
    system.relate(
      one, attribute, relation, other, otherAttribute, constant: constant, isMirrored: isMirrored)
  }
}
