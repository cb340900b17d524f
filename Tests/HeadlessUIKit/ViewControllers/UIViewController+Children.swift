import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self else { fatalError("Can't add self as a child view controller") }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.state.children.removeAll { $0 === child }
    state.children.append(child)
    child.state.parent = self
  }

  /// UIKit sends `didMove(toParent: nil)` here but leaves `willMove` to the caller (Apple:
  /// removeFromParent()).
  func leaveParent() {
    guard let parent else { return }
    parent.state.children.removeAll { $0 === self }
    state.parent = nil
    state.containerInsets = .zero
    didMove(toParent: nil)
  }

  func nearestParent<Parent: UIViewController>() -> Parent? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Parent { return found }
      ancestor = current.parent
    }
    return nil
  }

  var ownNavigationItem: UINavigationItem {
    if let item = state.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    state.navigationItem = item
    return item
  }

  var ownEditButtonItem: UIBarButtonItem {
    if let item = state.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    state.editButtonItem = item
    return item
  }

  func changeEditing(to isEditing: Bool) {
    state.isEditing = isEditing
    state.editButtonItem?.show(isEditing ? .done : .edit)
  }
}
