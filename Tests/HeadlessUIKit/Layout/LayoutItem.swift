/// What a constraint may name: a view or a layout guide.
///
/// UIKit does not retain the items either. A view that is freed takes its constraints with it.
@MainActor struct LayoutItem {
  enum Kind {
    case view
    case guide
  }
  let kind: Kind
  private let identity: LayoutIdentity

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
    let identity = view.layoutIdentity ?? LayoutIdentity(of: view)
    view.layoutIdentity = identity
    self.identity = identity
  }
  init(guide: UILayoutGuide) {
    kind = .guide
    let identity = guide.layoutIdentity ?? LayoutIdentity(of: guide)
    guide.layoutIdentity = identity
    self.identity = identity
  }

  var object: AnyObject? { identity.object }
  var view: UIView? {
    kind == .view ? object.map { unsafeDowncast($0, to: UIView.self) } : nil
  }
  var guide: UILayoutGuide? {
    kind == .guide ? object.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil
  }
  /// The view by whose place in the hierarchy the constraint is installed.
  var owner: UIView? { view ?? guide?.owningView }
  var isGone: Bool { object == nil }
}

/// Stands for a view or a guide as long as it lives.
///
/// A weak reference would make every use of every constrained view slower.
final class LayoutIdentity: Sendable {
  /// Nil from the moment at which the object is freed, which says so itself.
  nonisolated(unsafe) unowned(unsafe) var object: AnyObject?

  init(of object: AnyObject) { self.object = object }
}
