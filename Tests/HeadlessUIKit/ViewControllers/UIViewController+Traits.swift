import Foundation

extension UIViewController {
  var overriddenTraits: TraitValues {
    var values = state.overridesFromParent?.values ?? TraitValues()
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
    let traits = currentTraits
    traitCollectionDidChange(previous)
    for registration in state.traitRegistrations
    where traits.differs(in: registration.traits, from: previous) {
      registration.handler(self, previous)
    }
  }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = TraitChangeRegistration(traits: traits, calling: handler)
    state.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    state.traitRegistrations.removeAll { $0 === registration }
  }
}
