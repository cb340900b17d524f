public import Foundation

/// Takes its room in a line of text, and is not drawn.
open class NSTextAttachment: NSObject {
  open class var character: Int { 0xFFFC }

  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  public convenience override init() { self.init(data: nil, ofType: nil) }

  var width: CGFloat { bounds.isEmpty ? image?.size.width ?? 0 : bounds.width }
}
