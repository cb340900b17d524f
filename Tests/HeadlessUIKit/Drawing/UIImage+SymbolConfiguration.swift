public import Foundation

extension UIImage {
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    struct Values: Equatable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
    }

    let values: Values

    init(values: Values) {
      self.values = values
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(values: Values(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: Values(textStyle: textStyle))
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(values: Values(scale: scale))
    }

    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
      return merged(with: other) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.pointSize.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  /// What the other one specifies wins.
  func merged(with other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    var merged = values
    merged.pointSize = other.values.pointSize ?? merged.pointSize
    merged.textStyle = other.values.textStyle ?? merged.textStyle
    merged.weight = other.values.weight ?? merged.weight
    merged.scale = other.values.scale ?? merged.scale
    return UIImage.SymbolConfiguration(values: merged)
  }

  var resolvedPointSize: CGFloat {
    let size =
      values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      ?? 17
    switch values.scale {
    case .small: return size * 0.79
    case .large: return size * 1.28
    default: return size
    }
  }
}
