import Foundation

/// The equations of one root: a view whose frame others decide, with all below it that constraints
/// place.
@MainActor struct LayoutSystem {
  /// How a root of unknown size is asked for one.
  struct Fitting {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }
  struct Row {
    var form: LinearForm
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    unowned(unsafe) var constraint: NSLayoutConstraint?
  }
  struct Item {
    unowned(unsafe) var view: UIView
    unowned(unsafe) var guide: UILayoutGuide?
    var x = LayoutExtent()
    var y = LayoutExtent()
    var isSolved = false
  }

  /// A constraint, which the hierarchy keeps alive, and the places of its items, -1 for none.
  struct Tie {
    unowned(unsafe) let constraint: NSLayoutConstraint
    var first = -1
    var second = -1
  }

  private static var lastStamp = 0

  let root: UIView
  let fitting: Fitting?
  private(set) var stamp = 0
  var items: [Item] = []
  var constraints: [Tie] = []
  var stacks: [UIStackView] = []
  var absorbed: [UIView] = []
  /// A constraint ties widths to heights, so that both axes are one problem.
  var isJoint = false
  var rows: (x: [Row], y: [Row]) = ([], [])
  var solvers = (x: LinearSolver(), y: LinearSolver())
  /// Items whose size came out negative, which has to be forbidden.
  ///
  /// Indices hold from one attempt to the next.
  var clamped: [(index: Int, axis: NSLayoutConstraint.Axis)] = []
  /// The widths of the attempt before, where heights depend on them and both axes are one problem.
  var knownWidths: [Double] = []
  /// What flows in from superviews where the attempt before placed the views, by item.
  var knownInsets: [Int: LayoutInsets] = [:]
  var broken: [(row: Row, axis: NSLayoutConstraint.Axis)] = []
  /// The content sizes of the items that were there when this was first asked, nil until then.
  private(set) var contentSizes: [CGSize?]?

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    collect(below: root)
  }

  /// Begins an attempt: all items are looked up anew.
  mutating func start() {
    lookUp()
    guard contentSizes == nil else { return }
    contentSizes = items.map { wantsContentSize($0) ? $0.view.intrinsicContentSize : nil }
    // A view of the app's may lay out or measure something to answer, and another system then takes
    // the items' places.
    if LayoutSystem.lastStamp != stamp { lookUp() }
  }

  private mutating func lookUp() {
    LayoutSystem.lastStamp += 1
    stamp = LayoutSystem.lastStamp
    items.removeAll(keepingCapacity: true)
    rows = ([], [])
    solvers = (LinearSolver(), LinearSolver())
    broken = []
    _ = index(of: root)
    for position in constraints.indices {
      let constraint = constraints[position].constraint
      constraints[position].first =
        index(of: constraint.first) ?? -1
      constraints[position].second =
        index(of: constraint.second) ?? -1
    }
    for stack in stacks {
      _ = index(of: stack)
      for view in stack.arrangedSubviews { _ = index(of: view) }
    }
  }

  mutating func add(_ row: Row, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal || isJoint { rows.x.append(row) } else { rows.y.append(row) }
  }

  var isEmpty: Bool { constraints.isEmpty && stacks.isEmpty }

  // MARK: Collecting

  private mutating func collect(below view: UIView) {
    if let storage = view.layoutStorage {
      for constraint in storage.constraints where !constraint.isGone {
        constraints.append(Tie(constraint: constraint))
        absorbRoots(of: constraint)
      }
      if let stack = view as? UIStackView { stacks.append(stack) }
    }
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      collect(below: subview)
    }
  }

  /// A constraint may reach into a part that would otherwise be solved by itself; then that part
  /// belongs here.
  private mutating func absorbRoots(of constraint: NSLayoutConstraint) {
    absorbRoots(above: constraint.first?.owner)
    guard let second = constraint.second else { return }
    absorbRoots(above: second.owner)
    let isCross = constraint.firstAttribute.axis != constraint.secondAttribute.axis
    if isCross, constraint.secondAttribute != .notAnAttribute { isJoint = true }
  }

  private mutating func absorbRoots(above view: UIView?) {
    var ancestor = view === root ? nil : view?.superview
    while let candidate = ancestor, candidate !== root {
      if candidate.translatesAutoresizingMaskIntoConstraints,
        !absorbed.contains(where: { $0 === candidate })
      {
        absorbed.append(candidate)
        collect(below: candidate)
      }
      ancestor = candidate.superview
    }
  }
}
