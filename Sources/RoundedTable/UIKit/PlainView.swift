import UIKit

/// The base of the package's own views, which are made in code, ignore touches, and observe traits and margins.
package class PlainView: UIView {
  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    setUp()
  }

  package required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code, never from an archive")
  }

  /// Called at the end of initialisation.
  ///
  /// Override it instead of an initialiser, so that `init(coder:)` is refused in one place.
  package func setUp() {}

  /// Called when the view's traits have changed.
  package func traitsDidChange() {}

  /// Called when the view's margins or safe area have changed.
  package func marginsDidChange() {}

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }

  package override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsDidChange()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    marginsDidChange()
  }
}
