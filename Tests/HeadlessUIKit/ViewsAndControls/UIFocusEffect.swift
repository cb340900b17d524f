public import Foundation

open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
