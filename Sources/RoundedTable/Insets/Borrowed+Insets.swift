import UIKit

extension Borrowed where Value == HorizontalMargins {
  /// Creates a loan of two values that the app may set separately, or one after the other.
  ///
  /// The app may do so in each of the few layouts during which a screen appears or rotates.
  fileprivate init(sides path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(path)
    limit = 5
    exchanging = { $0.replacing(with: $2, where: $0 .== $1) }
  }
}

extension Borrowed<UIViewController, HorizontalMargins> {
  static var safeArea: Self { Self(sides: \.addedSides) }
}

extension Borrowed<UITableView, HorizontalMargins> {
  static var margins: Self {
    var margins = Self(sides: \.marginsOrSystems)
    // Outside a window, tables have been seen to have the default margins of any view.
    margins.keeping = { $0.replacing(with: -1, where: $0 .== $1.systemMargins .| $0 .== 8) }
    return margins
  }
}

extension Borrowed<UITableView, UIColor?> {
  /// Compares colors by their look, because UIKit may return a color that's unequal to the one that
  /// was set.
  static var background: Self {
    var background = Self(\.backgroundColor)
    background.exchanging = { $0?.looks == $1?.looks ? $2 : $0 }
    return background
  }
}

extension UIViewController {
  /// The insets that are added to the safe area on the left, as leading, and on the right.
  fileprivate var addedSides: HorizontalMargins {
    get { HorizontalMargins(additionalSafeAreaInsets.left, additionalSafeAreaInsets.right) }
    set {
      let before = additionalSafeAreaInsets
      var insets = before
      insets.left = newValue.leading
      insets.right = newValue.trailing
      additionalSafeAreaInsets = insets
      // A getter that's overridden for a bar must not add the bar once more with each write.
      let found = additionalSafeAreaInsets
      guard (found.top, found.bottom) != (before.top, before.bottom) else { return }
      insets.top += before.top - found.top
      insets.bottom += before.bottom - found.bottom
      additionalSafeAreaInsets = insets
    }
  }
}

extension UITableView {
  /// The table's margins.
  ///
  /// Setting a negative margin sets the system's.
  ///
  /// They read as effective values. In a view controller's view, those are no less than the
  /// system's minimum (Apple: UIViewController.systemMinimumLayoutMargins), and follow it if a
  /// lower value is set. In other views, no value does that, so the present minimum is set.
  fileprivate var marginsOrSystems: HorizontalMargins {
    get { horizontalMargins }
    set {
      let follows = (next as? UIViewController)?.viewRespectsSystemMinimumLayoutMargins == true
      let systems = follows ? HorizontalMargins(repeating: 8) : systemMargins
      horizontalMargins = newValue.replacing(with: systems, where: newValue .< 0)
    }
  }

  fileprivate var systemMargins: HorizontalMargins {
    let minimum = enclosingViewController?.systemMinimumLayoutMargins
    return minimum.map { HorizontalMargins($0.leading, $0.trailing) } ?? .init(repeating: 8)
  }
}
