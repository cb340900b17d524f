import Foundation

extension UIViewController {
  private static let presentationDuration = 0.4

  private var coversWholeScreen: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
      || self is UIAlertController
  }

  private var hidesPresenter: Bool { modalPresentationStyle == .fullScreen }

  /// The outermost parent presents for its children.
  private var presenter: UIViewController {
    var controller = self
    while let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presented.state.presenting == nil else {
      fatalError(
        "Application tried to present modally a view controller \(presented) that is already being "
          + "presented by \(presented.state.presenting ?? self).")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return HeadlessFaults.log(
        "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy!")
    }
    guard presenter.state.presented == nil else {
      return HeadlessFaults.log(
        "Attempt to present \(presented) on \(self) which is already presenting "
          + "\(presenter.state.presented ?? self).")
    }
    presenter.state.presented = presented
    presented.state.presenting = presenter
    guard let view = presented.view else { return }
    presented.frameInWindow(window)
    if presented.hidesPresenter { presenter.beginTransition(appearing: false, animated: animated) }
    presented.beginTransition(appearing: true, animated: animated)
    window.addSubview(view)
    presented.tellIsAppearing()
    let isAnimated = animated && UIView.areAnimationsEnabled
    if isAnimated { presented.slide(in: window, fromBelow: true) }
    presented.endTransitionSoon(after: isAnimated ? Self.presentationDuration : 0) {
      presenter.endTransition()
      completion?()
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard let presented = presenter.state.presented else {
      guard let outer = presenter.state.presenting else {
        completion?()
        return
      }
      return outer.dismissPresented(animated: animated, completion: completion)
    }
    guard let view = presented.viewIfLoaded, let window = view.window else { return }
    if presented.state.presented != nil {
      presented.dismissPresented(animated: false, completion: nil)
    }
    presented.beginTransition(appearing: false, animated: animated)
    if presented.hidesPresenter { presenter.beginTransition(appearing: true, animated: animated) }
    presenter.tellIsAppearing()
    let isAnimated = animated && UIView.areAnimationsEnabled
    if isAnimated { presented.slide(in: window, fromBelow: false) }
    presented.endTransitionSoon(after: isAnimated ? Self.presentationDuration : 0) {
      view.removeFromSuperview()
      presented.state.presenting = nil
      presenter.state.presented = nil
      presenter.endTransition()
      completion?()
    }
  }

  /// A sheet leaves a strip of what it covers and has round corners at its top.
  private func frameInWindow(_ window: UIWindow) {
    guard let view else { return }
    var frame = window.bounds
    if !coversWholeScreen {
      let strip = window.safeAreaInsets.top + 10
      frame.origin.y += strip
      frame.size.height -= strip
      view.layer.cornerRadius = 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.layer.masksToBounds = true
    }
    view.frame = frame
  }

  private func slide(in window: UIWindow, fromBelow: Bool) {
    guard let view else { return }
    guard !(self is UIAlertController) else {
      if fromBelow { view.alpha = 0 }
      return UIView.animate(withDuration: Self.presentationDuration) {
        view.alpha = fromBelow ? 1 : 0
      }
    }
    let place = view.center
    let below = CGPoint(x: place.x, y: place.y + window.bounds.height)
    if fromBelow { view.center = below }
    UIView.animate(withDuration: Self.presentationDuration) {
      view.center = fromBelow ? place : below
    }
  }
}
