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

  /// What keeps the table inside the safe area.
  ///
  /// A narrower safe area would then narrow the table, and not only its cards.
  var pins: [InsetsObstacle] { chain.compactMap(pin) }

  private func pin(of view: UIView, in superview: UIView) -> InsetsObstacle? {
    let constraints = chain.flatMap(\.superview.constraints)
    if constraints.contains(where: { $0.itemInsideInsets === view }) {
      return InsetsObstacle(
        "\(name(of: view)) is pinned to the safe area or to margins, not to its superview",
        .change(
          "pin the leadingAnchor and trailingAnchor of \(name(of: view)) to those of its superview")
      )
    }
    guard let stack = superview as? UIStackView, stack.isLayoutMarginsRelativeArrangement else {
      return nil
    }
    return InsetsObstacle(
      "\(name(of: stack)) arranges its views inside its margins",
      .change("turn off isLayoutMarginsRelativeArrangement of \(name(of: stack))"))
  }

  /// What keeps the table from filling the width, now and when the width changes.
  private var gaps: [InsetsObstacle] {
    let gaps = chain.filter { pin(of: $0, in: $1) == nil && !$0.fillsWidth(of: $1) }
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
    let hiddenTables = otherTables.filter { !bars.contains($0) }
    var obstacles: [InsetsObstacle] = []
    if !pinned.isEmpty {
      obstacles.append(
        InsetsObstacle(
          "other views are pinned to the safe area or to margins (\(names(of: pinned, ", ")))",
          .choice(movesOthers: true)))
    }
    if !bars.isEmpty {
      obstacles.append(
        InsetsObstacle(
          "there is a \(names(of: bars, " and a ")) beside the table", .choice(movesOthers: true)))
    }
    if !hiddenTables.isEmpty {
      obstacles.append(
        InsetsObstacle(
          "there is another table with cards, which is hidden", .choice(movesOthers: true)))
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
    let sides = superview.constraints.filter { $0.isEqual(between: self, and: superview) }
      .map(\.firstAttribute)
    return sides.contains { $0 == .leading || $0 == .left }
      && sides.contains { $0 == .trailing || $0 == .right }
  }
}

extension NSLayoutConstraint {
  private typealias End = (item: AnyObject?, attribute: Attribute)

  private var ends: [End] { [(firstItem, firstAttribute), (secondItem, secondAttribute)] }

  fileprivate func isEqual(between view: UIView, and other: UIView) -> Bool {
    relation == .equal && constant == 0 && multiplier == 1 && firstAttribute == secondAttribute
      && Set([view, other]) == Set([firstItem, secondItem].compactMap { $0 as? UIView })
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
