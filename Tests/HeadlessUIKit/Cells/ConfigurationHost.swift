import Foundation

/// What cells and headers have in common: a content view, a background, and configurations for
/// both.
@MainActor protocol ConfigurationHost: UIView {
  var content: ContentSlot { get set }
  var background: CellBackground { get set }
  var labels: CellLabels { get set }
  var updates: ConfigurationUpdates { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var isInTable: Bool { get }
  var systemBackgroundConfiguration: UIBackgroundConfiguration { get }
  var stateOfContent: any UIConfigurationState { get }
  var stateOfBackground: any UIConfigurationState { get }
  /// Selected or highlighted, and showing it.
  var isMarked: Bool { get }
  var hasAppBackgroundViews: Bool { get }

  func setNeedsUpdateConfiguration()
  func tellState()
  func backgroundOwnerChanged()
  func removeAppBackgroundViews()
}

// MARK: Updating

extension ConfigurationHost {
  func updateConfigurationIfNeeded() {
    guard updates.isNeeded, !updates.isRunning else { return }
    let fades = updates.fades
    updates = ConfigurationUpdates(isNeeded: false, isRunning: true)
    updateContentToState()
    if fades {
      UIView.animate(withDuration: CellMotion.selectionFade) { self.updateBackgroundToState() }
    } else {
      updateBackgroundToState()
    }
    tellState()
    updates.isRunning = false
  }

  private func updateContentToState() {
    guard automaticallyUpdatesContentConfiguration, let configuration = content.configuration
    else { return }
    show(configuration.updated(for: stateOfContent))
  }

  private func updateBackgroundToState() {
    if background.owner == .system, background.configuration == nil, isInTable {
      background.configuration = systemBackgroundConfiguration
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = background.configuration {
      background.configuration = configuration.updated(for: stateOfBackground)
    }
    refreshSystemBackground()
  }
}

// MARK: Content

extension ConfigurationHost {
  func changeContentConfiguration(to configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard content.configuration != nil else { return }
      content.configuration = nil
      replaceContentView(with: UITableViewCellContentView(frame: content.view.frame))
      return
    }
    let isUpdated = automaticallyUpdatesContentConfiguration
    show(isUpdated ? configuration.updated(for: stateOfContent) : configuration)
  }

  private func show(_ configuration: any UIContentConfiguration) {
    let isMade = content.configuration != nil
    content.configuration = configuration
    if isMade, let view = content.view as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
      return
    }
    labels = CellLabels()
    let view = configuration.makeContentView()
    if HeadlessVariations.customContentMargins.answer == .cells, !(view is UIListContentView) {
      view.preservesSuperviewLayoutMargins = true
    }
    view.frame = content.view.frame
    replaceContentView(with: view)
  }

  /// The old content view goes, and everything that the app has put into it.
  private func replaceContentView(with view: UIView) {
    let old = content.view
    content.view = view
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    setNeedsLayout()
  }
}

// MARK: Background

extension ConfigurationHost {
  func changeBackgroundConfiguration(to configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      background.configuration = nil
      if background.owner != .views { background.owner = .nobody }
      refreshSystemBackground()
      backgroundOwnerChanged()
      return
    }
    background.owner = .configuration
    removeAppBackgroundViews()
    backgroundColor = nil
    let isUpdated = automaticallyUpdatesBackgroundConfiguration
    background.configuration =
      isUpdated ? configuration.updated(for: stateOfBackground) : configuration
    refreshSystemBackground()
    backgroundOwnerChanged()
  }

  func changeBackgroundView(to view: UIView?) {
    let old = background.view
    guard old !== view else { return }
    background.view = view
    if let old, old.superview === self { old.removeFromSuperview() }
    appBackgroundViewsChanged()
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(view, at: 0)
    if HeadlessVariations.backgroundViewUpdatesCell.answer { setNeedsUpdateConfiguration() }
    backgroundOwnerChanged()
  }

  /// A view excludes the configuration.
  ///
  /// When the last view is gone, the system's default is made anew in the next update.
  func appBackgroundViewsChanged() {
    if hasAppBackgroundViews {
      background.owner = .views
      background.configuration = nil
    } else if background.owner == .views {
      background.owner = HeadlessVariations.defaultBackgroundReturns.answer ? .system : .nobody
      setNeedsUpdateConfiguration()
    }
    refreshSystemBackground()
    backgroundOwnerChanged()
  }

  func refreshSystemBackground() {
    guard let configuration = drawnConfiguration else {
      background.systemView?.removeFromSuperview()
      background.systemView = nil
      return
    }
    guard let view = background.systemView else {
      return UIView.performWithoutAnimation { makeSystemBackgroundView(showing: configuration) }
    }
    view.show(configuration, tint: tintColor)
  }

  private func makeSystemBackgroundView(showing configuration: UIBackgroundConfiguration) {
    let view = SystemBackgroundView(frame: CGRect(origin: .zero, size: bounds.size))
    background.systemView = view
    insertSubview(view, at: 0)
    view.show(configuration, tint: tintColor)
  }

  private var drawnConfiguration: UIBackgroundConfiguration? {
    switch background.owner {
    case .configuration: background.configuration
    case .nobody: nil
    case .system: background.configuration.map(yieldingToBackgroundColor)
    // A selected background alone leaves the fill of the table's style where it was.
    case .views:
      background.view == nil && isInTable
        ? yieldingToBackgroundColor(systemBackgroundConfiguration) : nil
    }
  }

  /// A color that the app gave the cell itself stays visible under the system's default.
  private func yieldingToBackgroundColor(
    _ configuration: UIBackgroundConfiguration
  ) -> UIBackgroundConfiguration {
    guard backgroundColor != nil, !isMarked else { return configuration }
    var clear = configuration
    clear.setSystemFill(.clear)
    return clear
  }
}
