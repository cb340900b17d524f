extension UITraitCollection {
  @available(iOS 17.0, *)
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.map(\.trait).filter { $0.affectsColorAppearance }
  }

  /// Whether one of some traits is not what it was before.
  @available(iOS 17.0, *)
  func differs(in traits: [UITrait], from previous: UITraitCollection?) -> Bool {
    let wanted = Set(traits.map { ObjectIdentifier($0) })
    return SystemTraits.all.contains { entry in
      wanted.contains(ObjectIdentifier(entry.trait)) && entry.differs(self, previous)
    }
  }
}
