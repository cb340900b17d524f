import Foundation

/// What a view keeps of constraint layout.
///
/// A view that nothing constrains has none.
@MainActor final class ViewLayoutStorage {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide] = []
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?

  /// The place in the system that is being built; void when the stamp is another system's.
  var slot = LayoutSlot()
  /// The frame in its superview that the last solution gave; nil while no constraint names the
  /// view.
  var solvedFrame: CGRect?
  /// A constraint of another root's names this view, whose frame is its own affair.
  var isReference = false
  /// For a view whose frame others decide: what its subtree was solved with.
  var region: LayoutRegion?
  /// The root in whose region a constraint from outside pulled this root's own.
  weak var absorbingRoot: UIView?
}
