/// What a constraint may name: a view or a layout guide.
///
/// UIKit does not retain the items either; a weak reference would make every use of every
/// constrained view slower.
@MainActor struct LayoutItem {
  enum Kind {
    case view
    case guide
  }
  let kind: Kind
  private unowned let reference: AnyObject

  init(_ item: Any) {
    if let view = item as? UIView {
      self.init(view: view)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide: guide)
    } else {
      fatalError(
        "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    }
  }
  init(view: UIView) {
    kind = .view
    reference = view
  }
  init(guide: UILayoutGuide) {
    kind = .guide
    reference = guide
  }

  var object: AnyObject { reference }
  var view: UIView? { kind == .view ? unsafeDowncast(reference, to: UIView.self) : nil }
  var guide: UILayoutGuide? {
    kind == .guide ? unsafeDowncast(reference, to: UILayoutGuide.self) : nil
  }
  /// The view by whose place in the hierarchy the constraint is installed.
  var owner: UIView? { view ?? guide?.owningView }
}
