import UIKit

/// Keeps a table's background view behind surfaces while there are any.
@MainActor struct SurfaceDepth {
  private static let behindSurfaces: CGFloat = -2
  private weak var background: UIView?
  private var depth = SavedProperty(\UIView.layer.zPosition)

  mutating func order(_ tableView: UITableView) {
    guard tableView.backgroundView !== background else { return }
    restore()
    background = tableView.backgroundView
    if let background { depth.set(Self.behindSurfaces, of: background) }
  }

  /// Restores the background view's depth, unless the app has changed it since.
  mutating func restore() {
    depth.restore(to: background)
    background = nil
  }
}
