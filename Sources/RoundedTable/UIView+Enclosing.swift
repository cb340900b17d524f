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
}
