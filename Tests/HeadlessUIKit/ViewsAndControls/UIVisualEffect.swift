public import Foundation

/// An effect is kept; of all effects a view draws blur alone, as a translucent color.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
