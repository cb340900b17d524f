public import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }

  let face: FontFace
  private let size: CGFloat

  init(face: FontFace, pointSize: CGFloat) {
    self.face = face
    size = pointSize
    super.init()
  }

  open var pointSize: CGFloat { size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isBold { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.spacing == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }
}
