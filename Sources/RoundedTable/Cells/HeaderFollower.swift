import UIKit

/// An invisible view in the observer that moves with a header, and makes the observer lay itself
/// out after the header has been moved, or has left the table.
///
/// Otherwise, rows might be cut, and shadows fall, where the header was: if a table lays out a new
/// cell in the middle of its own layout, everything in it is laid out (Apple:
/// CALayer.layoutIfNeeded), and it places its headers later. When constraints move a view, its
/// superview is laid out (Apple: Mysteries of Auto Layout, Part 2, WWDC15).
final class HeaderFollower: PlainView {
  private var tie: NSLayoutConstraint?

  /// Adds a follower of no header to an observer.
  convenience init(in observer: UIView) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(self)
    // When a header leaves the table, it takes its constraint along, and this view moves.
    let rest = topAnchor.constraint(equalTo: observer.topAnchor)
    rest.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 1), heightAnchor.constraint(equalToConstant: 1), rest,
    ])
  }

  /// Follows a header, which may have left the table and come back.
  ///
  /// A header that constraints place isn't followed, because another one might move it. Nor is one
  /// that's elsewhere: an app may show a header that it keeps in another table, window or overlay,
  /// and a constraint between views without a common ancestor traps (Apple:
  /// NSLayoutConstraint.activate(_:)).
  func follow(_ header: UIView) {
    guard tie?.isActive != true, header.translatesAutoresizingMaskIntoConstraints,
      let table = enclosing(UITableView.self), header.isDescendant(of: table)
    else { return }
    tie = topAnchor.constraint(equalTo: header.bottomAnchor)
    tie?.isActive = true
  }
}
