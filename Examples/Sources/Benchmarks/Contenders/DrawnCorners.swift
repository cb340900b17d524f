import CapPositions
@_spi(Headless) import UIKit

/// A background that draws itself into a backing store.
struct DrawnCorners: CornerMaker {
  func round(_ cell: UITableViewCell, as position: CapPosition, width: CGFloat) {
    let view = cell.backgroundView as? DrawnBackground ?? DrawnBackground()
    view.position = position
    if cell.backgroundView !== view { cell.backgroundView = view }
  }

  func shown(on cell: UITableViewCell) -> CapPosition? {
    (cell.backgroundView as? DrawnBackground)?.position
  }
}

/// On iOS it would fill the path in a graphics context, which the stand-in has not.
///
/// So the time of drawing is missing here; the backing store is counted.
final class DrawnBackground: UIView {
  var position = CapPosition.middle {
    didSet { if position != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    _ = UIBezierPath.card(position, size: bounds.size)
  }

  /// Four bytes a pixel.
  var backingStoreBytes: Int {
    let scale = max(1, traitCollection.displayScale)
    return Int(bounds.width * scale) * Int(bounds.height * scale) * 4
  }
}
