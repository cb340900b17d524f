extension CardStyle {
  /// The style with the system's values in place of nil.
  func completed(with system: SystemLook) -> CardStyle {
    guard isCard else { return self }
    var style = self
    style.topRadius = topRadius ?? system.radius
    style.bottomRadius = bottomRadius ?? system.radius
    if system.wantsOutlines, let accessibilityOutline { style.outline = accessibilityOutline }
    return style
  }
}
