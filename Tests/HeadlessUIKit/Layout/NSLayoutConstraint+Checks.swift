extension NSLayoutConstraint {
  /// Raises what UIKit raises for a pair of attributes that no solver could hold.
  func checkPairing() {
    if firstAttribute == .notAnAttribute {
      fatalError("NSLayoutConstraint: Invalid pairing of layout attributes")
    }
    guard second != nil, secondAttribute != .notAnAttribute else {
      guard firstAttribute.isSize else {
        fatalError(
          """
          NSLayoutConstraint for \(name(of: first)): A constraint cannot be made that sets a location equal \
          to a constant. Location attributes must be specified in pairs.
          """)
      }
      return
    }
    guard firstAttribute.isSize == secondAttribute.isSize else {
      fatalError("NSLayoutConstraint: Invalid pairing of layout attributes")
    }
    guard !firstAttribute.isSize else { return }
    guard firstAttribute.axis == secondAttribute.axis else {
      fatalError(
        """
        NSLayoutConstraint: A constraint cannot be made between a horizontal location attribute and a vertical \
        location attribute.
        """)
    }
    let mixed =
      firstAttribute.isDirectional && secondAttribute.isPhysical
      || firstAttribute.isPhysical && secondAttribute.isDirectional
    guard !mixed else {
      fatalError(
        """
        NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """)
    }
  }

  var summary: String {
    let sign = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "=="
    var text = "<\(Self.self) \(name(of: first)).\(firstAttribute) \(sign)"
    if let second, secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += " \(multiplier)*" }
      text += " \(name(of: second)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    if let identifier { text += " '\(identifier)'" }
    return text + ">"
  }

  private func name(of item: LayoutItem?) -> String {
    guard let item, let object = item.object else { return "nothing" }
    guard let guide = item.guide, !guide.identifier.isEmpty else { return "\(type(of: object))" }
    return guide.owningView.map { "\(type(of: $0)).\(guide.identifier)" } ?? guide.identifier
  }
}
