public import Foundation

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }
}
