import Foundation

extension LayoutSystem {
  mutating func solve() {
    attempt()
    if isJoint, items.contains(where: hasWidthDependentHeight) {
      knownWidths = items.map { value(of: $0.x).size }
      attempt()
    }
    findNegativeSizes()
    if !clamped.isEmpty { attempt() }
    report()
  }

  private func hasWidthDependentHeight(_ item: Item) -> Bool {
    item.guide == nil && (item.view as? any WidthDependentSize)?.hasWidthDependentHeight == true
  }

  private mutating func attempt() {
    start()
    makeRows(.horizontal)
    addContentRows(.horizontal)
    addClamps(.horizontal)
    if !isJoint {
      let rows = rows.x
      hold(rows, .horizontal, in: \.solvers.x)
    }
    makeRows(.vertical)
    addContentRows(.vertical)
    addClamps(.vertical)
    if isJoint {
      let rows = rows.x
      hold(rows, .horizontal, in: \.solvers.x)
    } else {
      let rows = rows.y
      hold(rows, .vertical, in: \.solvers.y)
    }
  }

  private mutating func hold(
    _ rows: [Row], _ axis: NSLayoutConstraint.Axis, in solver: WritableKeyPath<Self, LinearSolver>
  ) {
    let required = UILayoutPriority.required.rawValue
    var current = self[keyPath: solver]
    for row in rows where row.priority >= required && row.relation == .equal {
      note(current.requireZero(row.form), row, axis)
    }
    for row in rows where row.priority >= required && row.relation != .equal {
      note(current.requireNotNegative(row.positiveForm), row, axis)
    }
    let wanted = rows.filter { $0.priority < required }.sorted { $0.priority > $1.priority }
    for (index, row) in wanted.enumerated() {
      if row.relation == .equal {
        current.wantZero(row.form)
      } else {
        current.wantNotNegative(row.positiveForm)
      }
      let isLast = index + 1 == wanted.count || wanted[index + 1].priority != row.priority
      if isLast { current.settle() }
    }
    self[keyPath: solver] = current
  }

  // MARK: What cannot be

  /// UIKit's sizes cannot be negative.
  ///
  /// That seldom matters, so that only a solution that needs it pays for it.
  private mutating func findNegativeSizes() {
    for index in items.indices where items[index].isSolved {
      if value(of: items[index].x).size < -0.01 { clamped.append((index, .horizontal)) }
      if value(of: items[index].y, isVertical: true).size < -0.01 {
        clamped.append((index, .vertical))
      }
    }
  }

  private mutating func addClamps(_ axis: NSLayoutConstraint.Axis) {
    for clamp in clamped where clamp.axis == axis {
      var form = LinearForm()
      form.add(sizeOf: extent(clamp.index, axis), times: 1)
      add(Row(form: form, relation: .greaterThanOrEqual, priority: 1000), axis)
    }
  }

  private mutating func note(
    _ excess: Double?, _ row: Row, _ axis: NSLayoutConstraint.Axis
  ) {
    // Sizes that were rounded to pixels may miss their constraints by as much.
    guard let excess, excess > 1 / Double(root.pixelsPerPoint) + 0.01 else { return }
    broken.append((row, axis))
  }

  private func report() {
    for (row, axis) in broken {
      // A root without a size was not laid out yet: whatever stands in it does not fit.
      let size = fitting?.target ?? root.bounds.size
      guard (axis == .horizontal ? size.width : size.height) > 0 else { continue }
      let what =
        row.constraint?.summary ?? "of a size that is not negative, or of a stack view"
      HeadlessFaults.record(
        """
        Unable to simultaneously satisfy constraints in \(type(of: root)). \
        Will attempt to recover by breaking constraint \(what)
        """)
    }
  }
}

extension LayoutSystem.Row {
  /// The form that the relation says is not negative.
  fileprivate var positiveForm: LinearForm {
    var result = form
    if relation == .lessThanOrEqual { result.scale(by: -1) }
    return result
  }
}
