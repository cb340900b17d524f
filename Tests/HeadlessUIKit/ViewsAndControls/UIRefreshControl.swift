public import Foundation

/// There to be assigned and asked.
///
/// Pulling does not start it: it has no height of its own.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
