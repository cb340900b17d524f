public import Foundation

@MainActor @preconcurrency open class UIEvent: NSObject {
  public override init() { super.init() }
}
