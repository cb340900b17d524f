public import Foundation

/// An effect is kept; the pencil draws what is in an effect view as if there were none.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
