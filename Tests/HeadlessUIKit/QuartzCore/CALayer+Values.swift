import Foundation

extension CALayer {
  func commonValue(forKey key: String) -> AnimatableValue? {
    switch key {
    case "bounds": .rect(values.bounds)
    case "position": .point(values.position)
    case "anchorPoint": .point(values.anchorPoint)
    case "zPosition": .number(values.zPosition)
    case "transform": .transform(values.transform)
    case "opacity": .number(Double(values.opacity))
    case "cornerRadius": .number(values.cornerRadius)
    case "backgroundColor": .color(values.backgroundColor)
    case "borderWidth": .number(values.borderWidth)
    case "borderColor": .color(values.borderColor)
    case "shadowColor": .color(values.shadowColor)
    case "shadowOpacity": .number(Double(values.shadowOpacity))
    case "shadowOffset": .size(values.shadowOffset)
    case "shadowRadius": .number(values.shadowRadius)
    case "shadowPath": .path(values.shadowPath)
    default: nil
    }
  }

  func setCommonValue(_ value: AnimatableValue, forKey key: String) {
    switch key {
    case "bounds": values.bounds = value.rect ?? values.bounds
    case "position": values.position = value.point ?? values.position
    case "anchorPoint": values.anchorPoint = value.point ?? values.anchorPoint
    case "zPosition": values.zPosition = value.double ?? values.zPosition
    case "transform":
      values.transform = value.transformValue ?? values.transform
      values.hasTransform = !CATransform3DIsIdentity(values.transform)
    case "opacity": values.opacity = value.double.map { Float($0) } ?? values.opacity
    case "cornerRadius": values.cornerRadius = value.double ?? values.cornerRadius
    case "backgroundColor": values.backgroundColor = value.colorValue
    case "borderWidth": values.borderWidth = value.double ?? values.borderWidth
    case "borderColor": values.borderColor = value.colorValue
    case "shadowColor": values.shadowColor = value.colorValue
    case "shadowOpacity":
      values.shadowOpacity = value.double.map { Float($0) } ?? values.shadowOpacity
    case "shadowOffset": values.shadowOffset = value.size ?? values.shadowOffset
    case "shadowRadius": values.shadowRadius = value.double ?? values.shadowRadius
    case "shadowPath": values.shadowPath = value.pathValue
    default: break
    }
  }

  // MARK: Parts of values

  /// The value of a key, or of a part such as `position.y` or `bounds.size.height`.
  func animatableValue(forKeyPath path: String) -> AnimatableValue? {
    if let value = animatableValue(forKey: path) { return value }
    guard let part = ValuePart(path), let whole = animatableValue(forKey: part.key) else {
      return nil
    }
    return part.value(in: whole)
  }

  func setAnimatableValue(_ value: AnimatableValue, forKeyPath path: String) {
    guard animatableValue(forKey: path) == nil else {
      setAnimatableValue(value, forKey: path)
      return
    }
    guard let part = ValuePart(path), let whole = animatableValue(forKey: part.key),
      let changed = part.replacing(with: value, in: whole)
    else { return }
    setAnimatableValue(changed, forKey: part.key)
  }
}
