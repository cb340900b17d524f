import UIKit

extension Borrowed where Value == HorizontalMargins {
  /// Borrows two sides, of which the app may set one, or one after the other.
  ///
  /// It may do so in each of the few layouts in which a screen appears or turns.
  fileprivate init(sides path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(path)
    limit = 5
    exchanging = { found, ours, other in
      found.replacing(with: other, where: found .== ours.written .| found .== ours.readBack)
    }
  }
}

extension Borrowed<UIViewController, HorizontalMargins> {
  static var safeArea: Self { Self(sides: \.addedSides) }
}

extension Borrowed<UITableView, HorizontalMargins> {
  static var margins: Self {
    var margins = Self(sides: \.marginsOrSystems)
    // Tables outside a window have been observed to have the default of every view.
    margins.keeping = { $0.replacing(with: -1, where: $0 .== $1.systemMargins .| $0 .== 8) }
    return margins
  }
}

extension Borrowed<UITableView, UIColor?> {
  /// Compares looks: a color that UIKit gives back may be unequal to the one that was set.
  static var background: Self {
    var background = Self(\.backgroundColor)
    background.exchanging = { $0?.looks == $1.written?.looks ? $2 : $0 }
    return background
  }
}

extension UIViewController {
  /// What is added to the safe area on the left, here the leading side, and on the right.
  fileprivate var addedSides: HorizontalMargins {
    get { HorizontalMargins(additionalSafeAreaInsets.left, additionalSafeAreaInsets.right) }
    set {
      let before = additionalSafeAreaInsets
      var insets = before
      (insets.left, insets.right) = (newValue.leading, newValue.trailing)
      additionalSafeAreaInsets = insets
      // A getter that is overridden for a bar must not add that once more with each write.
      let found = additionalSafeAreaInsets
      guard (found.top, found.bottom) != (before.top, before.bottom) else { return }
      insets.top += before.top - found.top
      insets.bottom += before.bottom - found.bottom
      additionalSafeAreaInsets = insets
    }
  }
}

extension UITableView {
  /// The table's margins, where setting a negative one sets the system's.
  ///
  /// They read as their effective values: those of a controller's view are no less than its minimum
  /// (Apple: UIViewController.systemMinimumLayoutMargins), and follow it if they are set to less.
  /// In other views no value does that, so they get the present one.
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
