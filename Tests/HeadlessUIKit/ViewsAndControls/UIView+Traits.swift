import Foundation

extension UIView {
  /// A view in a window has what came down to it; any other follows the device, without a display
  /// scale.
  var currentTraits: UITraitCollection {
    guard let last = traitState.last, hierarchy.window != nil || keepsTraitsOutsideWindows else {
      return computedTraits
    }
    return last
  }
  private var keepsTraitsOutsideWindows: Bool {
    HeadlessVariations.traitsOutsideWindows.answer == .kept
  }

  /// Called when the view has left its window, parents first, and for what is below a view that has
  /// left one.
  func leaveTraits() {
    guard keepsTraitsOutsideWindows else {
      traitState.outside = computedTraits
      return
    }
    // A view that was in no window yet reads what those above it have kept.
    let isNew = traitState.last == nil && superview != nil
    traitState.outside = isNew ? computedTraits : nil
  }

  var traitsFromSuperview: UITraitCollection {
    superview?.traitsForSubviews ?? owningController?.parent?.currentTraits
      ?? HeadlessDevice.detachedTraits
  }

  private var computedTraits: UITraitCollection {
    let inherited = inheritedTraits
    // Most views override nothing.
    if owningController == nil, overrideUserInterfaceStyle == .unspecified {
      return inherited
    }
    var overrides = owningController?.overriddenTraits ?? TraitValues()
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
    let outside = traitState.outside
    var previous = traitState.last ?? outside ?? HeadlessDevice.detachedTraits
    // Back where it was, it may have laid itself out for what it read meanwhile.
    if let outside, traits.values == previous.values { previous = outside }
    traitState.last = traits
    traitState.outside = nil
    guard traits !== previous, traits.values != previous.values else { return false }
    let former = [previous, outside ?? previous]
    if former.contains(where: { $0.values.layoutDirection != traits.values.layoutDirection }) {
      // Leading and trailing have changed sides.
      directionChanged()
    }
    traits.asCurrent {
      if former.contains(where: traits.hasDifferentColorAppearance) { resolveColors() }
      owningController?.traitsChanged(from: previous)
      traitCollectionDidChange(previous)
      for registration in traitState.registrations
      where traits.differs(in: registration.traits, from: previous) {
        registration.handler(self, previous)
      }
    }
    return true
  }

  /// Outside a window nobody is told, but colors follow.
  func detachedTraitsChanged() {
    if traitState.outside != nil || keepsTraitsOutsideWindows { leaveTraits() }
    resolveColors()
    for subview in subviews {
      subview.detachedTraitsChanged()
    }
  }
}
