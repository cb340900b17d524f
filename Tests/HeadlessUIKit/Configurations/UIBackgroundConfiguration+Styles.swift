extension UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .clear, fill: .clear)
  }
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
    updated.setSystemFill(style.fill(in: StateFacts(state)))
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
  fileprivate var restingFill: UIColor {
    switch self {
    case .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .clear, .sidebarCell, .plainHeaderFooter, .groupedHeaderFooter: .clear
    }
  }

  fileprivate func fill(in facts: UIBackgroundConfiguration.StateFacts) -> UIColor {
    switch self {
    case .plainCell, .groupedCell, .sidebarCell: facts.isMarked ? .systemGray4 : restingFill
    case .plainHeaderFooter: facts.isPinned ? .systemBackground : restingFill
    case .clear, .groupedHeaderFooter: restingFill
    }
  }
}
