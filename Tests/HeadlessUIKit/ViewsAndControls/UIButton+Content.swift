import Foundation

extension UIButton {
  var madeTitleLabel: UILabel {
    if let label = content.label { return label }
    let label = UILabel()
    label.font = content.type == .system ? .systemFont(ofSize: 15) : .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    content.label = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = content.imageView { return view }
    let view = UIImageView()
    view.contentMode = .center
    content.imageView = view
    addSubview(view)
    return view
  }

  var shownTitleColor: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return content.type == .custom ? .white : tintColor
  }

  func contentChanged() {
    if let title = currentTitle {
      madeTitleLabel.text = title
      madeTitleLabel.textColor = shownTitleColor
    } else {
      content.label?.text = nil
    }
    if let image = currentImage {
      madeImageView.image = image
    } else {
      content.imageView?.image = nil
    }
    alpha = isHighlighted && content.type == .system ? 0.2 : 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }
  private var titleSize: CGSize {
    guard currentTitle != nil, let label = content.label else { return .zero }
    let most = CGFloat.greatestFiniteMagnitude
    return label.sizeThatFits(CGSize(width: most, height: most))
  }

  /// A system button's title has 6 points above and below it when nothing else is said.
  var contentSize: CGSize {
    let insets = contentEdgeInsets
    let title = titleSize
    let image = imageSize
    let padding: CGFloat = insets == .zero && content.type == .system ? 6 : 0
    return CGSize(
      width: max(title.width + image.width, 30) + insets.left + insets.right,
      height: max(title.height, image.height) + 2 * padding + insets.top + insets.bottom)
  }

  func layOutContent() {
    let area = bounds.inset(by: contentEdgeInsets)
    let image = imageSize
    let title = titleSize
    let titleWidth = min(title.width, max(0, area.width - image.width))
    let total = image.width + titleWidth
    var left =
      switch effectiveContentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - total
      default: area.minX + (area.width - total) / 2
      }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ size: CGSize, _ insets: UIEdgeInsets) {
      let y =
        switch contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - size.height
        default: area.minY + (area.height - size.height) / 2
        }
      view?.frame = CGRect(
        x: left + (insets.left - insets.right) / 2, y: y + (insets.top - insets.bottom) / 2,
        width: size.width, height: size.height)
      left += size.width
    }
    let titleFrame = CGSize(width: titleWidth, height: title.height)
    if isRightToLeft { place(content.label, titleFrame, titleEdgeInsets) }
    place(content.imageView, image, imageEdgeInsets)
    if !isRightToLeft { place(content.label, titleFrame, titleEdgeInsets) }
  }
}
