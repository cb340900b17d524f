import UIKit

extension UITableViewCell {
  /// The distance from the leading edge of a view in the cell to the text of a row that begins with an image; nil without an
  /// image.
  ///
  /// The lines between such rows begin there, as UIKit's own do (Apple: UITableView.separatorInset). It is not measured from the
  /// cell's bounds, which a swipe may move.
  func textStartAfterPicture(in view: UIView) -> CGFloat? {
    textFrameAfterPicture.map { view.leadingDistance(to: convert($0, to: view)) }
  }

  private var textFrameAfterPicture: CGRect? {
    let content = contentView
    if let list = content as? UIListContentView {
      guard list.imageLayoutGuide != nil else { return nil }
      // The content is laid out after the background.
      list.layoutIfNeeded()
      return list.textLayoutGuide.map { convert($0.layoutFrame, from: list) }
    }
    guard mayHaveSystemPicture, let picture = imageView, picture.superview === content,
      picture.image != nil, let label = textLabel, label.superview === content
    else { return nil }
    return convert(label.frame, from: content)
  }

  /// Whether the content view has an image view and a label that may be the cell's `imageView` and `textLabel`.
  ///
  /// Reading either property creates the view, so neither is read on a cell of another class than UIKit's, whose views may be its
  /// own.
  private var mayHaveSystemPicture: Bool {
    guard type(of: self) == UITableViewCell.self else { return false }
    var (picture, label): (UIView?, UIView?)
    // UIKit sets the frames of its own views.
    for view in contentView.subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view is UIImageView { picture = view }
      if view is UILabel { label = view }
    }
    return picture != nil && label != nil
  }
}
