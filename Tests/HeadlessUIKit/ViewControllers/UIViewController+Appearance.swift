import Foundation

extension UIViewController {
  /// Whose appearance follows this controller's.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  private var passesAppearanceOn: Bool {
    isShown && shouldAutomaticallyForwardAppearanceMethods && !managesAppearanceOfChildren
  }

  private var isShown: Bool { state.appearance == .visible || state.appearance == .appearing }

  func beginTransition(appearing: Bool, animated: Bool) {
    guard appearing != isShown else { return }
    loadViewIfNeeded()
    state.appearance = appearing ? .appearing : .disappearing
    state.isTransitionAnimated = animated
    state.knowsItIsAppearing = false
    if appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in followers {
      child.beginTransition(appearing: appearing, animated: animated)
    }
  }

  /// Traits and geometry are those of the window by now (Apple: viewIsAppearing(_:)).
  func tellIsAppearing() {
    guard state.appearance == .appearing, !state.knowsItIsAppearing else { return }
    state.knowsItIsAppearing = true
    viewIsAppearing(state.isTransitionAnimated)
    for child in followers {
      child.tellIsAppearing()
    }
  }

  func endTransition() {
    switch state.appearance {
    case .appearing:
      state.appearance = .visible
      viewDidAppear(state.isTransitionAnimated)
    case .disappearing:
      state.appearance = .gone
      viewDidDisappear(state.isTransitionAnimated)
    case .gone, .visible:
      return
    }
    for child in children {
      child.endTransition()
    }
  }

  /// A view has appeared once it was laid out and the turn of the run loop is over.
  func endTransitionSoon(after delay: TimeInterval = 0, _ completion: (() -> Void)? = nil) {
    HeadlessClock.schedule(after: delay) {
      self.endAppearanceTransition()
      completion?()
    }
  }

  /// A child's view that comes into the view of a controller on screen appears by itself.
  func viewWillMove(to window: UIWindow?) {
    guard let parent, parent.passesAppearanceOn else { return }
    beginTransition(appearing: window != nil, animated: false)
  }

  func viewDidMove(to window: UIWindow?) {
    guard let parent, parent.passesAppearanceOn else { return }
    guard window != nil else { return endTransition() }
    tellIsAppearing()
    endTransitionSoon()
  }
}
