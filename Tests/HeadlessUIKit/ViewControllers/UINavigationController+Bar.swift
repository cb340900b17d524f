import Foundation

extension UINavigationController {
  /// The bar lies below the status bar; the controller beneath has it in its safe area.
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = navigationBar.height
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(
      top: navigationBar.isHidden ? 0 : height, left: 0, bottom: 0, right: 0)
    for controller in stack {
      controller.takeContainerInsets(insets)
    }
  }

  func followScrolling() {
    guard let content = topViewController?.viewIfLoaded else { return }
    let scrollView =
      content as? UIScrollView ?? content.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scrollView else { return }
    navigationBar.contentColor = scrollView.backgroundColor
    let edge = -scrollView.adjustedContentInset.top
    navigationBar.isAtScrollEdge = scrollView.contentOffset.y <= edge + 0.5
  }
}
