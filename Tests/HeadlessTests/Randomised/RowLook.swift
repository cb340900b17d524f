@_spi(Headless) import UIKit

/// What the app puts behind a cell, by the item; each look has its own reuse identifier, as apps do it.
enum RowLook: Int, CaseIterable {
  case untouched
  case colored
  case opaqueContent
  case configured
  case backed
  case selectionBacked
  case inset
  case clipped

  init(item: Int) {
    let order: [RowLook] = [
      .untouched, .untouched, .colored, .untouched, .opaqueContent, .untouched, .configured,
      .untouched, .backed, .untouched, .selectionBacked, .inset, .untouched, .clipped,
    ]
    self = order[item % order.count]
  }

  var identifier: String { "cell \(rawValue)" }

  /// The app's colour behind the row.
  var fill: UIColor? {
    switch self {
    case .colored: .systemTeal
    case .opaqueContent: .systemOrange
    case .configured: .systemPurple
    case .backed: .systemGreen
    case .untouched, .selectionBacked, .inset, .clipped: nil
    }
  }

  /// The app's colour of the selected row.
  var selection: UIColor? { self == .selectionBacked ? .systemRed : nil }

  @MainActor func dress(_ cell: UITableViewCell) {
    switch self {
    case .untouched: break
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
