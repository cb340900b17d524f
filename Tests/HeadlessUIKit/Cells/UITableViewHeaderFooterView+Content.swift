import Foundation

extension UITableViewHeaderFooterView: ConfigurationHost {
  var isInTable: Bool { tableState.isInTable }
  var isMarked: Bool { false }
  var hasAppBackgroundViews: Bool { background.view != nil }
  var stateOfContent: any UIConfigurationState { configurationState }
  var stateOfBackground: any UIConfigurationState { configurationState }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = tableState.isPinned
    return state
  }

  var systemBackgroundConfiguration: UIBackgroundConfiguration {
    tableState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  var systemContentConfiguration: UIListContentConfiguration {
    switch (tableState.style, tableState.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  func tellState() {
    let state = configurationState
    updateConfiguration(using: state)
    updateHandler?(self, state)
  }

  func backgroundOwnerChanged() {}

  func removeAppBackgroundViews() {
    if let view = background.view, view.superview === self { view.removeFromSuperview() }
    background.view = nil
  }
}
