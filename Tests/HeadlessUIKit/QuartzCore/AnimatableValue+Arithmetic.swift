import Foundation

extension AnimatableValue {
  /// The value at a fraction of the way to another, nil where the two have nothing in between.
  func mixed(with other: AnimatableValue, by fraction: Double) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(Self.mix(from, to, fraction))
    case (.numbers(let from), .numbers(let to)):
      guard from.count == to.count else { return nil }
      return .numbers(zip(from, to).map { Self.mix($0, $1, fraction) })
    case (.color(let from), .color(let to)):
      return .color(Self.mix(from, to, fraction))
    case (.colors(let from), .colors(let to)):
      guard from.count == to.count else { return nil }
      return .colors(zip(from, to).map { Self.mix($0, $1, fraction) ?? $1 })
    case (.transform(let from), .transform(let to)):
      let rows = zip(from.rows, to.rows).map { $0 + ($1 - $0) * fraction }
      return .transform(CATransform3D(rows: rows))
    case (.path(let from?), .path(let to?)):
      return Self.mix(from, to, fraction).map { .path($0) }
    default:
      return nil
    }
  }

  func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      .number(left + right)
    case (.numbers(let left), .numbers(let right)) where left.count == right.count:
      .numbers(zip(left, right).map { $0 + $1 })
    default:
      nil
    }
  }

  func scaled(by factor: Double) -> AnimatableValue? {
    switch self {
    case .number(let number): .number(number * factor)
    case .numbers(let numbers): .numbers(numbers.map { $0 * factor })
    case .color, .colors, .transform, .path: nil
    }
  }

  /// What changes nothing when added.
  var zero: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return scaled(by: 0)
  }

  /// Written so that a fraction of 1 gives exactly the end.
  private static func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    fraction == 1 ? to : from + (to - from) * fraction
  }

  /// No color, or one that is not seen, is the other one faded out.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ fraction: Double) -> CGColor? {
    if fraction == 1 { return to }
    func seen(_ color: CGColor?) -> ColorComponents? {
      color.flatMap { $0.alpha > 0 ? $0.values : nil }
    }
    guard let faded = (seen(from) ?? seen(to))?.withAlpha(0) else { return to }
    let start = seen(from) ?? faded
    return CGColor(start.mixed(with: seen(to) ?? faded, by: CGFloat(fraction)))
  }

  private static func mix(_ from: CGPath, _ to: CGPath, _ fraction: Double) -> CGPath? {
    guard from.elements.count == to.elements.count else { return nil }
    var elements: [PathElement] = []
    elements.reserveCapacity(to.elements.count)
    for (first, second) in zip(from.elements, to.elements) {
      guard let element = first.mixed(with: second, { mix($0, $1, fraction) }) else { return nil }
      elements.append(element)
    }
    return CGPath(elements: elements)
  }
}

extension PathElement {
  /// Two steps of one kind, number by number.
  fileprivate func mixed(
    with other: PathElement, _ mix: (Double, Double) -> Double
  ) -> PathElement? {
    func point(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
    }
    switch (self, other) {
    case (.move(let from), .move(let to)):
      return .move(point(from, to))
    case (.line(let from), .line(let to)):
      return .line(point(from, to))
    case (.quad(let from, let control), .quad(let to, let otherControl)):
      return .quad(point(from, to), control: point(control, otherControl))
    case (.curve(let from, let first, let second), .curve(let to, let otherFirst, let otherSecond)):
      return .curve(
        point(from, to), control1: point(first, otherFirst), control2: point(second, otherSecond))
    case (.close, .close):
      return .close
    default:
      return nil
    }
  }
}
