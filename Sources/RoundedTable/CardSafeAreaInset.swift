import UIKit

/// The cards' inset as a part of a view controller's safe area, and what was there before.
@MainActor final class CardSafeAreaInset {
  private weak var controller: UIViewController?
  private var former = UIEdgeInsets.zero
  private var ours = UIEdgeInsets.zero

  /// What is added at either side, in points.
  private(set) var added = 0.0

  /// Gives the controller of a table the inset of a style, or takes it back for nil.
  func install(_ style: CardStyle?, on tableView: UITableView) {
    guard let style, let controller = tableView.enclosingViewController else {
      takeBack()
      return
    }
    if controller !== self.controller {
      takeBack()
      self.controller = controller
      former = controller.additionalSafeAreaInsets
    }
    added = style.margin(in: tableView, addedToSafeArea: added) - style.padding
    ours = former
    ours.left += added
    ours.right += added
    if controller.additionalSafeAreaInsets != ours { controller.additionalSafeAreaInsets = ours }
  }

  /// Restores the safe area, unless the app has changed it since.
  func takeBack() {
    if let controller, controller.additionalSafeAreaInsets == ours {
      controller.additionalSafeAreaInsets = former
    }
    controller = nil
    added = 0
  }
}
