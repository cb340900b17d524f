import UIKit

extension UITableViewCell {
  /// Where the text of a row that shows a picture first begins, from the cell's leading edge; nil without a picture.
  ///
  /// The lines between such rows begin there, as UIKit's own do, so that pictures stand in a column without lines (Apple:
  /// UITableView.separatorInset).
  var textStartAfterPicture: CGFloat? {
    textFrameAfterPicture.map { leadingDistance(to: $0) }
  }

  private var textFrameAfterPicture: CGRect? {
    let content = contentView
    if let list = content as? UIListContentView {
      guard list.imageLayoutGuide != nil else { return nil }
      // The content is laid out after what lies behind it.
      list.layoutIfNeeded()
      return list.textLayoutGuide.map { convert($0.layoutFrame, from: list) }
    }
    // A cell makes its label and picture when it is asked for them: it is asked only where there are some.
    let views = content.subviews
    guard views.contains(where: { $0 is UIImageView }), views.contains(where: { $0 is UILabel }),
      let picture = imageView, picture.superview === content, picture.image != nil,
      let label = textLabel, label.superview === content
    else { return nil }
    return convert(label.frame, from: content)
  }
}
