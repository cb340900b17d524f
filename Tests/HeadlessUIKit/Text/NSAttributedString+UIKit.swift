public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

// Documented with Foundation, whose declarations on Linux end before these.
extension NSAttributedString.Key {
  @_documentation(visibility: internal)
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  @_documentation(visibility: internal)
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  @_documentation(visibility: internal)
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
