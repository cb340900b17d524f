import UIKit

/// The base of the package's own views, which are made in code, ignore touches, and observe traits
/// and margins.
package class PlainView: UIView {
  /// Whether views of this class are told of changes of their traits, by ``traitsDidChange()``.
  package class var observesTraits: Bool { false }

  /// Whether the change of a trait is told to ``traitCollectionDidChange(_:)`` alone.
  private var isToldByOverride = false
  /// What insets the view on the left and right, when it was last told of.
  private var sides = SIMD4<Double>()

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
  /// Override it instead of an initializer, so that `init(coder:)` is refused in one place.
  package func setUp() {}

  /// That of the view around it, to which the app may have given one of its own: views do not
  /// inherit that.
  package override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  /// Called when the view's traits have changed, if its class observes them.
  package func traitsDidChange() { setNeedsLayout() }

  /// Called when the view's margins or safe area have changed, on any side.
  ///
  /// This may be in every frame while the view scrolls under a bar.
  package func marginsDidChange() {
    let now = sidesNow
    guard now != sides else { return }
    sides = now
    sidesDidChange()
  }

  private var sidesNow: SIMD4<Double> {
    let (safe, margins) = (safeAreaInsets, layoutMargins)
    return SIMD4(safe.left, safe.right, margins.left, margins.right)
  }

  /// Called when the view's margins or safe area have changed on the left or right.
  package func sidesDidChange() {}

  // For systems before iOS 17; later ones have deprecated it and call what is registered. visionOS
  // has deprecated it from its first version on. There this is deprecated too, because the compiler
  // lets deprecated code use what is deprecated.
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
