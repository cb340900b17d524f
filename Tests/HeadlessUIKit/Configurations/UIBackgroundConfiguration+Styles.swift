extension UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .clear, fill: .clear)
  }
  @available(iOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration { resting(.cell) }
  public static func listPlainCell() -> UIBackgroundConfiguration { resting(.plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { resting(.groupedCell) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { resting(.sidebarCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    resting(.plainHeaderFooter)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    resting(.groupedHeaderFooter)
  }

  private static func resting(_ style: Style) -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: style, fill: style.restingFill)
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.setSystemFill(style.adopted(in: state).fill(in: StateFacts(state)))
    return updated
  }
}

// MARK: What a state means for the fill

extension UIBackgroundConfiguration {
  fileprivate struct StateFacts {
    var isMarked = false
    var isPinned = false

    init(_ state: any UIConfigurationState) {
      switch state {
      case let cell as UICellConfigurationState:
        isMarked =
          cell.isHighlighted || cell.isSelected || cell.isFocused
          || cell.cellDropState == .targeted
        isPinned = cell.isPinned
      case let view as UIViewConfigurationState:
        isMarked = view.isHighlighted || view.isSelected || view.isFocused
        isPinned = view.isPinned
      default: break
      }
    }
  }
}

extension UIBackgroundConfiguration.Style {
  /// The style of the list that a state is from; a plain one's where it is from none (Apple:
  /// UIBackgroundConfiguration.listCell()).
  fileprivate func adopted(in state: any UIConfigurationState) -> Self {
    guard self == .cell else { return self }
    switch state.traitCollection.listEnvironment {
    case .grouped, .insetGrouped: return .groupedCell
    case .sidebar: return .sidebarCell
    case .unspecified, .none, .plain, .sidebarPlain: return .plainCell
    }
  }

  fileprivate var restingFill: UIColor {
    switch self {
    case .cell, .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .clear, .sidebarCell, .plainHeaderFooter, .groupedHeaderFooter: .clear
    }
  }

  fileprivate func fill(in facts: UIBackgroundConfiguration.StateFacts) -> UIColor {
    switch self {
    case .cell, .plainCell, .groupedCell, .sidebarCell: facts.isMarked ? .systemGray4 : restingFill
    case .plainHeaderFooter: facts.isPinned ? .systemBackground : restingFill
    case .clear, .groupedHeaderFooter: restingFill
    }
  }
}
