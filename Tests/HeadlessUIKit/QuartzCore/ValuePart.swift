import Foundation

/// The part of a layer's value that a key path names: Apple, Core Animation Programming Guide,
/// Key Path Support for Structures.
struct ValuePart {
  let key: String
  private let part: String

  init?(_ path: String) {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    key = String(path[..<dot])
    part = String(path[path.index(after: dot)...])
  }

  private func indices(count: Int) -> Range<Int>? {
    switch part {
    case "x", "width", "origin.x": 0..<1
    case "y", "height", "origin.y": 1..<2
    case "origin" where count == 4: 0..<2
    case "size" where count == 4: 2..<4
    case "size.width" where count == 4: 2..<3
    case "size.height" where count == 4: 3..<4
    default: nil
    }
  }

  func value(in whole: AnimatableValue) -> AnimatableValue? {
    switch whole {
    case .numbers(let numbers):
      guard let indices = indices(count: numbers.count) else { return nil }
      return indices.count == 1
        ? .number(numbers[indices.lowerBound]) : .numbers(Array(numbers[indices]))
    case .transform(let transform):
      let affine = CATransform3DGetAffineTransform(transform)
      switch part {
      case "translation.x": return .number(affine.tx)
      case "translation.y": return .number(affine.ty)
      case "translation": return .numbers([affine.tx, affine.ty])
      case "scale.x", "scale":
        return .number((affine.a * affine.a + affine.b * affine.b).squareRoot())
      case "scale.y": return .number((affine.c * affine.c + affine.d * affine.d).squareRoot())
      case "rotation", "rotation.z": return .number(atan2(affine.b, affine.a))
      default: return nil
      }
    case .number, .color, .colors, .path:
      return nil
    }
  }

  func replacing(with value: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue? {
    switch whole {
    case .numbers(var numbers):
      guard let indices = indices(count: numbers.count) else { return nil }
      let replacement = value.array ?? value.double.map { [$0] } ?? []
      guard replacement.count == indices.count else { return nil }
      numbers.replaceSubrange(indices, with: replacement)
      return .numbers(numbers)
    case .transform(let transform):
      return Self.transform(transform, setting: part, to: value).map { .transform($0) }
    case .number, .color, .colors, .path:
      return nil
    }
  }

  private static func transform(
    _ old: CATransform3D, setting part: String, to value: AnimatableValue
  ) -> CATransform3D? {
    var affine = CATransform3DGetAffineTransform(old)
    let angle = atan2(affine.b, affine.a)
    let scaleX = (affine.a * affine.a + affine.b * affine.b).squareRoot()
    let scaleY = (affine.c * affine.c + affine.d * affine.d).squareRoot()
    func made(_ angle: CGFloat, _ scaleX: CGFloat, _ scaleY: CGFloat) -> CATransform3D {
      let linear = CGAffineTransform(scaleX: scaleX, y: scaleY)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: affine.tx, y: affine.ty))
      return CATransform3DMakeAffineTransform(linear)
    }
    if part == "translation", let point = value.point {
      affine.tx = point.x
      affine.ty = point.y
      return CATransform3DMakeAffineTransform(affine)
    }
    guard let number = value.double else { return nil }
    switch part {
    case "translation.x":
      affine.tx = number
      return CATransform3DMakeAffineTransform(affine)
    case "translation.y":
      affine.ty = number
      return CATransform3DMakeAffineTransform(affine)
    case "scale": return made(angle, number, number)
    case "scale.x": return made(angle, number, scaleY)
    case "scale.y": return made(angle, scaleX, number)
    case "rotation", "rotation.z": return made(number, scaleX, scaleY)
    default: return nil
    }
  }
}
