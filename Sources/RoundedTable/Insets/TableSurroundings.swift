import UIKit

/// Finds out whether other views than the table would move if the view controller's safe area got
/// narrower.
///
/// Other views are checked once, when the table enters a window: those that the app has pinned to
/// the safe area, or that UIKit lays out inside it, would move. A hidden view doesn't count, unless
/// it's another table with cards, which a segmented control may show instead. A view that reads
/// `safeAreaInsets` in its own layout can't be detected.
@MainActor struct TableSurroundings {
  let tableView: UITableView
  let controller: UIViewController
  /// What the installer has already taken from constraints of the table's.
  var lent = SafeAreaPins()

  /// Everything that would move, or keeps the table from filling its controller's view, as far as
  /// that can be detected.
  var obstacles: [InsetsObstacle] { pins + gaps + children + neighbors }

  private var children: [InsetsObstacle] {
    let shown = controller.children.filter {
      guard let view = $0.viewIfLoaded else { return true }
      return isShown(view) && !view.isDescendant(of: tableView)
    }
    guard !shown.isEmpty else { return [] }
    return [
      InsetsObstacle(
        "\(type(of: controller)) has child view controllers", .choice(movesOthers: true))
    ]
  }

  // MARK: The table

  /// What keeps the table inside the safe area or margins, in a way that can't be made up for.
  ///
  /// A narrower safe area would then narrow the table, and not only its cards.
  var pins: [InsetsObstacle] { chain.compactMap(pin) }

  /// The constraints that pin the table, or the view around it, to the safe area of its
  /// controller's view, and whose constants can make up for a narrower one.
  var safeAreaPins: [SafeAreaPins.Pin] { chain.flatMap(safeAreaPins) }

  private func pin(of view: UIView, in superview: UIView) -> InsetsObstacle? {
    if !sidewaysPins(of: view).isEmpty, safeAreaPins(of: view, in: superview).isEmpty {
      let reason =
        lent.isGivenUp
        ? "the app has changed the constraints that pin \(name(of: view)) to the safe area"
        : "\(name(of: view)) is pinned to the safe area or to margins, not to its superview"
      let order =
        "pin the leadingAnchor and trailingAnchor of \(name(of: view)) to those of its superview"
      return InsetsObstacle(reason, .change(order))
    }
    guard let stack = superview as? UIStackView, stack.isLayoutMarginsRelativeArrangement else {
      return nil
    }
    return InsetsObstacle(
      "\(name(of: stack)) arranges its views inside its margins",
      .change("turn off isLayoutMarginsRelativeArrangement of \(name(of: stack))"))
  }

  /// The constraints that pin a view sideways to a safe area or to margins.
  private func sidewaysPins(of view: UIView) -> [NSLayoutConstraint] {
    chain.flatMap(\.superview.constraints).filter { $0.itemInsideInsets === view }
  }

  /// The constraints of a view that reaches from side to side of the safe area, or from one side of
  /// it to its superview's other side; empty if it's pinned in any other way.
  private func safeAreaPins(of view: UIView, in superview: UIView) -> [SafeAreaPins.Pin] {
    guard !lent.isGivenUp, let guide = controller.viewIfLoaded?.safeAreaLayoutGuide else {
      return []
    }
    let constraints = sidewaysPins(of: view).filter { constraint in
      constraint.isEqual(between: view, and: guide, constant: lent.ownConstant(of: constraint))
        && constraint.isOfSide && constraint.priority == .required
    }
    guard constraints.count == sidewaysPins(of: view).count else { return [] }
    let others = superview.constraints.filter {
      $0.isOfSide && $0.isEqual(between: view, and: superview)
    }
    let (starts, ends) = (constraints.filter(\.isOfStart), constraints.filter { !$0.isOfStart })
    let hasStart = starts.count == 1 || starts.isEmpty && others.contains(where: \.isOfStart)
    let hasEnd = ends.count == 1 || ends.isEmpty && others.contains(where: { !$0.isOfStart })
    guard hasStart, hasEnd, !constraints.isEmpty else { return [] }
    return constraints.map {
      SafeAreaPins.Pin($0, pointsInward: ($0.firstItem === view) == $0.isOfStart)
    }
  }

  /// What keeps the table from filling the width, now and when the width changes.
  private var gaps: [InsetsObstacle] {
    let gaps = chain.filter { view, superview in
      sidewaysPins(of: view).isEmpty && pin(of: view, in: superview) == nil
        && !view.fillsWidth(of: superview)
    }
    guard !gaps.isEmpty else { return [] }
    let reason =
      "neither constraints nor autoresizing keep the table as wide as its view controller's view"
    let areFull = gaps.allSatisfy { view, superview in
      view.translatesAutoresizingMaskIntoConstraints && view.frame.width == superview.bounds.width
    }
    guard areFull, let view = gaps.first?.view else {
      return [InsetsObstacle(reason, .choice(movesOthers: false))]
    }
    let order = "set autoresizingMask of \(name(of: view)) to [.flexibleWidth, .flexibleHeight]"
    return [InsetsObstacle(reason, .change(order))]
  }

  private func name(of view: UIView) -> String {
    view === tableView ? "the table" : "the \(type(of: view)) around the table"
  }

  /// Whether the table gets its frame in a later layout, before which it can't be seen to fill its
  /// view.
  var awaitsFrame: Bool {
    tableView.bounds.width == 0 && tableView.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the table is as far from one side of its controller's view as from the other.
  static func isCentered(_ tableView: UITableView) -> Bool {
    guard let view = tableView.enclosingViewController?.viewIfLoaded else { return false }
    let frame = tableView.convert(tableView.bounds, to: view)
    return abs(frame.minX - view.bounds.minX - (view.bounds.maxX - frame.maxX)) < 1
  }

  /// The table and its ancestors below the controller's view, each with its superview.
  private var chain: [(view: UIView, superview: UIView)] {
    sequence(first: tableView as UIView, next: \.superview)
      .prefix { $0 !== controller.viewIfLoaded }
      .compactMap { view in view.superview.map { (view, $0) } }
  }

  // MARK: Other views

  private var neighbors: [InsetsObstacle] {
    guard let root = controller.viewIfLoaded else { return [] }
    let views = shownViews(in: root)
    let chain = self.chain.map(\.view)
    let constraints = views.flatMap(\.constraints)
    let pinned = constraints.compactMap(\.itemInsideInsets).filter { item in
      !chain.contains { $0 === item }
        && (isShown(item) || constraints.contains { isShown($0.itemTied(to: item)) })
    }
    let bars = views.filter { view in
      let isInside = (view as? UIStackView)?.isLayoutMarginsRelativeArrangement == true
      return (isInside && !chain.contains(view)) || view is any UIBarPositioning
        || view is UIScrollView
    }
    let otherTables = otherTables
    var obstacles: [InsetsObstacle] = []
    if !pinned.isEmpty {
      obstacles.append(
        InsetsObstacle(
          "other views are pinned to the safe area or to margins (\(names(of: pinned, ", ")))",
          .choice(movesOthers: true)))
    }
    let others = bars.filter { bar in !otherTables.contains { $0 === bar } }
    if !others.isEmpty {
      obstacles.append(
        InsetsObstacle(
          "there is a \(names(of: others, " and a ")) beside the table", .choice(movesOthers: true))
      )
    }
    if !otherTables.isEmpty {
      // Each would add its inset to the same safe area.
      obstacles.append(
        InsetsObstacle("there is another table with cards in \(type(of: controller))", .none))
    }
    return obstacles
  }

  /// The other tables with cards that have the same view controller, including hidden ones.
  var otherTables: [UITableView] {
    func tables(in view: UIView) -> [UITableView] {
      guard let table = view as? UITableView else { return view.subviews.flatMap(tables) }
      let isOther = table !== tableView && table.observer != nil
      return isOther && table.enclosingViewController === controller ? [table] : []
    }
    return controller.viewIfLoaded.map(tables) ?? []
  }

  /// A view and its descendants, without the table and what's hidden.
  private func shownViews(in view: UIView) -> [UIView] {
    view === tableView || view.isHidden ? [] : [view] + view.subviews.flatMap(shownViews)
  }

  /// Whether a view, or the view that owns a layout guide, is visible in the controller's view.
  private func isShown(_ item: AnyObject?) -> Bool {
    guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
      let root = controller.viewIfLoaded, view.isDescendant(of: root)
    else { return false }
    return sequence(first: view, next: \.superview).prefix { $0 !== root }.allSatisfy {
      !$0.isHidden
    }
  }

  /// The names of types, each once.
  private func names(of items: [AnyObject], _ separator: String) -> String {
    var names: [String] = []
    for name in items.map({ "\(type(of: $0))" }) where !names.contains(name) { names.append(name) }
    return names.joined(separator: separator)
  }
}

extension UIView {
  fileprivate func fillsWidth(of superview: UIView) -> Bool {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) {
      return stack.axis == .vertical && stack.alignment == .fill
    }
    if translatesAutoresizingMaskIntoConstraints {
      let margins: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      return autoresizingMask.contains(.flexibleWidth) && autoresizingMask.isDisjoint(with: margins)
        && frame.minX == superview.bounds.minX && frame.width == superview.bounds.width
    }
    // Constraints between a view and its superview are the superview's (Apple:
    // NSLayoutConstraint.isActive).
    let sides = superview.constraints.filter {
      $0.isOfSide && $0.isEqual(between: self, and: superview)
    }
    return sides.contains(where: \.isOfStart) && sides.contains { !$0.isOfStart }
  }
}

extension NSLayoutConstraint {
  private typealias End = (item: AnyObject?, attribute: Attribute)

  private var ends: [End] { [(firstItem, firstAttribute), (secondItem, secondAttribute)] }

  fileprivate func isEqual(between view: UIView, and other: UIView) -> Bool {
    isEqual(between: view, and: other, constant: constant)
  }

  /// Whether the constraint puts a view's attribute where another item has it.
  fileprivate func isEqual(
    between view: UIView, and other: AnyObject, constant: CGFloat
  ) -> Bool {
    relation == .equal && constant == 0 && multiplier == 1 && firstAttribute == secondAttribute
      && (firstItem === view && secondItem === other || firstItem === other && secondItem === view)
  }

  fileprivate var isOfStart: Bool { firstAttribute == .leading || firstAttribute == .left }

  fileprivate var isOfSide: Bool {
    isOfStart || firstAttribute == .trailing || firstAttribute == .right
  }

  /// What the constraint pins sideways to the safe area or to margins; nil if it doesn't.
  ///
  /// UIKit's own constraints pin each such guide to its view. UIKit's log of unsatisfiable
  /// constraints shows them, as `'UIViewSafeAreaLayoutGuide-left'` for example.
  fileprivate var itemInsideInsets: AnyObject? {
    let owners = ends.map { Self.owner(of: $0.item) ?? $0.item }
    guard owners[0] !== owners[1], let inset = ends.firstIndex(where: Self.isInset) else {
      return nil
    }
    return owners[1 - inset]
  }

  /// What the constraint ties sideways to an item; nil if it doesn't.
  fileprivate func itemTied(to item: AnyObject) -> AnyObject? {
    guard let index = ends.firstIndex(where: { $0.item === item }),
      Self.isSideways(ends[1 - index].attribute), !Self.isInset(ends[1 - index])
    else { return nil }
    return ends[1 - index].item
  }

  private static func isInset(_ end: End) -> Bool {
    switch end.attribute {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: isSideways(end.attribute) && owner(of: end.item) != nil
    }
  }

  private static func isSideways(_ attribute: Attribute) -> Bool {
    [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
  }

  /// The view whose safe area or margins an item is the layout guide of.
  ///
  /// A guide that iOS 26's `layoutGuide(for:)` returns isn't recognized, because nothing documented
  /// tells it from the app's own guides: it isn't said whether the method returns the same guide
  /// each time, and its frame isn't set before the first layout.
  private static func owner(of item: AnyObject?) -> UIView? {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
    return guides.contains(guide) ? view : nil
  }
}
