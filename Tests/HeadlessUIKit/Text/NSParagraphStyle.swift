public import Foundation

/// How a paragraph is set, which labels here do not heed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  final var values = Values()

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open func copy(with zone: NSZone? = nil) -> Any { copied(into: NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(into: NSMutableParagraphStyle())
  }
  private func copied(into style: NSParagraphStyle) -> NSParagraphStyle {
    style.values = values
    return style
  }
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  override open var hash: Int { values.lineSpacing.hashValue }
}
