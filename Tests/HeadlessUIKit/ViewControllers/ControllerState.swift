import Foundation

/// What a view controller keeps between its callbacks.
struct ControllerState {
  enum Appearance {
    case gone
    case appearing
    case visible
    case disappearing
  }

  var nibName: String?
  var nibBundle: Bundle?
  var view: UIView?
  var isLoading = false
  var isEditing = false
  var navigationItem: UINavigationItem?
  var editButtonItem: UIBarButtonItem?
  var tabBarItem: UITabBarItem?
  var contentUnavailable: (any UIContentConfiguration)?

  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  var appearance = Appearance.gone
  var isTransitionAnimated = false
  var knowsItIsAppearing = false

  var presented: UIViewController?
  weak var presenting: UIViewController?
  var isBeingPresented = false
  var isBeingDismissed = false

  /// What a container's bars take from this controller's view.
  var containerInsets = UIEdgeInsets.zero
  var overridesFromParent: UITraitCollection?
  var traitRegistrations: [TraitChangeRegistration] = []
}
