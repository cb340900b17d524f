extension CardStyle {
  /// What the system has where a style leaves it to the system, but for the radius, which depends on its version.
  private static let systemLength = 16.0

  /// The style with the system's values in place of nil.
  func completed(withRadius radius: Double) -> CardStyle {
    guard isCard else { return self }
    var style = self
    style.topRadius = topRadius ?? radius
    style.bottomRadius = bottomRadius ?? radius
    style.inset = usedInset
    style.padding = usedPadding
    return style
  }

  /// The inset that is used.
  var usedInset: Double { inset ?? Self.systemLength }

  /// The padding that is used.
  var usedPadding: Double { padding ?? Self.systemLength }

  /// The distance from the sides of a safe area to a card.
  ///
  /// - Parameters:
  ///   - width: The width of the safe area.
  ///   - readableWidth: The width that content is kept to, nil for any.
  /// - Returns: The distance, in points.
  func inset(inWidth width: Double, readableWidth: Double? = nil) -> Double {
    var inset = usedInset
    if let maximumWidth { inset = max(inset, (width - maximumWidth) / 2) }
    if let readableWidth { inset = max(inset, (width - readableWidth) / 2 - usedPadding) }
    return inset
  }
}
