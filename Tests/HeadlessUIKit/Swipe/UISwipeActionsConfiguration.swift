public import Foundation

@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// No swipe is a full one here: a hand taps the actions.
  open var performsFirstActionWithFullSwipe = true

  public override init() {
    actions = []
    super.init()
  }
  private init(holding actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
  public convenience init(actions: [UIContextualAction]) { self.init(holding: actions) }
}
