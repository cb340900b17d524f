public import Foundation

// Foundation has these where UIKit is, and not on Linux. They are kept out of comparisons with lists of UIKit's declarations.

/// What can be handed to another app.
@_documentation(visibility: internal)
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// Carries what is dragged; nothing takes it here.
@_documentation(visibility: internal)
open class NSItemProvider: NSObject {
  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) { self.init() }
}

extension NSString: NSItemProviderWriting {}
