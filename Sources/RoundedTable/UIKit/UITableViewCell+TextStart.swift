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
    guard mayHaveSystemPicture, let picture = imageView, picture.superview === content,
      picture.image != nil, let label = textLabel, label.superview === content
    else { return nil }
    return convert(label.frame, from: content)
  }

  /// Whether the content view has a picture and a label that can be the cell's `imageView` and `textLabel`.
  ///
  /// A cell makes both when it is asked for them, so a cell with views of the app's is not asked.
  private var mayHaveSystemPicture: Bool {
    var (picture, label): (UIView?, UIView?)
    // UIKit sets the frames of its own.
    for view in contentView.subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view is UIImageView { picture = view }
      if view is UILabel { label = view }
    }
    guard let picture, let label else { return false }
    return !keepsItself(picture) && !keepsItself(label)
  }

  /// Whether one of the properties that the cell's class declares holds a view.
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

  /// Looking at an object's properties takes long, and comes to the same for all cells of a class.
  private struct CellClass: Hashable {
    var cell: ObjectIdentifier
    var view: ObjectIdentifier
  }

  private static var cellClasses: [CellClass: Bool] = [:]
}
