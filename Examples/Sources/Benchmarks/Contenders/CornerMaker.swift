import CapPositions
@_spi(Headless) import UIKit

/// How a contender rounds the corners of one row.
@MainActor protocol CornerMaker {
  func round(_ cell: UITableViewCell, as position: CapPosition, width: CGFloat)

  /// The position that the cell's corners show now.
  func shown(on cell: UITableViewCell) -> CapPosition?
}

/// The sizes that all contenders draw.
enum CardLook {
  static let radius: CGFloat = 10
  static let rowHeight: CGFloat = 44
}

/// The usual way: the cell's own layer clips.
struct CellLayerCorners: CornerMaker {
  func round(_ cell: UITableViewCell, as position: CapPosition, width: CGFloat) {
    var corners: CACornerMask = []
    if position.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CardLook.radius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  func shown(on cell: UITableViewCell) -> CapPosition? {
    let corners = cell.layer.cornerRadius > 0 ? cell.layer.maskedCorners : []
    return CapPosition(
      joinsPrevious: !corners.contains(.layerMinXMinYCorner),
      joinsNext: !corners.contains(.layerMinXMaxYCorner))
  }
}
