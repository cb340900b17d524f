public import Foundation

/// Takes its room in a line of text, and is not drawn.
open class NSTextAttachment: NSObject {
  open class var character: Int { 0xFFFC }

  open var image: UIImage?
  open var bounds = CGRect.zero

  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  var width: CGFloat { bounds.isEmpty ? image?.size.width ?? 0 : bounds.width }
}
