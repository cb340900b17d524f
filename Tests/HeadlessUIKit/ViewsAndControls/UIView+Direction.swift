extension UIView {
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    guard semanticContentAttribute == .unspecified else {
      return Self.userInterfaceLayoutDirection(
        for: semanticContentAttribute, relativeTo: .leftToRight)
    }
    return currentTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func directionChanged() {
    refreshInsets()
    constraintLayoutChanged()
    setNeedsLayout()
  }
}
