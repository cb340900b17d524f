public import Foundation

open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      fatalError(
        """
        It is not permissible to scale a font that has already been scaled: use the unscaled font instead.
        """)
    }
    let scaled = scaledValue(for: font.size, compatibleWith: traitCollection)
    return UIFont(
      face: font.face, size: maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled,
      scaling: .metrics(style, base: font, maximum: maximumPointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// Values grow as the published leading of the text style does, and end on a pixel.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = DynamicType.category(of: traitCollection)
    let ratio =
      DynamicType.leading(of: style, at: category) / DynamicType.leading(of: style, at: .large)
    let displayScale = (traitCollection ?? .current).displayScale
    let pixels = displayScale > 0 ? displayScale : 3
    return (value * ratio * pixels).rounded() / pixels
  }
}
