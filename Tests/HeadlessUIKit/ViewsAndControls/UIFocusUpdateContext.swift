public import Foundation

@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  private weak var previous: UIView?
  private weak var upcoming: UIView?

  init(from previous: UIView?, to upcoming: UIView?) {
    self.previous = previous
    self.upcoming = upcoming
    super.init()
  }

  open var previouslyFocusedView: UIView? { previous }
  open var nextFocusedView: UIView? { upcoming }
}
