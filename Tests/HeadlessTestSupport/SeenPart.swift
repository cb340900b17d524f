@_spi(Headless) import UIKit

/// A part of a card as it is on screen now: a row, or a header or footer inside the card.
///
/// Places are in the window's coordinates.
@MainActor package struct SeenPart {
  package let name: String
  /// Where the part of the card is seen.
  package let frame: CGRect
  /// Where the row around it is seen, which reaches from side to side of the table.
  let row: CGRect
  let view: UIView
  let shape: UIView
  /// Whether it is in the user's hand, above the others.
  package var isFree = false
  /// What is behind the row's content alone, whether the row fades or not.
  private let drawing: HeadlessDrawing
  private let origin: CGPoint

  /// Looks at a cell, or a header or footer; nil if it shows no card.
  package init?(_ name: String, of view: UIView, in window: UIWindow) {
    let background =
      (view as? UITableViewCell)?.backgroundView
      ?? (view as? UITableViewHeaderFooterView)?.backgroundView
    guard !view.isHidden, let background, let shape = background.subviews.last else { return nil }
    self.name = name
    (self.view, self.shape) = (view, shape)
    // A shape may extend below a low row, and its fill above it.
    let fill = shape.subviews.first ?? shape
    frame = shape.layer.seenFrame(in: window.layer)
      .intersection(fill.layer.seenFrame(in: window.layer))
    row = view.layer.seenFrame(in: window.layer)
    drawing = HeadlessDrawing(of: background, values: .presentation)
    origin = background.layer.seenFrame(in: window.layer).origin
  }

  /// What is seen at a point behind the row's content if nothing else were there.
  func color(_ x: CGFloat, _ y: CGFloat) -> HeadlessDrawing.RGBA {
    drawing.color(at: CGPoint(x: x - origin.x, y: y - origin.y))
  }

  /// Whether nothing of what is behind it can be seen through the row.
  var isOpaque: Bool { (view.layer.presentation() ?? view.layer).opacity > 0.999 }

  /// Whether the row, or what it draws, is on its way.
  var isMoving: Bool {
    var layers = [view.layer, shape.layer]
    while let layer = layers.popLast() {
      let moved = layer.animationKeys() ?? []
      if moved.contains(where: { !$0.hasPrefix("backgroundColor") }) { return true }
      if layer !== view.layer { layers += layer.sublayers ?? [] }
    }
    return false
  }
}

extension CALayer {
  /// Where the layer is on screen now, in the coordinates of a layer above it.
  package func seenFrame(in root: CALayer) -> CGRect {
    var frame = (presentation() ?? self).bounds
    var layer = self
    while layer !== root, let above = layer.superlayer {
      let shown = layer.presentation() ?? layer
      frame = frame.offsetBy(
        dx: shown.frame.minX - shown.bounds.minX, dy: shown.frame.minY - shown.bounds.minY)
      layer = above
    }
    return frame
  }
}

/// The largest difference in red, green, blue or opacity between two colors.
package func colorDifference(_ one: HeadlessDrawing.RGBA, _ other: HeadlessDrawing.RGBA) -> Double {
  [
    one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha,
  ].map(abs).max() ?? 0
}
