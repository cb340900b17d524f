import UIKit

/// A view whose size changes whenever its table is scrolled, and which has the view around it laid
/// out then.
final class ScrollFollower: PlainView {
  convenience init(following tableView: UITableView, in observer: UIView) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
    observer.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: observer.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: observer.topAnchor),
      // It stays where it is on screen, while the observer scrolls.
      bottomAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
  }
}
