public import Foundation

extension NSAttributedString.Key {
  @_documentation(visibility: internal) public static let font = NSAttributedString.Key("NSFont")
  @_documentation(visibility: internal) public static let foregroundColor = NSAttributedString.Key(
    "NSColor")
}
