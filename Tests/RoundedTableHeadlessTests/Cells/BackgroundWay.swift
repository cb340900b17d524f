@_spi(Headless) import UIKit

/// A way in which an app's cell assigns what is behind it, again and again.
nonisolated struct BackgroundWay: Sendable, CustomStringConvertible {
  /// Where it is assigned.
  enum Place: CaseIterable, Sendable {
    case updateConfiguration, handlerSetInInit, handlerSetAtDequeue
    case willDisplay, prepareForReuse

    /// Whether what is assigned there follows the state.
    var knowsState: Bool {
      switch self {
      case .updateConfiguration, .handlerSetInInit, .handlerSetAtDequeue: true
      case .willDisplay, .prepareForReuse: false
      }
    }
  }

  /// What is assigned.
  enum Kind: CaseIterable, Sendable {
    case color, clear, systemsOwn, transformer, customView, radiusAndInsets, view
  }

  var place: Place
  var kind: Kind

  static let all = Place.allCases.flatMap { place in
    Kind.allCases.map { BackgroundWay(place: place, kind: $0) }
  }

  var description: String { "\(kind) in \(place)" }

  static let marked = UIColor.systemRed

  /// A row's own color, so that a row that has another's is seen; an item is not known yet when
  /// its cell is prepared for it.
  func resting(_ item: String) -> UIColor {
    let colors = [UIColor.systemBrown, .systemMint, .systemIndigo, .systemOrange]
    return place == .prepareForReuse
      ? colors[0] : colors[Int(item.unicodeScalars.first?.value ?? 0) % colors.count]
  }

  /// What an item's row has to be filled with, nil where the cell asks for nothing to be seen.
  func fill(_ item: String, isSelectedOrHighlighted: Bool) -> UIColor? {
    switch kind {
    case .clear: nil
    case .systemsOwn: isSelectedOrHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
    case .transformer: .systemPurple
    // A view leaves the selection to the system.
    case .view: isSelectedOrHighlighted ? .systemGray4 : resting(item)
    case .color, .customView, .radiusAndInsets:
      isSelectedOrHighlighted && place.knowsState ? Self.marked : resting(item)
    }
  }

  /// What an item's cell assigns in a state.
  @MainActor private func configuration(
    _ item: String, for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    let isSelectedOrHighlighted = place.knowsState && (state.isSelected || state.isHighlighted)
    let color = isSelectedOrHighlighted ? Self.marked : resting(item)
    var configuration = UIBackgroundConfiguration.listGroupedCell()
    switch kind {
    case .clear: return .clear()
    case .systemsOwn: return configuration.updated(for: state)
    case .transformer:
      configuration.backgroundColor = color
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
    case .color, .view: configuration.backgroundColor = color
    }
    return configuration
  }

  /// Does to a cell what an app of this manner does.
  @MainActor func assign(to cell: UITableViewCell, in state: UICellConfigurationState) {
    let item = (cell as? WayCell)?.item ?? ""
    guard kind == .view else {
      cell.backgroundConfiguration = configuration(item, for: state)
      return
    }
    let view = (cell as? WayCell)?.background
    view?.backgroundColor = resting(item)
    if cell.backgroundView !== view { cell.backgroundView = view }
  }
}

/// A cell that assigns its background in one of the ways.
class WayCell: UITableViewCell {
  let background = UIView(frame: .zero)
  var item = ""
  /// Told of every update of the configuration.
  var onUpdate: (() -> Void)?
  private(set) var way: BackgroundWay?

  /// Does what the initializer of an app's cell does: here the way is known only after it.
  func begin(_ way: BackgroundWay) {
    guard self.way == nil else { return }
    self.way = way
    switch way.place {
    case .handlerSetInInit: configurationUpdateHandler = { way.assign(to: $0, in: $1) }
    case .prepareForReuse: way.assign(to: self, in: configurationState)
    default: break
    }
  }

  private func reach(_ place: BackgroundWay.Place, _ state: UICellConfigurationState) {
    if way?.place == place { way?.assign(to: self, in: state) }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    onUpdate?()
    reach(.updateConfiguration, state)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reach(.prepareForReuse, configurationState)
  }
}
