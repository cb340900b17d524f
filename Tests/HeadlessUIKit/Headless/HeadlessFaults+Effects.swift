/// Masks that make visual effects fail.
@_spi(Headless) extension HeadlessFaults {
  /// Whether it is a fault that a mask of the package's is above a view that shows an effect.
  ///
  /// A mask of the superview "causes the effect to fail, and an exception is thrown" (Apple:
  /// UIVisualEffectView). A mask of the app's own is the app's affair, so only the classes of the
  /// package's module count. It is looked for at the end of each turn and in each picture.
  public static let recordsMasksAboveEffects = HeadlessVariation(standard: true)

  /// Records the package's masks above visual effects in a view.
  @MainActor static func lookForMasks(in view: UIView) {
    guard recordsMasksAboveEffects.answer else { return }
    look(in: view, beneath: nil)
  }

  @MainActor private static func look(in view: UIView, beneath mask: String?) {
    var mask = mask
    if let layer = view.layer.mask {
      let owner: AnyObject = layer.delegate ?? layer
      let name = String(reflecting: type(of: owner))
      if name.hasPrefix("RoundedTable.") { mask = name }
    }
    if let mask, (view as? UIVisualEffectView)?.effect != nil {
      record(
        "Applying a mask to the superview of a UIVisualEffectView causes the effect to fail, and an exception is thrown. The mask is a \(mask)."
      )
    }
    // What UIKit has inside its controls is its own affair.
    if view is UISwitch || view is UISlider || view is UISegmentedControl { return }
    for subview in view.subviews { look(in: subview, beneath: mask) }
  }
}
