import UIKit

/// A way in which apps round a cell by hand.
enum Rounding {
  case cellLayer, backgroundView, maskLayer, shapeLayer, viewInContent, border, gradient, blur
  case configuredCorners
  /// With a small radius at all other corners.
  case twoRadii(inner: CGFloat)

  static let all: [Rounding] = [
    .cellLayer, .backgroundView, .maskLayer, .shapeLayer, .viewInContent, .border, .gradient, .blur,
    .configuredCorners, .twoRadii(inner: 0),
  ]

  @MainActor func round(_ corners: UIRectCorner, of cell: UITableViewCell) {
    // The bits of both types are the same.
    let mask = CACornerMask(rawValue: corners.rawValue & 15)
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: cell.bounds.width, height: 44),
      byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 10))
    switch self {
    case .cellLayer:
      round(cell.layer, mask)
    case .backgroundView:
      round(background({ UIView() }, of: cell).layer, mask)
      cell.backgroundView?.backgroundColor = .white
    case .maskLayer:
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      cell.layer.mask = shape
    case .shapeLayer:
      let shape = background({ ShapeView() }, of: cell).layer as? CAShapeLayer
      shape?.path = path.cgPath
      shape?.fillColor = UIColor.white.cgColor
    case .viewInContent:
      // The cell has the table's color, which is not seen.
      cell.backgroundColor = .lightGray
      let view = cell.contentView.subviews.first ?? part(of: cell.contentView)
      view.backgroundColor = .white
      round(view.layer, mask)
    case .border:
      let layer = background({ UIView() }, of: cell).layer
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
      round(layer, mask)
    case .gradient:
      let layer = background({ GradientView() }, of: cell).layer
      (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.lightGray.cgColor]
      round(layer, mask)
    case .blur:
      let view = background({ UIVisualEffectView(effect: nil) }, of: cell)
      view.effect = UIBlurEffect(style: .systemMaterial)
      round(view.layer, mask)
    case .configuredCorners:
      let view = background({ UIView() }, of: cell)
      view.backgroundColor = .white
      guard #available(iOS 26.0, *) else { return round(view.layer, mask) }
      view.cornerConfiguration = .uniformEdges(
        topRadius: .fixed(corners.contains(.topLeft) ? 10 : 0),
        bottomRadius: .fixed(corners.contains(.bottomLeft) ? 10 : 0))
    case .twoRadii(let inner):
      let top = background({ UIView() }, of: cell)
      let bottom = top.subviews.first ?? UIView(frame: top.bounds)
      bottom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bottom.backgroundColor = .white
      top.addSubview(bottom)
      round(top.layer, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      round(bottom.layer, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      top.layer.cornerRadius = corners.contains(.topLeft) ? 10 : inner
      bottom.layer.cornerRadius = corners.contains(.bottomLeft) ? 10 : inner
    }
  }

  @MainActor private func round(_ layer: CALayer, _ corners: CACornerMask) {
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    layer.masksToBounds = true
  }

  @MainActor private func part(of content: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
    return view
  }

  @MainActor private func background<View: UIView>(
    _ make: () -> View, of cell: UITableViewCell
  ) -> View {
    if let view = cell.backgroundView as? View { return view }
    let view = make()
    cell.backgroundColor = .clear
    cell.backgroundView = view
    return view
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }
}
