import UIKit

extension UIView {
  /// The visible descendants: those with a color, an image or text, and those that may draw
  /// themselves.
  ///
  /// A view that only arranges others, such as a stack view, is replaced by its descendants.
  var drawnSubviews: [UIView] {
    subviews.flatMap { view in
      // A view has no size before its first layout.
      guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [UIView]() }
      // Its subviews are clipped to it.
      let roundsItself = view.clipsToBounds && view.layer.cornerRadius > 0
      if view is UIControl || roundsItself { return [view] }
      return (view.drawsItself ? [view] : []) + view.drawnSubviews
    }
  }

  /// Whether the view has a visible background color.
  var isFilled: Bool { (backgroundColor?.cgColor.alpha ?? 0) > 0 }

  /// Whether the view, or one in it, shows a visual effect.
  ///
  /// What UIKit has inside its own controls isn't the app's: the thumb of a switch is glass.
  var hasVisualEffect: Bool {
    switch self {
    case let view as UIVisualEffectView where view.effect != nil: true
    case is UISwitch, is UISlider, is UISegmentedControl: false
    default: subviews.contains(where: \.hasVisualEffect)
    }
  }

  private var drawsItself: Bool {
    switch self {
    case _ where isFilled: true
    case let view as UIImageView: view.image != nil
    case let view as UILabel: view.text?.isEmpty == false
    case is UIStackView: false
    default: subviews.isEmpty && type(of: self) != UIView.self
    }
  }
}
