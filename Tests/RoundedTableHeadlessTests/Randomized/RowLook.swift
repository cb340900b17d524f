@_spi(Headless) import UIKit

/// What the app puts behind a cell, by the item; each look has its own reuse identifier, as apps do
/// it.
enum RowLook: Int, CaseIterable {
  case untouched
  case colored
  case opaqueContent
  case configured
  case backed
  case selectionBacked
  case inset
  case clipped
  // Those that assign their background again and again.
  case handled
  case updating
  case displayed

  init(item: Int) {
    let order: [RowLook] = [
      .untouched, .untouched, .colored, .untouched, .opaqueContent, .untouched, .configured,
      .untouched, .backed, .untouched, .selectionBacked, .inset, .untouched, .clipped,
      .untouched, .handled, .colored, .updating, .opaqueContent, .updating, .configured,
      .handled, .backed, .untouched, .displayed, .inset, .handled, .clipped,
    ]
    self = order[item % order.count]
  }

  var identifier: String { "cell \(rawValue)" }

  /// The app's color behind the row.
  var fill: UIColor? {
    switch self {
    case .colored: .systemTeal
    case .opaqueContent: .systemOrange
    case .configured: .systemPurple
    case .backed: .systemGreen
    case .handled, .updating: .systemBrown
    case .displayed: .systemYellow
    case .untouched, .selectionBacked, .inset, .clipped: nil
    }
  }

  /// The app's color of the selected row.
  var selection: UIColor? {
    switch self {
    case .selectionBacked: .systemRed
    case .handled, .updating: .systemRed
    // UIKit leaves a configuration's color as it is.
    case .configured, .displayed: fill
    default: nil
    }
  }

  /// Whether the color of a selection is that of a configuration, which is what fills the card.
  var selectsByConfiguration: Bool {
    switch self {
    case .handled, .updating, .configured, .displayed: true
    default: false
    }
  }

  var cellClass: UITableViewCell.Type {
    switch self {
    case .updating: UpdatingCell.self
    default: ScriptedCell.self
    }
  }

  /// What a cell assigns in some state.
  func configuration(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.listGroupedCell()
    configuration.backgroundColor = state.isSelected || state.isHighlighted ? selection : fill
    return configuration
  }

  /// What an app's delegate does with a cell that is about to be shown.
  @MainActor func display(_ cell: UITableViewCell) {
    if self == .displayed {
      cell.backgroundConfiguration = configuration(for: cell.configurationState)
    }
  }

  @MainActor func decorate(_ cell: UITableViewCell) {
    switch self {
    case .untouched, .updating, .displayed: break
    case .handled:
      cell.configurationUpdateHandler = { cell, state in
        cell.backgroundConfiguration = configuration(for: state)
      }
    case .colored: cell.backgroundColor = fill
    case .opaqueContent: cell.contentView.backgroundColor = fill
    case .configured:
      var configuration = UIBackgroundConfiguration.listGroupedCell()
      configuration.backgroundColor = fill
      cell.backgroundConfiguration = configuration
    case .backed: cell.backgroundView = Self.view(fill)
    case .selectionBacked:
      cell.selectedBackgroundView = Self.view(selection)
      cell.multipleSelectionBackgroundView = Self.view(selection)
    case .inset:
      cell.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    case .clipped:
      cell.contentView.layer.cornerRadius = 7
      cell.contentView.layer.maskedCorners = [.layerMinXMaxYCorner]
      cell.contentView.clipsToBounds = true
    }
  }

  @MainActor private static func view(_ color: UIColor?) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = color
    return view
  }
}

extension RowLook {
  @MainActor var nib: UINib {
    UINib(making: { cellClass.init(registeredFor: identifier) })
  }
}
