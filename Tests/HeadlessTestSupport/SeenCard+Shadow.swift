import RoundedTable
@_spi(Headless) import UIKit

extension SeenCard {
  /// What is wrong with the card's shadow, compared with the one that a view of the card's outline
  /// casts.
  ///
  /// Each part draws its share beside itself, and the ends what is above and below. Where other
  /// rows are, it draws none.
  ///
  /// - Parameter rows: All rows in sight, of this card and of others.
  /// - Returns: One text for each fault; none if nothing is wrong.
  func shadowFaults(among rows: [CGRect]) -> [String] {
    guard let shadow = style.shadow else { return [] }
    var faults: [String] = []
    for run in runs {
      let ends = ends(of: run)
      // While rows pass one another there is no outline to compare with.
      let isInOrder = zip(run, run.dropFirst()).allSatisfy {
        $0.frame.minY < $1.frame.minY - 0.1 && $0.frame.maxY < $1.frame.maxY - 0.1
      }
      for part in run {
        // Each has the outline at its own sides: one of them may be swiped.
        let ideal = ShadowedView(outline(of: run, beside: part), shadow, traits)
        // On one that it covers in part, on its way, there may be a shadow.
        let below = rows.filter {
          abs($0.minY - part.row.minY) > 0.1 && $0.intersects(part.row.insetBy(dx: 0, dy: 0.1))
        }
        for point in points(around: part, shadow.radius) {
          let isBeside = point.y > part.row.minY && point.y < part.row.maxY
          let isAbove = point.y <= part.row.minY
          let isAtEnd = (isAbove ? ends.top : ends.bottom)?.view === part.view
          guard isInOrder || !isBeside && !isAtEnd else { continue }
          if below.contains(where: { $0.contains(point) }) { continue }
          let isOnRow = rows.contains { $0.insetBy(dx: 0, dy: -0.01).contains(point) }
          if isOnRow, !part.isOpaque { continue }
          let isShown = part.isFree || isBeside || isAtEnd && !isOnRow
          let wanted = isShown ? ideal.alpha(at: point) : 0
          let found = part.color(point.x, point.y).alpha
          if abs(found - wanted) > Self.rounding {
            faults.append("the shadow of \(part.name) is \(found) at \(point), not \(wanted)")
          }
        }
      }
    }
    return faults
  }

  /// Places beside a part, and above and below it, near enough to tell where its shadow ends.
  private func points(around part: SeenPart, _ radius: CGFloat) -> [CGPoint] {
    let (frame, far) = (part.frame, max(1, radius))
    var points: [CGPoint] = []
    let outside = [frame.minY - far, frame.minY - 0.5, frame.maxY + 0.5, frame.maxY + far]
    let sides = [frame.minX - far, frame.minX - 0.5, frame.maxX + 0.5, frame.maxX + far]
    for x in sides {
      points += (heights(of: part) + outside).map { CGPoint(x: x, y: $0) }
    }
    for share in [0.1, 0.5, 0.9] {
      points += outside.map { CGPoint(x: frame.minX + share * frame.width, y: $0) }
    }
    return points
  }
}

/// A view of an outline that casts a shadow, and nothing else.
@MainActor private struct ShadowedView {
  private let drawing: HeadlessDrawing
  private let outline: CGRect

  init(_ outline: CGRect, _ shadow: CardShadow, _ traits: UITraitCollection) {
    self.outline = outline
    let view = UIView(frame: CGRect(origin: .zero, size: outline.size))
    view.layer.shadowColor = shadow.color.resolvedColor(with: traits).cgColor
    view.layer.shadowOpacity = Float(shadow.opacity)
    view.layer.shadowRadius = shadow.radius
    view.layer.shadowOffset = shadow.offset
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    drawing = HeadlessDrawing(of: view)
  }

  func alpha(at point: CGPoint) -> Double {
    drawing.color(at: CGPoint(x: point.x - outline.minX, y: point.y - outline.minY)).alpha
  }
}
