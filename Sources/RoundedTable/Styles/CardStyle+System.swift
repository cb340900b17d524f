extension CardStyle {
  /// The style with the system's values in place of nil.
  func completed(with system: SystemLook) -> CardStyle {
    guard isCard else { return self }
    var style = self
    style.topRadius = topRadius ?? system.radius
    style.bottomRadius = bottomRadius ?? system.radius
    style.inset = inset ?? system.margin
    style.padding = padding ?? system.margin
    if system.wantsOutlines, let accessibilityOutline { style.outline = accessibilityOutline }
    return style
  }

  /// The inset, or the system's if it is nil.
  var usedInset: Double { inset ?? SystemLook().margin }

  /// The padding, or the system's if it is nil.
  var usedPadding: Double { padding ?? SystemLook().margin }

  /// The distance from the sides of a safe area to a card.
  ///
  /// - Parameters:
  ///   - width: The width of the safe area.
  ///   - readableWidth: The width that content is limited to, nil for no limit.
  /// - Returns: The distance, in points.
  func inset(inWidth width: Double, readableWidth: Double? = nil) -> Double {
    var inset = usedInset
    if let maximumWidth { inset = max(inset, (width - maximumWidth) / 2) }
    if let readableWidth { inset = max(inset, (width - readableWidth) / 2 - usedPadding) }
    return inset
  }
}
