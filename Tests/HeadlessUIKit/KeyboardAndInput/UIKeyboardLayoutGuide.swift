import Foundation

/// The guide ends where its view does, and begins at the keyboard, or at the safe area while there
/// is none.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var above: NSLayoutConstraint?

  func follow(_ view: UIView) {
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      top, bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    above = top
  }

  /// Takes over the keyboard's frame, in the window's coordinates.
  func keyboardChanged(to frame: CGRect) {
    guard let view = owningView, let window = view.window, let above else { return }
    let safe = view.bounds.maxY - view.safeAreaInsets.bottom
    above.constant = min(0, view.convert(frame, from: window).minY - safe)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first {
      return guide
    }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    guide.follow(self)
    return guide
  }

  /// Moves the guides of the view and of those in it with the keyboard.
  func keyboardChanged(to frame: CGRect) {
    for guide in layoutGuides { (guide as? UIKeyboardLayoutGuide)?.keyboardChanged(to: frame) }
    for subview in subviews { subview.keyboardChanged(to: frame) }
  }
}
