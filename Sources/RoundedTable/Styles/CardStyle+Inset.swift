extension CardStyle {
  /// The distance from the sides of a safe area to a card.
  ///
  /// - Parameters:
  ///   - width: The width of the safe area.
  ///   - readableWidth: The width that content is kept to, nil for any.
  /// - Returns: The distance, in points.
  func inset(inWidth width: Double, readableWidth: Double? = nil) -> Double {
    var inset = inset
    if let maximumWidth { inset = max(inset, (width - maximumWidth) / 2) }
    if let readableWidth { inset = max(inset, (width - readableWidth) / 2 - padding) }
    return inset
  }
}
