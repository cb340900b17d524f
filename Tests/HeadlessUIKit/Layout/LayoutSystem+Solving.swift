import Foundation

extension LayoutSystem {
  mutating func solve() {
    attempt()
    attemptWithWidths()
    passInsetsDown()
    findNegativeSizes()
    if !clamped.isEmpty { attempt() }
    report()
  }

  private mutating func attemptWithWidths() {
    guard isJoint, items.contains(where: hasWidthDependentHeight) else { return }
    knownWidths = items.map { value(of: $0.x).size }
    attempt()
  }
  /// What flows into views depends on where they are, and a view that was never laid out is nowhere
  /// yet: what is measured has to be measured where it will be.
  private mutating func passInsetsDown() {
    guard fitting != nil else { return }
    for _ in 0..<Self.mostPasses {
      guard findInsets() else { return }
      attempt()
      attemptWithWidths()
    }
  }
  private static let mostPasses = 4

  private func hasWidthDependentHeight(_ item: Item) -> Bool {
    item.guide == nil && (item.view as? UILabel)?.hasWidthDependentHeight == true
  }

  private mutating func attempt() {
    start()
    prepare(.horizontal)
    if !isJoint {
      broken += Self.hold(rows.x, .horizontal, &solvers.x, tolerance: tolerance)
      breakTies(.horizontal)
    }
    prepare(.vertical)
    if isJoint {
      broken += Self.hold(rows.x, .horizontal, &solvers.x, tolerance: tolerance)
      breakTies(.horizontal)
    } else {
      broken += Self.hold(rows.y, .vertical, &solvers.y, tolerance: tolerance)
    }
    breakTies(.vertical)
  }

  private mutating func prepare(_ axis: NSLayoutConstraint.Axis) {
    makeRows(axis)
    addContentRows(axis)
    addClamps(axis)
  }

  /// Brings rows into a solver and returns the required ones that cannot hold.
  private static func hold(
    _ rows: [Row], _ axis: NSLayoutConstraint.Axis, _ solver: inout LinearSolver,
    tolerance: Double
  ) -> [(row: Row, axis: NSLayoutConstraint.Axis)] {
    let required = UILayoutPriority.required.rawValue
    var broken: [(row: Row, axis: NSLayoutConstraint.Axis)] = []
    for row in rows where row.priority >= required && row.relation == .equal {
      if let excess = solver.requireZero(row.form), excess > tolerance {
        broken.append((row, axis))
      }
    }
    for row in rows where row.priority >= required && row.relation != .equal {
      if let excess = solver.requireNotNegative(row.positiveForm), excess > tolerance {
        broken.append((row, axis))
      }
    }
    let wanted = rows.filter { $0.priority < required }.sorted { $0.priority > $1.priority }
    for (index, row) in wanted.enumerated() {
      if row.relation == .equal {
        solver.wantZero(row.form)
      } else {
        solver.wantNotNegative(row.positiveForm)
      }
      let isLast = index + 1 == wanted.count || wanted[index + 1].priority != row.priority
      if isLast { solver.settle() }
    }
    return broken
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

  /// Sizes that were rounded to pixels may miss their constraints by as much.
  private var tolerance: Double { 1 / Double(root.pixelsPerPoint) + 0.01 }

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
