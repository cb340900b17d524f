import Foundation

/// The content of a scroll view: constraints to it say how large that is (Apple:
/// UIScrollView.contentLayoutGuide).
final class ScrollContentGuide: UILayoutGuide {
  override var solvedFrame: CGRect {
    didSet { (owningView as? UIScrollView)?.contentSize = solvedFrame.size }
  }
  override var layoutFrame: CGRect {
    _ = super.layoutFrame
    return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}
