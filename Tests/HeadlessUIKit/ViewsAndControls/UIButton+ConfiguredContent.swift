import Foundation

/// A button that shows a configuration: its background, picture, title and subtitle.
extension UIButton {
  func showConfiguration(_ configuration: Configuration) {
    let color = configuration.foreground(of: self)
    show(configuration.title ?? currentTitle, in: madeTitleLabel, configuration.font, color)
    madeTitleLabel.lineBreakMode = configuration.titleLineBreakMode
    if configuration.subtitle != nil || content.subtitle != nil {
      let font = UIFont.preferredFont(forTextStyle: .caption1)
      show(configuration.subtitle, in: madeSubtitleLabel, font, color)
    }
    let image = configuration.image ?? currentImage
    if image != nil || content.imageView != nil {
      madeImageView.image =
        configuration.preferredSymbolConfigurationForImage.map {
          image?.applyingSymbolConfiguration($0) ?? image
        } ?? image
      madeImageView.tintColor = color
    }
    showBackground(configuration.fill(of: self))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ text: String?, in label: UILabel, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
  }

  private func showBackground(_ color: UIColor?) {
    guard color != nil || content.background != nil else { return }
    let view = content.background ?? UIView()
    if content.background == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      content.background = view
    }
    view.backgroundColor = color
  }

  private var madeSubtitleLabel: UILabel {
    if let label = content.subtitle { return label }
    let label = UILabel()
    content.subtitle = label
    addSubview(label)
    return label
  }

  func hideConfiguration() {
    content.subtitle?.removeFromSuperview()
    content.subtitle = nil
    content.background?.removeFromSuperview()
    content.background = nil
  }

  // MARK: Places

  private func size(of label: UILabel?) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let most = CGFloat.greatestFiniteMagnitude
    return label.sizeThatFits(CGSize(width: most, height: most))
  }

  private func textSize(_ configuration: Configuration) -> CGSize {
    let (title, subtitle) = (size(of: content.label), size(of: content.subtitle))
    let gap = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var pictureSize: CGSize { content.imageView?.image?.size ?? .zero }

  func configuredSize(_ configuration: Configuration) -> CGSize {
    let inside = insideSize(configuration)
    let insets = configuration.contentInsets
    return CGSize(
      width: inside.width + insets.leading + insets.trailing,
      height: inside.height + insets.top + insets.bottom)
  }

  private func insideSize(_ configuration: Configuration) -> CGSize {
    let (text, picture) = (textSize(configuration), pictureSize)
    let gap = text != .zero && picture != .zero ? configuration.imagePadding : 0
    return configuration.isStacked
      ? CGSize(
        width: max(text.width, picture.width), height: text.height + gap + picture.height)
      : CGSize(
        width: text.width + gap + picture.width, height: max(text.height, picture.height))
  }

  func layOutConfiguration(_ configuration: Configuration) {
    content.background?.frame = CGRect(origin: .zero, size: bounds.size)
    content.background?.layer.cornerRadius = configuration.cornerRadius(in: bounds.size)
    let (text, picture) = (textSize(configuration), pictureSize)
    let inside = insideSize(configuration)
    let insets = physicalInsets(configuration.contentInsets)
    let area = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - inside.width
      default: area.midX - inside.width / 2
      }
    let box = CGRect(
      x: x, y: area.midY - inside.height / 2, width: inside.width, height: inside.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let placement = configuration.imagePlacement
    let isAtLeft = placement == (isMirrored ? .trailing : .leading)
    var pictureBox = CGRect(
      x: isAtLeft ? box.minX : box.maxX - picture.width, y: box.midY - picture.height / 2,
      width: picture.width, height: picture.height)
    var textBox = CGRect(
      x: isAtLeft ? box.maxX - text.width : box.minX, y: box.midY - text.height / 2,
      width: text.width, height: text.height)
    if configuration.isStacked {
      let isAbove = placement == .top
      pictureBox.origin = CGPoint(
        x: box.midX - picture.width / 2, y: isAbove ? box.minY : box.maxY - picture.height)
      textBox.origin = CGPoint(
        x: box.midX - text.width / 2, y: isAbove ? box.maxY - text.height : box.minY)
    }
    content.imageView?.frame = pictureBox
    placeTexts(configuration, in: textBox, isMirrored: isMirrored)
  }

  private func placeTexts(_ configuration: Configuration, in box: CGRect, isMirrored: Bool) {
    let (title, subtitle) = (size(of: content.label), size(of: content.subtitle))
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration.titleAlignment {
      case .center: box.midX - width / 2
      case .automatic, .leading: isMirrored ? box.maxX - width : box.minX
      case .trailing: isMirrored ? box.minX : box.maxX - width
      }
    }
    content.label?.frame = CGRect(origin: CGPoint(x: x(title.width), y: box.minY), size: title)
    content.subtitle?.frame = CGRect(
      origin: CGPoint(x: x(subtitle.width), y: box.maxY - subtitle.height), size: subtitle)
  }
}

extension UIButton.Configuration {
  /// Whether the picture is above or below the text.
  fileprivate var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
}
