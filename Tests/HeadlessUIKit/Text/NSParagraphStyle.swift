public import Foundation

/// How a paragraph is set, which labels here do not heed.
open class NSParagraphStyle: NSObject, NSCopying {
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }
  final var values = Values()

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.values = values
    return style
  }
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  override open var hash: Int { values.lineSpacing.hashValue }
}
