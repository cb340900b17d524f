public import Foundation

// Foundation has these where UIKit is, and not on Linux.

/// What can be handed to another app.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// Carries what is dragged; nothing takes it here.
open class NSItemProvider: NSObject {
  public override init() { super.init() }
  public convenience init(object: any NSItemProviderWriting) { self.init() }
}

extension NSString: NSItemProviderWriting {}
