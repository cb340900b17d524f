import Foundation

extension UIViewController {
  func loadOnce() {
    guard state.view == nil, !state.isLoading else { return }
    state.isLoading = true
    loadView()
    state.isLoading = false
    guard state.view != nil else {
      fatalError("\(Self.self): loadView() did not set a view")
    }
    viewDidLoad()
  }

  func replaceView(with view: UIView?) {
    guard state.view !== view else { return }
    state.view?.owningController = nil
    state.view = view
    guard let view else { return }
    view.owningController = self
    passMarginsToView()
  }

  func makeStandardView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// 16 points on narrow screens and 20 on wide ones (Apple: systemMinimumLayoutMargins).
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = state.view?.bounds.width ?? UIScreen.main.bounds.width
    let side = SystemMargins.side(inWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A controller's view starts from the system's margins instead of 8 points, and may not go below
  /// them.
  func passMarginsToView() {
    guard let view = state.view else { return }
    let minimum = systemMinimumLayoutMargins
    view.defaultMargins = minimum
    view.minimumMargins = viewRespectsSystemMinimumLayoutMargins ? minimum : .zero
  }

  /// What this controller and its container's bars take from its view's safe area.
  var ownSafeAreaInsets: UIEdgeInsets {
    let extra = additionalSafeAreaInsets
    let bars = state.containerInsets
    return UIEdgeInsets(
      top: extra.top + bars.top, left: extra.left + bars.left, bottom: extra.bottom + bars.bottom,
      right: extra.right + bars.right)
  }

  func addedInsetsChanged(from old: UIEdgeInsets) {
    guard let view = state.view else { return }
    if HeadlessVariations.addedInsetsReachGuidesLate.answer, view.window != nil {
      let new = additionalSafeAreaInsets
      view.systemGuide(.safeArea).late.left += new.left - old.left
      view.systemGuide(.safeArea).late.right += new.right - old.right
    }
    view.refreshInsets()
  }

  func takeContainerInsets(_ insets: UIEdgeInsets) {
    guard state.containerInsets != insets else { return }
    state.containerInsets = insets
    state.view?.refreshInsets()
  }
}
