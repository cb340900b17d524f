import Foundation

/// What a root was last solved with.
@MainActor struct LayoutRegion {
  struct Member {
    weak var view: UIView?
  }
  var isStale = false
  /// Whether insets changed with every solution, which they may not do any more.
  var isEndless = false
  let size: CGSize
  /// Where the root was scrolled to, nil if none of its guides is used.
  let origin: CGPoint?
  /// Roots below whose parts were solved with this one's, since a constraint reaches into them.
  let absorbed: [Member]

  func holds(for root: UIView) -> Bool {
    !isStale && size == root.bounds.size && (origin ?? root.bounds.origin) == root.bounds.origin
  }
}
