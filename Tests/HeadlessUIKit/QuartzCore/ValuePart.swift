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
    case .number, .color, .colors, .transform, .path:
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
    case .number, .color, .colors, .transform, .path:
      return nil
    }
  }
}
