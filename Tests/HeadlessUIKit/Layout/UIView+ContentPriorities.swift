extension UIView {
  func storedContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let stored = layoutStorage?.hugging else { return .defaultLow }
    return axis == .horizontal ? stored.horizontal : stored.vertical
  }
  func storeContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let storage = ensuredLayoutStorage
    var stored = storage.hugging ?? (.defaultLow, .defaultLow)
    if axis == .horizontal { stored.horizontal = priority } else { stored.vertical = priority }
    storage.hugging = stored
    constraintLayoutChanged()
  }
  func storedContentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let stored = layoutStorage?.compression else { return .defaultHigh }
    return axis == .horizontal ? stored.horizontal : stored.vertical
  }
  func storeContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let storage = ensuredLayoutStorage
    var stored = storage.compression ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { stored.horizontal = priority } else { stored.vertical = priority }
    storage.compression = stored
    constraintLayoutChanged()
  }
}
