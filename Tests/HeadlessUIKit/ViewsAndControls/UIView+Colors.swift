import Foundation

extension UIView {
  func changeBackgroundColor(to color: UIColor?) {
    appearance.backgroundColor = color
    guard let color else {
      layer.backgroundColor = nil
      return
    }
    layer.backgroundColor = color.resolvedColor(with: currentTraits).cgColor
  }

  /// A layer knows only fixed colors, so a dynamic one is resolved again when traits change.
  func resolveColors() {
    guard let color = appearance.backgroundColor else { return }
    let resolved = color.resolvedColor(with: currentTraits)
    guard resolved !== color else { return }
    layer.backgroundColor = resolved.cgColor
  }

  /// Whether any view has ever had a tint of its own: else no view needs to ask those around it.
  private(set) static var isTintInUse = false

  var effectiveTintColor: UIColor {
    guard Self.isTintInUse else { return .systemBlue }
    var view: UIView? = self
    while let current = view {
      if let color = current.appearance.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  func changeTintColor(to color: UIColor?) {
    guard appearance.tintColor != color else { return }
    Self.isTintInUse = true
    appearance.tintColor = color
    passTintChange()
  }

  /// Tells this view and those below which have no tint of their own.
  func passTintChange() {
    tintColorDidChange()
    for subview in subviews where subview.appearance.tintColor == nil {
      subview.passTintChange()
    }
  }

  func changeMask(to mask: UIView?) {
    appearance.mask = mask
    layer.mask = mask?.layer
  }
}
