import UIKit

/// Keeps a table's background view behind surfaces while there are any.
@MainActor struct SurfaceDepth {
  private static let behindSurfaces: CGFloat = -2
  private weak var background: UIView?
  private var former: CGFloat = 0

  mutating func order(_ tableView: UITableView) {
    guard tableView.backgroundView !== background else { return }
    restore()
    guard let view = tableView.backgroundView else { return }
    background = view
    former = view.layer.zPosition
    view.layer.zPosition = Self.behindSurfaces
  }

  /// Restores the background view's depth, unless the app has changed it since.
  mutating func restore() {
    if let background, background.layer.zPosition == Self.behindSurfaces {
      background.layer.zPosition = former
    }
    background = nil
  }
}
