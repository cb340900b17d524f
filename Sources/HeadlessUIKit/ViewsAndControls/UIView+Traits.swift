import Foundation

extension UIView {
  /// A view in a window has what came down to it; any other follows the device, without a display
  /// scale.
  var currentTraits: UITraitCollection {
    if hierarchy.window != nil, let last = traitState.last { return last }
    return computedTraits
  }

  var traitsFromSuperview: UITraitCollection {
    superview?.currentTraits ?? owningController?.parent?.currentTraits
      ?? HeadlessDevice.detachedTraits
  }

  /// What a test or the device forces on this view and everything below it.
  var overriddenTraits: TraitValues {
    get { traitState.overrides }
    set {
      guard traitState.overrides != newValue else { return }
      traitState.overrides = newValue
      refreshTraits()
    }
  }

  private var computedTraits: UITraitCollection {
    let inherited = inheritedTraits
    var overrides = owningController?.overriddenTraits ?? TraitValues()
    overrides.merge(traitState.overrides)
    if overrideUserInterfaceStyle != .unspecified {
      overrides.userInterfaceStyle = overrideUserInterfaceStyle
    }
    guard overrides != TraitValues() else { return inherited }
    var values = inherited.values
    values.merge(overrides)
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }

  /// Brings the traits up to date here, and below wherever they changed.
  func refreshTraits() {
    guard window != nil else { return detachedTraitsChanged() }
    guard refreshOwnTraits() else { return }
    for subview in subviews {
      subview.refreshTraits()
    }
  }

  /// Says whether anything changed.
  @discardableResult func refreshOwnTraits() -> Bool {
    let traits = computedTraits
    let previous = traitState.last ?? HeadlessDevice.detachedTraits
    traitState.last = traits
    guard traits !== previous, traits.values != previous.values else { return false }
    if traits.values.layoutDirection != previous.values.layoutDirection {
      // Leading and trailing have changed sides.
      refreshInsets()
      setNeedsLayout()
    }
    traits.asCurrent {
      if traits.hasDifferentColorAppearance(comparedTo: previous) { resolveColors() }
      owningController?.traitsChanged(from: previous)
      traitCollectionDidChange(previous)
      for registration in traitState.registrations
      where traits.differs(in: registration.traits, from: previous) {
        registration.handler(self, previous)
      }
    }
    return true
  }

  /// Outside a window nobody is told, but colours follow.
  func detachedTraitsChanged() {
    resolveColors()
    for subview in subviews {
      subview.detachedTraitsChanged()
    }
  }
}
