import UIKit

extension UIView {
  /// The views below this one that can be seen: those with a colour, a picture or a text, and those that may draw by themselves.
  ///
  /// A view that only arranges others, a stack view above all, is looked through.
  var drawnSubviews: [UIView] {
    subviews.flatMap { view in
      // Before its first layout a view has no size.
      guard !view.isHidden, view.alpha > 0, !view.bounds.isEmpty else { return [UIView]() }
      // What is in such a view ends where it does.
      let roundsItself = view.clipsToBounds && view.layer.cornerRadius > 0
      if view is UIControl || roundsItself { return [view] }
      return (view.drawsItself ? [view] : []) + view.drawnSubviews
    }
  }

  /// Whether the view has a background that is seen.
  var isFilled: Bool { (backgroundColor?.cgColor.alpha ?? 0) > 0 }

  /// Where the view is seen: all of it, or the text of a label that has no more.
  var drawnRect: CGRect {
    guard let label = self as? UILabel, !isFilled else { return bounds }
    let width = min(bounds.width, label.sizeThatFits(bounds.size).width)
    let rest = bounds.width - width
    let start: CGFloat =
      switch label.textAlignment {
      case .left: 0
      case .right: rest
      case .center: rest / 2
      default: isMirrored ? rest : 0
      }
    return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
  }

  private var drawsItself: Bool {
    if isFilled { return true }
    switch self {
    case let view as UIImageView: return view.image != nil
    case let view as UILabel: return view.text?.isEmpty == false
    case is UIStackView: return false
    default: return subviews.isEmpty && type(of: self) != UIView.self
    }
  }
}
