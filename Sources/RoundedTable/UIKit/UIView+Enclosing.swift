import UIKit

extension UIView {
  /// The first subview of a class.
  func subview<View: UIView>(_: View.Type) -> View? {
    for case let view as View in subviews { return view }
    return nil
  }

  /// The nearest ancestor of a class.
  func enclosing<View: UIView>(_: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }

  /// The nearest view controller whose view contains this one, or is this one.
  var enclosingViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
