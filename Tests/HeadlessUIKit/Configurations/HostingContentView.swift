import Foundation

/// The content view of a hosting configuration.
final class HostingContentView: UIView, UIContentView {
  private var shown: UIHostingConfiguration
  private var content: UIView
  private var hostedBackground: UIView?

  init(_ configuration: UIHostingConfiguration) {
    shown = configuration
    content = configuration.content.make()
    hostedBackground = configuration.background?.make()
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    addSubview(content)
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIHostingConfiguration else {
        fatalError("Unsupported configuration \(newValue) for HostingContentView")
      }
      show(configuration)
    }
  }

  private func show(_ configuration: UIHostingConfiguration) {
    let former = shown
    shown = configuration
    if former.content !== shown.content {
      content.removeFromSuperview()
      content = shown.content.make()
      addSubview(content)
    }
    if former.background !== shown.background {
      hostedBackground?.removeFromSuperview()
      hostedBackground = shown.background?.make()
    }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: physicalInsets(contentMargins))
    if content.frame != frame { content.frame = frame }
    placeBackground()
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { hostedBackground?.removeFromSuperview() }
  }

  private func placeBackground() {
    guard let view = hostedBackground, let superview else { return }
    switch HeadlessVariations.hostedBackgrounds.answer {
    case .behindContent:
      superview.insertSubview(view, belowSubview: self)
      view.setFrameIfNeeded(CGRect(origin: .zero, size: superview.bounds.size))
    case .inContent:
      insertSubview(view, at: 0)
      view.setFrameIfNeeded(bounds)
    }
  }

  private var contentMargins: NSDirectionalEdgeInsets {
    let (own, margins) = (directionalLayoutMargins, shown.margins)
    return NSDirectionalEdgeInsets(
      top: margins.top ?? own.top, leading: margins.leading ?? own.leading,
      bottom: margins.bottom ?? own.bottom, trailing: margins.trailing ?? own.trailing)
  }

  /// The content's height and its margins; a minimum that the app has not set is the cell's.
  func height(for width: CGFloat, atLeast standard: CGFloat) -> CGFloat {
    let margins = contentMargins
    let inside = CGSize(width: max(0, width - margins.leading - margins.trailing), height: 0)
    let fitting = content.systemLayoutSizeFitting(
      inside, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(shown.minHeight ?? standard, margins.top + fitting.height + margins.bottom)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: height(for: targetSize.width, atLeast: 0))
  }
}
