import Foundation

extension UITableViewCell {
  func changeEditing(to isOn: Bool, animated: Bool) {
    guard editing.isOn != isOn else { return }
    let mask = stateMask(isEditing: isOn)
    willTransition(to: mask)
    if animated { UIView.performWithoutAnimation { layoutIfNeeded() } }
    editing.isOn = isOn
    editing.turn += 1
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard animated else {
      removeEditingControlsIfNeeded()
      didTransition(to: mask)
      return
    }
    let turn = editing.turn
    UIView.animate(withDuration: CellMotion.editing) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, editing.turn == turn else { return }
      removeEditingControlsIfNeeded()
      didTransition(to: mask)
    }
  }

  func setShowsDeleteConfirmation(_ shows: Bool) {
    guard editing.showsDeleteConfirmation != shows else { return }
    let isOn = editing.isOn
    editing.showsDeleteConfirmation = shows
    let mask = stateMask(isEditing: isOn)
    willTransition(to: mask)
    didTransition(to: mask)
    setNeedsUpdateConfiguration()
  }

  private func stateMask(isEditing: Bool) -> StateMask {
    var mask: StateMask = []
    if isEditing, wantedControl != nil { mask.insert(.showingEditControl) }
    if editing.showsDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// With multiple selection while editing the table does not ask for editing styles
  /// (Apple: allowsMultipleSelectionDuringEditing).
  private var wantedControl: CellEditControl.Kind? {
    if tableView?.allowsMultipleSelectionDuringEditing == true {
      return .choice(isSelected: selection.isSelected)
    }
    return switch editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  var indentsContentWhileEditing: Bool {
    guard isEditing else { return false }
    return wantedControl != nil || (shouldIndentWhileEditing && tableState.shouldIndentWhileEditing)
  }

  // MARK: Controls

  // Controls that are not needed any more stay until their way out has ended.
  func refreshEditingControls() {
    if isEditing, let kind = wantedControl {
      showEditControl(kind)
    } else if isEditing, !isLeavingEditing {
      removeEditControl()
    }
    if showsReorder, editing.reorder == nil {
      let view = SymbolView(
        symbol: "line.3.horizontal", color: .secondaryLabel, size: CGSize(width: 24, height: 16))
      editing.reorder = view
      enter(view)
    } else if isEditing, !showsReorder, !isLeavingEditing {
      removeReorderControl()
    }
  }

  /// The table takes its word about the controls back before it ends the cell's editing.
  private var isLeavingEditing: Bool { tableView.map { !$0.isEditing } ?? false }

  /// The table shows the control of each row that its data source lets move, whatever the cell says
  /// itself.
  var showsReorder: Bool { isEditing && tableState.canMove }

  private func showEditControl(_ kind: CellEditControl.Kind) {
    if let control = editing.control {
      control.kind = kind
      return
    }
    let control = CellEditControl(kind: kind)
    editing.control = control
    enter(control)
  }

  /// A new control starts outside the cell, so that the first layout in an animation brings it in.
  private func enter(_ view: UIView) {
    UIView.performWithoutAnimation {
      addSubview(view)
      let frames = geometry(isEditing: false)
      view.frame = view === editing.reorder ? frames.reorder : frames.control
      view.alpha = 0
    }
  }

  private func removeEditingControlsIfNeeded() {
    guard !editing.isOn else { return }
    removeEditControl()
    removeReorderControl()
  }

  private func removeEditControl() {
    editing.control?.removeFromSuperview()
    editing.control = nil
  }

  private func removeReorderControl() {
    editing.reorder?.removeFromSuperview()
    editing.reorder = nil
  }
}
