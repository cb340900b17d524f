public import Foundation

open class UIFont: NSObject, @unchecked Sendable {
  let face: FontFace
  let size: CGFloat
  /// How the font follows the text size that the user chose; nil for a fixed one.
  let scaling: FontScaling?

  init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    self.face = face
    self.size = size
    self.scaling = scaling
    super.init()
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .bold), size: fontSize)
  }
  open class var labelFontSize: CGFloat { 17 }

  // MARK: Dynamic Type

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = DynamicType.category(of: traitCollection)
    return UIFont(
      face: FontFace(weight: style == .headline ? .semibold : .regular),
      size: DynamicType.pointSize(of: style, at: category), scaling: .style(style))
  }

  // MARK: Metrics

  open var pointSize: CGFloat { size }
  // The proportions of the system font on an iPhone, so that rows get the heights they have there.
  open var ascender: CGFloat { size * 0.952_148_437_5 }
  open var descender: CGFloat { size * -0.241_210_937_5 }
  open var capHeight: CGFloat { size * 0.704_589_843_75 }
  open var lineHeight: CGFloat { ascender - descender }
  open var leading: CGFloat { 0 }

  // MARK: Equality

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || face == other.face && size == other.size
  }
  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }
}
