/// What a constraint may name: a view or a layout guide.
@MainActor struct LayoutItem {
  private weak let view: UIView?
  private weak let guide: UILayoutGuide?

  init(_ item: Any) {
    view = item as? UIView
    guide = item as? UILayoutGuide
    guard view == nil, guide == nil else { return }
    fatalError(
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
  }
  init(view: UIView) {
    self.view = view
    guide = nil
  }
  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  enum Kind {
    case view(UIView)
    case guide(UILayoutGuide, of: UIView)
  }
  var kind: Kind? {
    if let view { return .view(view) }
    guard let guide, let owner = guide.owningView else { return nil }
    return .guide(guide, of: owner)
  }
  var object: AnyObject? { view ?? guide }
  /// The view by whose place in the hierarchy the constraint is installed.
  var owner: UIView? { view ?? guide?.owningView }
}
