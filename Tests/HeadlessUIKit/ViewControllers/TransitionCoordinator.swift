import Foundation

/// A change of size that takes no time: what goes along runs after the new layout, then the
/// completions.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for step in animations + completions {
      step(self)
    }
  }
}
