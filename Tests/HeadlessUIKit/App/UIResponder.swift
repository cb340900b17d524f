public import Foundation

@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.pass(to: self) }
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.take(from: self) }
}
