import Foundation

extension UIViewController {
  var overriddenTraits: TraitValues {
    var values = TraitValues()
    if overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return values
  }

  /// Those of the view.
  ///
  /// Asking must not load it, so without one they are the parent's.
  var currentTraits: UITraitCollection {
    if let view = state.view { return view.currentTraits }
    let inherited = parent?.currentTraits ?? HeadlessDevice.detachedTraits
    let overrides = overriddenTraits
    guard overrides != TraitValues() else { return inherited }
    var values = inherited.values
    values.merge(overrides)
    return UITraitCollection(values: values)
  }

  func refreshTraits() { state.view?.refreshTraits() }

  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
  }
}
