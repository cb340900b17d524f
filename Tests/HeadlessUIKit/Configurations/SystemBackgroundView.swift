import Foundation

/// Draws a background configuration as the lowest subview of what it stands in.
final class SystemBackgroundView: UIView {
  private(set) var configuration: UIBackgroundConfiguration?
  private var fill: UIView?
  private var outline: UIView?
  private var picture: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ new: UIBackgroundConfiguration, tint: UIColor) {
    let old = configuration
    configuration = new
    showFill(new.resolvedBackgroundColor(for: tint))
    showOutline(of: new, tint: tint)
    showPicture(of: new)
    if old?.customView !== new.customView {
      if let view = old?.customView, view.superview === self { view.removeFromSuperview() }
      if let view = new.customView { addSubview(view) }
    }
    guard old != new else { return }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let configuration else { return }
    let box = bounds.inset(by: insets(of: configuration))
    fill?.frame = box
    picture?.frame = box
    configuration.customView?.frame = box
    let radius = min(configuration.cornerRadius, min(box.width, box.height) / 2)
    fill?.layer.cornerRadius = radius
    picture?.layer.cornerRadius = radius
    let outset = configuration.strokeOutset
    outline?.frame = box.insetBy(dx: -outset, dy: -outset)
    outline?.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if configuration?.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty == false {
      setNeedsLayout()
    }
  }

  // MARK: Parts

  private func showFill(_ color: UIColor) {
    let view = fill ?? UIView(frame: bounds)
    if fill == nil { insertSubview(view, at: 0) }
    fill = view
    view.backgroundColor = color
    view.layer.cornerCurve = .continuous
  }

  private func showOutline(of new: UIBackgroundConfiguration, tint: UIColor) {
    guard new.strokeWidth > 0 else {
      outline?.removeFromSuperview()
      outline = nil
      return
    }
    let view = outline ?? UIView(frame: bounds)
    if outline == nil { addSubview(view) }
    outline = view
    view.layer.borderWidth = new.strokeWidth
    view.layer.borderColor =
      new.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    view.layer.cornerCurve = .continuous
  }

  private func showPicture(of new: UIBackgroundConfiguration) {
    guard let image = new.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(image: nil)
    if picture == nil { addSubview(view) }
    picture = view
    view.image = image
    view.contentMode = new.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerCurve = .continuous
  }

  // MARK: Measures

  private func insets(of configuration: UIBackgroundConfiguration) -> UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return physicalInsets(insets)
  }
}
