import Foundation

extension UITableViewCell {
  var isMarked: Bool {
    (selection.isSelected || selection.isHighlighted) && selectionStyle != .none
  }

  func selectionLookChanged(animated: Bool) {
    updates.fades = !isMarked && (animated || updates.fades)
    setNeedsUpdateConfiguration()
    refreshSelectedBackground(animated: animated)
    separators.setHidden(isMarked)
  }

  func changeSelectedBackgroundView(to view: UIView?) {
    guard selection.view !== view else { return }
    selection.view = view
    appBackgroundViewsChanged()
  }

  func changeMultipleSelectionBackgroundView(to view: UIView?) {
    guard selection.multipleView !== view else { return }
    selection.multipleView = view
    appBackgroundViewsChanged()
  }

  // MARK: The view of the selection

  /// UIKit adds a selected background only while it is needed, just above the background view
  /// (Apple: selectedBackgroundView).
  func refreshSelectedBackground(animated: Bool) {
    let wanted = isMarked ? selectedLook : nil
    guard wanted !== selection.shown else { return }
    if let shown = selection.shown {
      selection.shown = nil
      if animated, wanted == nil {
        fadeOut(shown)
      } else {
        remove(shown)
      }
    }
    guard let wanted else { return }
    finishFade()
    selection.shown = wanted
    guard !HeadlessVariations.selectionAwaitsLayout.answer else { return setNeedsLayout() }
    UIView.performWithoutAnimation { putIn(wanted) }
    guard animated else { return }
    let alpha = wanted.alpha
    UIView.performWithoutAnimation { wanted.alpha = 0 }
    UIView.animate(withDuration: CellMotion.selectionFade) { wanted.alpha = alpha }
  }

  /// Puts in what has waited for a layout.
  func putInWaitingSelection() {
    guard let shown = selection.shown, shown.superview !== self else { return }
    UIView.performWithoutAnimation { putIn(shown) }
  }

  private func putIn(_ view: UIView) {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if isSelectedOnItsWayIn, HeadlessVariations.selectionCoversContent.answer {
      return insertSubview(view, aboveSubview: content.view)
    }
    switch HeadlessVariations.selectionPlace.answer {
    case .aboveBackground: break
    case .belowContent: return insertSubview(view, belowSubview: content.view)
    }
    if let below = background.view ?? background.systemView, below.superview === self {
      insertSubview(view, aboveSubview: below)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// Whether the cell comes into sight selected, with views of the app's, in a table in which
  /// several rows can be selected while editing.
  private var isSelectedOnItsWayIn: Bool {
    guard isHidden, background.view != nil, selection.isSelected, let tableView else {
      return false
    }
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
  }

  private var selectedLook: UIView? {
    switch background.owner {
    case .system, .configuration: nil
    case .views, .nobody: appSelectedLook ?? systemSelectedLook()
    }
  }

  private var appSelectedLook: UIView? {
    guard let multiple = selection.multipleView, allowsMultipleSelection else {
      return selection.view
    }
    return multiple
  }

  var allowsMultipleSelection: Bool {
    guard let tableView else { return false }
    return isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  private func systemSelectedLook() -> UIView {
    if let view = selection.systemView { return view }
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    selection.systemView = view
    return view
  }

  // MARK: Leaving

  private func fadeOut(_ view: UIView) {
    finishFade()
    selection.fading = CellSelection.Fade(view: view, alpha: view.alpha)
    UIView.animate(withDuration: CellMotion.selectionFade) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, selection.fading?.view === view else { return }
      finishFade()
    }
  }

  func finishFade() {
    guard let fade = selection.fading else { return }
    selection.fading = nil
    fade.view.layer.removeAnimation(forKey: "opacity")
    remove(fade.view)
    UIView.performWithoutAnimation { fade.view.alpha = fade.alpha }
  }

  private func remove(_ view: UIView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
  }
}
