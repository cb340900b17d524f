import Foundation

/// What a view controller keeps between its callbacks.
struct ControllerState {
  enum Appearance {
    case gone
    case appearing
    case visible
    case disappearing
  }

  var view: UIView?
  var isLoading = false
  var isEditing = false
  var navigationItem: UINavigationItem?
  var editButtonItem: UIBarButtonItem?
  var contentUnavailable: (any UIContentConfiguration)?

  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var appearance = Appearance.gone
  var isTransitionAnimated = false
  var knowsItIsAppearing = false

  var presented: UIViewController?
  weak var presenting: UIViewController?

  /// What a container's bars take from this controller's view.
  var containerInsets = UIEdgeInsets.zero
}
