@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = TraitChangeRegistration(traits: traits, calling: handler)
    traitState.registrations.append(registration)
    return registration
  }
}

extension TraitChangeRegistration {
  convenience init<Environment: UITraitEnvironment>(
    traits: [UITrait], calling handler: @escaping (Environment, UITraitCollection) -> Void
  ) {
    self.init(traits: traits) { environment, previous in
      guard let environment = environment as? Environment else { return }
      handler(environment, previous)
    }
  }
}
