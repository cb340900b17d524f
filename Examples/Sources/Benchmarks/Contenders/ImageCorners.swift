import CapPositions
@_spi(Headless) import UIKit

/// A background of three filled layers and four corner layers that share one image.
struct ImageCorners: CornerMaker {
  func round(_ cell: UITableViewCell, as position: CapPosition, width: CGFloat) {
    let view = cell.backgroundView as? ImageBackground ?? ImageBackground()
    view.show(position)
    if cell.backgroundView !== view { cell.backgroundView = view }
  }

  func shown(on cell: UITableViewCell) -> CapPosition? {
    (cell.backgroundView as? ImageBackground)?.position
  }
}

/// Pixels of a quarter of a disc.
///
/// The stand-in draws no images: what counts is that all corners share this one.
final class CornerImage: Sendable {
  static let shared = CornerImage()

  /// Four bytes a pixel, three pixels a point, as the phone has.
  static let bytes = Int(CardLook.radius * 3) * Int(CardLook.radius * 3) * 4
}

private final class ImageBackground: UIView {
  private let fills = (0..<3).map { _ in CALayer() }
  private let corners = (0..<4).map { _ in CALayer() }

  init() {
    super.init(frame: .zero)
    let color = UIColor.secondarySystemGroupedBackground.cgColor
    for fill in fills {
      fill.backgroundColor = color
      layer.addSublayer(fill)
    }
    for corner in corners { layer.addSublayer(corner) }
  }

  required init?(coder: NSCoder) {
    fatalError("The background is made in code")
  }

  func show(_ position: CapPosition) {
    let color = UIColor.secondarySystemGroupedBackground.cgColor
    for (index, corner) in corners.enumerated() {
      let isRounded = index < 2 ? position.roundsTop : position.roundsBottom
      corner.contents = isRounded ? CornerImage.shared : nil
      corner.backgroundColor = isRounded ? nil : color
    }
  }

  /// Read from the layers: the first corner is at the top, the last at the bottom.
  var position: CapPosition {
    CapPosition(joinsPrevious: corners[0].contents == nil, joinsNext: corners[3].contents == nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = CardLook.radius
    let inner = CGRect(
      x: radius, y: 0, width: max(0, bounds.width - 2 * radius), height: bounds.height)
    fills[0].frame = inner
    let side = CGRect(
      x: 0, y: radius, width: radius, height: max(0, bounds.height - 2 * radius))
    fills[1].frame = side
    fills[2].frame = side.offsetBy(dx: inner.maxX, dy: 0)
    for (index, corner) in corners.enumerated() {
      corner.frame = CGRect(
        x: index % 2 == 0 ? 0 : inner.maxX, y: index < 2 ? 0 : bounds.height - radius,
        width: radius, height: radius)
    }
  }
}
