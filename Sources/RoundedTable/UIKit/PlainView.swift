import UIKit

/// A view of the package's own: made in code, without touches, and told in one place of new traits and margins.
package class PlainView: UIView {
  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    setUp()
  }

  package required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code, never from an archive")
  }

  /// The view has been made: in place of an initialiser, which would have to refuse archives once more.
  package func setUp() {}

  /// The view has other traits.
  package func traitsDidChange() {}

  /// The view has other margins, or another safe area.
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
