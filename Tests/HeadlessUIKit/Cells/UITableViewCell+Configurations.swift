extension UITableViewCell {
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { changeContentConfiguration(to: newValue) }
  }
  @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background.configuration }
    set { changeBackgroundConfiguration(to: newValue) }
  }
  @preconcurrency public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  @preconcurrency public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  @available(iOS 16.0, *)
  @preconcurrency public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    systemBackgroundConfiguration
  }
}
