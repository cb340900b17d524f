public import Foundation

/// The focus moves at once: what goes along with it runs without animation.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(isOfFocus: Bool) { super.init() }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    for step in animations + completions {
      step()
    }
  }
}
