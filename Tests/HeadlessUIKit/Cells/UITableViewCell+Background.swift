extension UITableViewCell: ConfigurationHost {
  var isInTable: Bool { tableState.isInTable }

  var systemBackgroundConfiguration: UIBackgroundConfiguration {
    tableState.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var hasAppBackgroundViews: Bool {
    background.view != nil || selection.view != nil || selection.multipleView != nil
  }

  var stateOfContent: any UIConfigurationState { configurationState }

  /// A cell without a selection style does not show its selection in the background.
  var stateOfBackground: any UIConfigurationState {
    var state = configurationState
    guard selectionStyle == .none else { return state }
    state.isSelected = false
    state.isHighlighted = false
    return state
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = selection.isSelected
    state.isHighlighted = selection.isHighlighted
    state.isFocused = isFocused
    state.isEditing = editing.isOn
    state.isSwiped = tableState.swipeOffset != 0
    state.isReordering = tableState.isReordering
    state.cellDragState =
      switch dragState {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return state
  }

  func tellState() {
    let state = configurationState
    updateConfiguration(using: state)
    updateHandler?(self, state)
  }

  func backgroundOwnerChanged() { refreshSelectedBackground(animated: false) }

  func removeAppBackgroundViews() {
    if let view = background.view, view.superview === self { view.removeFromSuperview() }
    background.view = nil
    selection.view = nil
    selection.multipleView = nil
    finishFade()
  }
}
