@_spi(Headless) import UIKit

/// A way in which an app's cell assigns what is behind it, again and again.
nonisolated enum BackgroundWay: String, CaseIterable, Sendable {
  case override, handlerOnce, handlerAtDequeue, willDisplay, prepareForReuse, layoutSubviews
  case viewInOverride, viewInHandler, viewInLayoutSubviews
  case clear, systemsOwn, transformer, customView, radiusAndInsets

  static let resting = UIColor.systemBrown
  static let marked = UIColor.systemRed

  /// What the row has to be filled with, nil where the cell asks for nothing to be seen.
  func fill(isMarked: Bool) -> UIColor? {
    switch self {
    case .clear: nil
    case .systemsOwn: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .transformer: .systemPurple
    // These know nothing of the state.
    case .willDisplay, .prepareForReuse, .layoutSubviews: Self.resting
    // A view leaves the selection to the system.
    case .viewInLayoutSubviews, .viewInOverride, .viewInHandler:
      isMarked ? .systemGray4 : Self.resting
    default: isMarked ? Self.marked : Self.resting
    }
  }

  /// What the cell assigns in a state.
  @MainActor func configuration(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    let color = state.isSelected || state.isHighlighted ? Self.marked : Self.resting
    var configuration = UIBackgroundConfiguration.listGroupedCell()
    switch self {
    case .clear: return .clear()
    case .systemsOwn: return configuration.updated(for: state)
    case .transformer:
      configuration.backgroundColor = Self.resting
      configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
        .systemPurple
      }
    case .customView:
      let view = UIView(frame: .zero)
      view.backgroundColor = color
      configuration = .clear()
      configuration.customView = view
    case .radiusAndInsets:
      configuration.backgroundColor = color
      configuration.cornerRadius = 12
      configuration.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 20, bottom: 2, trailing: 20)
    case .willDisplay, .prepareForReuse, .layoutSubviews:
      configuration.backgroundColor = Self.resting
    default: configuration.backgroundColor = color
    }
    return configuration
  }

  /// Does to a cell what an app of this manner does.
  @MainActor func assign(to cell: UITableViewCell, in state: UICellConfigurationState) {
    switch self {
    case .viewInLayoutSubviews, .viewInOverride, .viewInHandler:
      let view = (cell as? WayCell)?.background
      view?.backgroundColor = Self.resting
      if cell.backgroundView !== view { cell.backgroundView = view }
    default: cell.backgroundConfiguration = configuration(for: state)
    }
  }
}

/// A cell that assigns its background in one of the ways.
class WayCell: UITableViewCell {
  let background = UIView(frame: .zero)
  var way: BackgroundWay?
  /// Told of every update of the configuration.
  var onUpdate: (() -> Void)?

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    onUpdate?()
    switch way {
    case .override, .viewInOverride, .clear, .systemsOwn, .transformer, .customView,
      .radiusAndInsets:
      way?.assign(to: self, in: state)
    default: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if way == .layoutSubviews || way == .viewInLayoutSubviews {
      way?.assign(to: self, in: configurationState)
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if way == .prepareForReuse { way?.assign(to: self, in: configurationState) }
  }
}
