import Foundation

/// A property's value as something that can be in between.
enum AnimatableValue {
  case number(Double)
  case numbers([Double])
  case color(CGColor?)
  case colors([CGColor])
  case transform(CATransform3D)
  case path(CGPath?)

  /// Takes what an animation was given, in the shape of the property it animates.
  init?(_ value: Any, like model: AnimatableValue) {
    if let value = value as? AnimatableValue {
      self = value
      return
    }
    switch model {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .numbers:
      guard let numbers = Self.numbers(value) else { return nil }
      self = .numbers(numbers)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(colors.compactMap { $0 as? CGColor })
    case .transform:
      guard let transform = value as? CATransform3D else { return nil }
      self = .transform(transform)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func numbers(_ value: Any) -> [Double]? {
    switch value {
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    case let value as [NSNumber]: value.map(\.doubleValue)
    default: nil
    }
  }
}

extension AnimatableValue {
  static func point(_ point: CGPoint) -> AnimatableValue { .numbers([point.x, point.y]) }
  static func size(_ size: CGSize) -> AnimatableValue { .numbers([size.width, size.height]) }
  static func rect(_ rect: CGRect) -> AnimatableValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var array: [Double]? {
    if case .numbers(let numbers) = self { numbers } else { nil }
  }

  var point: CGPoint? {
    guard let array, array.count == 2 else { return nil }
    return CGPoint(x: array[0], y: array[1])
  }

  var size: CGSize? {
    guard let array, array.count == 2 else { return nil }
    return CGSize(width: array[0], height: array[1])
  }

  var rect: CGRect? {
    guard let array, array.count == 4 else { return nil }
    return CGRect(x: array[0], y: array[1], width: array[2], height: array[3])
  }

  var colorValue: CGColor? {
    if case .color(let color) = self { color } else { nil }
  }

  var transformValue: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }

  var pathValue: CGPath? {
    if case .path(let path) = self { path } else { nil }
  }
}

extension AnimatableValue {
  /// The value as an app finds it in an animation's `fromValue`.
  func plain(forKey key: String) -> Any? {
    switch self {
    case .number(let number):
      let isFloat = key == "opacity" || key == "shadowOpacity"
      return isFloat ? Float(number) : CGFloat(number)
    case .numbers(let numbers):
      if key == "locations" { return numbers.map { NSNumber(value: $0) } }
      if let rect { return rect }
      return key == "shadowOffset" || key.hasSuffix("size") ? size : point
    case .color(let color): return color ?? CGColor.clear
    case .colors(let colors): return colors.isEmpty ? nil : colors
    case .transform(let transform): return transform
    case .path(let path): return path
    }
  }
}
