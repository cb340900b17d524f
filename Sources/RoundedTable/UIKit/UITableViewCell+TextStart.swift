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
  /// Reading either property creates the view, so neither is read on a cell with the app's own views.
  private var mayHaveSystemPicture: Bool {
    var (picture, label): (UIView?, UIView?)
    // UIKit sets the frames of its own views.
    for view in contentView.subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view is UIImageView { picture = view }
      if view is UILabel { label = view }
    }
    guard let picture, let label else { return false }
    return !keepsItself(picture) && !keepsItself(label)
  }

  /// Whether a stored property of the cell's own class holds the view.
  private func keepsItself(_ view: UIView) -> Bool {
    guard type(of: self) != UITableViewCell.self else { return false }
    let name = CellClass(
      cell: ObjectIdentifier(type(of: self)), view: ObjectIdentifier(type(of: view)))
    if let known = Self.cellClasses[name] { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    var isKept = false
    while let declared = mirror, declared.subjectType != UITableViewCell.self {
      if declared.children.contains(where: { $0.value as AnyObject === view }) { isKept = true }
      mirror = declared.superclassMirror
    }
    Self.cellClasses[name] = isKept
    return isKept
  }

  /// A key for the cache: reflection is slow, and the answer is the same for all cells of a class.
  private struct CellClass: Hashable {
    var cell: ObjectIdentifier
    var view: ObjectIdentifier
  }

  private static var cellClasses: [CellClass: Bool] = [:]
}
