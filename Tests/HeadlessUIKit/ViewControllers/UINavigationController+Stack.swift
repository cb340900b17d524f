import Foundation

extension UINavigationController {
  private static let pushDuration = 0.35

  /// Puts controllers on the stack in place of the last few.
  func push(_ controllers: [UIViewController], replacing count: Int, animated: Bool) {
    change(to: stack.dropLast(count) + controllers, animated: animated)
  }

  func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return popped
  }

  func change(to controllers: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = stack.last
    let isForward = controllers.last.map { !old.contains($0) } ?? false
    for controller in controllers where !old.contains(controller) {
      addChild(controller)
    }
    let gone = old.filter { !controllers.contains($0) }
    for controller in gone {
      controller.willMove(toParent: nil)
    }
    stack = controllers
    let settle = {
      for controller in controllers where !old.contains(controller) {
        controller.didMove(toParent: self)
      }
      for controller in gone {
        controller.removeFromParent()
      }
    }
    guard isViewLoaded, oldTop !== controllers.last else { return settle() }
    navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
    swap(oldTop, for: controllers.last, isForward: isForward, animated: animated, then: settle)
  }

  /// Shows the controller on top when the view has just been loaded.
  func showTop() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    guard let top = stack.last, let topView = top.view else { return }
    topView.frame = view.bounds
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(topView, at: 0)
    placeBar()
  }

  private func swap(
    _ old: UIViewController?, for new: UIViewController?, isForward: Bool, animated: Bool,
    then settle: @escaping () -> Void
  ) {
    let isShown = state.appearance == .visible || state.appearance == .appearing
    let isAnimated = animated && isShown && view.window != nil && UIView.areAnimationsEnabled
    if isShown {
      old?.beginTransition(appearing: false, animated: isAnimated)
      new?.beginTransition(appearing: true, animated: isAnimated)
    }
    let oldView = old?.viewIfLoaded
    showTop()
    new?.tellIsAppearing()
    if isAnimated, let oldView, let newView = new?.view {
      slide(from: oldView, to: newView, isForward: isForward)
    } else {
      oldView?.removeFromSuperview()
    }
    let finish: @MainActor () -> Void = {
      if isAnimated { oldView?.removeFromSuperview() }
      old?.endTransition()
      new?.endTransition()
      settle()
    }
    guard isShown else { return finish() }
    HeadlessClock.schedule(after: isAnimated ? Self.pushDuration : 0, finish)
  }

  private func slide(from oldView: UIView, to newView: UIView, isForward: Bool) {
    let width = view.bounds.width
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isForward != isRightToLeft ? 1 : -1
    let place = newView.center
    UIView.performWithoutAnimation {
      newView.layoutIfNeeded()
      newView.center.x = place.x + sign * (isForward ? width : width * 0.3)
    }
    if isForward { view.insertSubview(newView, aboveSubview: oldView) }
    UIView.animate(withDuration: Self.pushDuration) {
      newView.center = place
      oldView.center.x -= sign * (isForward ? width * 0.3 : width)
    }
  }
}
