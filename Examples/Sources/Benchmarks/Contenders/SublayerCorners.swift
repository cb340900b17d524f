import CapPositions
@_spi(Headless) import UIKit

/// A background whose shape layers are thrown away and made anew for every row.
struct SublayerCorners: CornerMaker {
  func round(_ cell: UITableViewCell, as position: CapPosition, width: CGFloat) {
    let view = cell.backgroundView as? SublayerBackground ?? SublayerBackground()
    view.build(position, size: CGSize(width: width, height: CardLook.rowHeight))
    if cell.backgroundView !== view { cell.backgroundView = view }
  }

  func shown(on cell: UITableViewCell) -> CapPosition? {
    (cell.backgroundView as? SublayerBackground)?.position
  }
}

private final class SublayerBackground: UIView {
  private(set) var position: CapPosition?

  func build(_ position: CapPosition, size: CGSize) {
    self.position = position
    for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
    let shape = CAShapeLayer()
    shape.path = UIBezierPath.card(position, size: size).cgPath
    shape.fillColor = UIColor.secondarySystemGroupedBackground.cgColor
    layer.addSublayer(shape)
    guard !position.roundsBottom else { return }
    let line = CALayer()
    line.frame = CGRect(x: 16, y: size.height - 1, width: size.width - 16, height: 1)
    line.backgroundColor = UIColor.separator.cgColor
    layer.addSublayer(line)
  }
}

extension UIBezierPath {
  /// A row's part of a card.
  static func card(_ position: CapPosition, size: CGSize) -> UIBezierPath {
    var corners: UIRectCorner = []
    if position.roundsTop { corners.formUnion([.topLeft, .topRight]) }
    if position.roundsBottom { corners.formUnion([.bottomLeft, .bottomRight]) }
    return UIBezierPath(
      roundedRect: CGRect(origin: .zero, size: size), byRoundingCorners: corners,
      cornerRadii: CGSize(width: CardLook.radius, height: CardLook.radius))
  }
}
