import UIKit

/// An invisible view whose size changes whenever the table scrolls, and which then invalidates its
/// superview's layout.
final class ScrollFollower: PlainView {
  convenience init(following tableView: UITableView, in observer: UIView) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0), topAnchor.constraint(equalTo: observer.topAnchor),
      // This edge stays in place on screen while the observer scrolls.
      bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
  }
}
