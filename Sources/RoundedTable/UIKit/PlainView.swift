import UIKit

/// The superclass of the package's own views.
///
/// They're created in code, ignore touches, and observe traits and margins.
package class PlainView: UIView {
  /// Whether ``traitsDidChange()`` is called when the traits of a view of this class change.
  package class var observesTraits: Bool { false }

  /// Whether changes of traits arrive in ``traitCollectionDidChange(_:)``, as before iOS 17.
  private var isToldByOverride = false
  /// The margins and safe area at the sides when they were last compared.
  private var sides = SIMD4<Double>() { didSet { if sides != oldValue { sidesDidChange() } } }

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if Self.observesTraits {
      isToldByOverride = !Capabilities.observeTraits(of: self) { $0.traitsDidChange() }
    }
    sides = sidesNow
    setUp()
  }

  package required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code, never from an archive")
  }

  /// Called at the end of initialization.
  ///
  /// Override it instead of an initializer, so that `init(coder:)` is refused in only one place.
  package func setUp() {}

  /// The layout direction of the superview.
  ///
  /// The app may have set one there, and views don't inherit it.
  package override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  /// Called when the view's traits have changed, if its class observes them.
  package func traitsDidChange() { setNeedsLayout() }

  /// Called when the view's margins or safe area have changed on any side, which may be in every
  /// frame while the view scrolls under a bar.
  private func marginsDidChange() { sides = sidesNow }

  private var sidesNow: SIMD4<Double> {
    let safe = safeAreaInsets
    let margins = layoutMargins
    return SIMD4(safe.left, safe.right, margins.left, margins.right)
  }

  /// Called when the view's margins or safe area have changed on the left or right.
  package func sidesDidChange() {}

  // For systems before iOS 17. Later ones have deprecated it in favor of registrations, and
  // visionOS has from its first version on. There, this override is deprecated, too, because the
  // compiler lets deprecated code use deprecated code.
  @available(visionOS, deprecated: 1.0)
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isToldByOverride { traitsDidChange() }
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
