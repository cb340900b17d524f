public import Foundation

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum SymbolScale: Int, Sendable {
    @_documentation(visibility: internal) case `default` = -1
    @_documentation(visibility: internal) case unspecified
    @_documentation(visibility: internal) case small
    @_documentation(visibility: internal) case medium
    @_documentation(visibility: internal) case large
  }

  public enum SymbolWeight: Int, Sendable {
    @_documentation(visibility: internal) case unspecified
    @_documentation(visibility: internal) case ultraLight
    @_documentation(visibility: internal) case thin
    @_documentation(visibility: internal) case light
    @_documentation(visibility: internal) case regular
    @_documentation(visibility: internal) case medium
    @_documentation(visibility: internal) case semibold
    @_documentation(visibility: internal) case bold
    @_documentation(visibility: internal) case heavy
    @_documentation(visibility: internal) case black
  }

  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
