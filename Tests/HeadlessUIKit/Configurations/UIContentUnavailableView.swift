public import Foundation

@available(iOS 17.0, *)
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  private let picture = UIImageView()
  private let heading = UILabel()
  private let detail = UILabel()
  private var shown: UIContentUnavailableConfiguration

  private init(showing shown: UIContentUnavailableConfiguration) {
    self.shown = shown
    super.init(frame: .zero)
    for view in [picture, heading, detail] {
      addSubview(view)
    }
    show()
  }
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(showing: configuration)
  }
  public required init(coder: NSCoder) {
    shown = .empty()
    super.init(frame: .zero)
  }

  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    picture.image = shown.image?.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 48))
    picture.tintColor = shown.imageProperties.tintColor
    show(shown.text, shown.textProperties, in: heading)
    show(shown.secondaryText, shown.secondaryTextProperties, in: detail)
    setNeedsLayout()
  }
  private func show(
    _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(
      by: UIEdgeInsets(
        shown.directionalLayoutMargins,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    let views: [(view: UIView, gap: CGFloat)] = [
      (picture, shown.imageToTextPadding), (heading, shown.textToSecondaryTextPadding), (detail, 0),
    ]
    let sizes = views.map { $0.view.sizeThatFits(area.size) }
    let height = zip(views, sizes).reduce(CGFloat(0)) { sum, row in
      sum + row.1.height + (row.1.height > 0 ? row.0.gap : 0)
    }
    var y = area.midY - height / 2
    for (row, size) in zip(views, sizes) {
      row.view.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
      y += size.height + (size.height > 0 ? row.gap : 0)
    }
    picture.contentMode = .center
  }
}
