import UIKit

/// Keeps a table's background view behind backdrops while there are any.
@MainActor struct BackgroundDepth {
  private weak var background: UIView?
  private var depth = SavedProperty(\UIView.layer.zPosition)

  mutating func order(_ tableView: UITableView) {
    guard tableView.backgroundView !== background else { return }
    restore()
    background = tableView.backgroundView
    if let background { depth.set(CardBackdropView.depth - 1, of: background) }
  }

  /// Restores the background view's depth, unless the app has changed it since.
  mutating func restore() {
    depth.restore(to: background)
    background = nil
  }
}
