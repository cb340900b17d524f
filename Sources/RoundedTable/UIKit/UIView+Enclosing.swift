import UIKit

extension UIView {
  /// The nearest view of a class that a view is in.
  func enclosing<View: UIView>(_: View.Type) -> View? {
    var view = superview
    while let current = view {
      if let found = current as? View { return found }
      view = current.superview
    }
    return nil
  }

  /// The view controller whose view holds this one, or is it.
  var enclosingViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
