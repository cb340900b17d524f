import Foundation

/// What a view controller shows in place of its content.
struct ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var isUpdateComing = false
}

@available(iOS 17.0, *)
extension UIViewController {
  func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    state.contentUnavailable.configuration = configuration
    guard let configuration else {
      state.contentUnavailable.view?.removeFromSuperview()
      state.contentUnavailable.view = nil
      return
    }
    if let view = state.contentUnavailable.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    state.contentUnavailable.view?.removeFromSuperview()
    let view = configuration.makeContentView()
    state.contentUnavailable.view = view
    placeContentUnavailable()
  }

  /// Over everything else, inside the safe area.
  func placeContentUnavailable() {
    guard let view = state.contentUnavailable.view, let root = viewIfLoaded else { return }
    if view.superview !== root { root.addSubview(view) }
    view.frame = root.bounds.inset(by: root.safeAreaInsets)
  }

  func updateContentUnavailableSoon() {
    guard !state.contentUnavailable.isUpdateComing else { return }
    state.contentUnavailable.isUpdateComing = true
    HeadlessClock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      state.contentUnavailable.isUpdateComing = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}
