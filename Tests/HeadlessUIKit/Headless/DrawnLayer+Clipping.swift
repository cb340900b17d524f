import Foundation

extension DrawnLayer {
  /// Whether the layer's clip is seen to cut something off.
  ///
  /// A clip that isn't need not be written, and must not: where a card and its clip end together,
  /// the edge would be smoothed twice, and the table would shine through between two rows.
  var cutsSomethingOff: Bool {
    guard clips else { return false }
    return shape != nil || content != nil || sublayers.contains { !$0.fits(in: outline) }
  }

  /// Whether all that a layer paints lies inside an outline in the space of the layer above it, or
  /// can be made to by rounding the fill's corners.
  private func fits(in outer: DrawingOutline) -> Bool {
    guard paintsSomething else { return true }
    guard transform.isTranslation, mask == nil, shadow == nil, shape == nil, content == nil
    else { return false }
    let outer = outer.moved(into: transform)
    if fill != nil || gradient != nil || border != nil || clips {
      guard outer.holds(outline, isRoundable: border == nil) else { return false }
      if clips { return true }
    }
    return sublayers.allSatisfy { $0.fits(in: outer) }
  }
}

extension DrawingOutline {
  /// The outline in the space of a layer with a transform that only moves.
  func moved(into transform: CGAffineTransform) -> DrawingOutline {
    var moved = self
    moved.rect = rect.offsetBy(dx: -transform.tx, dy: -transform.ty)
    return moved
  }

  /// The box with the corners of another one as well, where both have the same corner.
  func rounded(like other: DrawingOutline) -> DrawingOutline {
    var result = self
    var takesCorner = false
    for (radius, tip) in Self.tips where isNear(tip(rect), tip(other.rect)) {
      guard other[keyPath: radius] > self[keyPath: radius] else { continue }
      result[keyPath: radius] = other[keyPath: radius]
      takesCorner = true
    }
    if takesCorner { result.isContinuous = other.isContinuous }
    return result
  }

  /// Whether a box lies inside: a rounded corner may be shared if the box can be given it too.
  fileprivate func holds(_ inner: DrawingOutline, isRoundable: Bool) -> Bool {
    let near = Self.precision
    guard rect.insetBy(dx: -near, dy: -near).contains(inner.rect) else { return false }
    return Self.tips.allSatisfy { radius, tip in
      guard self[keyPath: radius] > 0 else { return true }
      let reach = self[keyPath: radius] * CALayer.cornerCurveExpansionFactor(.continuous)
      if isNear(tip(rect), tip(inner.rect)) {
        let hasRoom =
          inner.rect.width >= min(rect.width, 2 * reach) - near
          && inner.rect.height >= min(rect.height, 2 * reach) - near
        return isRoundable && hasRoom && (!inner.isRounded || inner.isContinuous == isContinuous)
      }
      let corner = CGRect(origin: tip(rect), size: .zero).insetBy(dx: -reach, dy: -reach)
      return !corner.insetBy(dx: near, dy: near).intersects(inner.rect)
    }
  }

  private static let precision: CGFloat = 0.001

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= Self.precision && abs(one.y - other.y) <= Self.precision
  }

  private typealias Tip = (WritableKeyPath<DrawingOutline, CGFloat>, (CGRect) -> CGPoint)

  private static var tips: [Tip] {
    [
      (\.topLeft, { CGPoint(x: $0.minX, y: $0.minY) }),
      (\.topRight, { CGPoint(x: $0.maxX, y: $0.minY) }),
      (\.bottomLeft, { CGPoint(x: $0.minX, y: $0.maxY) }),
      (\.bottomRight, { CGPoint(x: $0.maxX, y: $0.maxY) }),
    ]
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
