import RoundedTable
@_spi(Headless) import UIKit

extension SeenCard {
  /// What is wrong with a gradient of two colors across the card.
  ///
  /// In every frame it is one gradient: going down, colors change as fast everywhere, also across
  /// joints and where rows lie on one another while they move or fade. At rest it begins with the
  /// card and ends with it.
  func gradientFaults() -> [String] {
    guard let gradient = style.fill.gradient, gradient.spansCard, gradient.colors.count == 2
    else { return [] }
    let colors = gradient.colors.map { HeadlessDrawing.RGBA($0, traits: traits) }
    let scale = GradientScale(colors[0], colors[1])
    var faults: [String] = []
    var seen: [Sample] = []
    for part in parts where !part.isFree {
      for share in [0.3, 0.5, 0.7] {
        for y in heights(of: part) {
          let x = part.frame.minX + share * part.frame.width
          let color = part.color(x, y)
          guard let place = scale.place(of: color) else {
            faults.append("\(part.name) shows \(color), which is not in the gradient")
            continue
          }
          seen.append(Sample(part: part.name, x: share, y: y, place: place))
        }
      }
    }
    guard faults.isEmpty, let course = course(through: seen, gradient) else { return faults }
    // Where rows pass over one another a diagonal that grows is a little off, which no joint shows.
    if gradient.direction == .diagonal, isMoving { return [] }
    for sample in seen {
      let expected = min(1, max(0, course.place(at: sample.x, sample.y)))
      if abs(expected - sample.place) * scale.contrast > Self.rounding {
        faults.append(
          "\(sample.part): the gradient has come to \(sample.place) at \(sample.x), \(sample.y), not to \(expected)"
        )
      }
    }
    return faults
  }

  /// On both sides of a joint the fill has one color.
  func jointFaults() -> [String] {
    zip(parts, parts.dropFirst()).flatMap { upper, lower -> [String] in
      guard !upper.isFree, !lower.isFree, abs(upper.frame.maxY - lower.frame.minY) < 0.02 else {
        return []
      }
      return [0.3, 0.5, 0.7].compactMap { share in
        let colors = [(upper, upper.frame.maxY - 0.02), (lower, lower.frame.minY + 0.02)].map {
          $0.color($0.frame.minX + share * $0.frame.width, $1)
        }
        return colorDifference(colors[0], colors[1]) < Self.rounding
          ? nil : "\(upper.name)\(lower.name): \(colors) meet"
      }
    }
  }

  private struct Sample {
    var part: String
    /// The share of the part's width.
    var x: Double
    var y: CGFloat
    /// How far along the gradient its color is.
    var place: Double
  }

  /// How colors change from left to right of a part, and down the window.
  private struct Course {
    var origin: Sample
    var across: Double
    var down: Double

    func place(at x: Double, _ y: CGFloat) -> Double {
      origin.place + across * (x - origin.x) + down * Double(y - origin.y)
    }
  }

  /// At rest the course is that of the whole card, else the one that three colors far apart make.
  private func course(through seen: [Sample], _ gradient: CardGradient) -> Course? {
    let isDiagonal = gradient.direction == .diagonal
    let isMirrored = isDiagonal && traits.layoutDirection == .rightToLeft
    if let top, let bottom, !isMoving, parts.allSatisfy({ !$0.isFree }) {
      let (width, height) = (isDiagonal ? 0.5 : 0, (isDiagonal ? 0.5 : 1) / max(0.01, bottom - top))
      let start = Sample(part: "", x: isMirrored ? 1 : 0, y: top, place: 0)
      return Course(origin: start, across: isMirrored ? -width : width, down: Double(height))
    }
    let inside = seen.filter { $0.place > 0.001 && $0.place < 0.999 }
    guard let first = inside.min(by: { $0.y < $1.y }),
      let last = inside.filter({ $0.x == first.x }).max(by: { $0.y < $1.y }), last.y > first.y,
      let beside = inside.last(where: { $0.y == first.y && $0.x != first.x })
    else { return nil }
    return Course(
      origin: first, across: (beside.place - first.place) / (beside.x - first.x),
      down: (last.place - first.place) / Double(last.y - first.y))
  }
}

/// Finds out how far a color is on the way from one to another.
private struct GradientScale {
  let first: HeadlessDrawing.RGBA
  let steps: [Double]
  var contrast: Double { steps.map(abs).max() ?? 0 }

  init(_ first: HeadlessDrawing.RGBA, _ last: HeadlessDrawing.RGBA) {
    self.first = first
    steps = [last.red - first.red, last.green - first.green, last.blue - first.blue]
  }

  /// Nil for a color that is not on the way.
  func place(of color: HeadlessDrawing.RGBA) -> Double? {
    let from = [color.red - first.red, color.green - first.green, color.blue - first.blue]
    let length = steps.map { $0 * $0 }.reduce(0, +)
    guard length > 0, color.alpha > 0.999 else { return nil }
    let place = zip(from, steps).map(*).reduce(0, +) / length
    let isOn = zip(from, steps).allSatisfy { abs($0 - place * $1) < SeenCard.rounding }
    return isOn && place > -0.001 && place < 1.001 ? place : nil
  }
}
