public import Foundation

@MainActor @preconcurrency open class UIEvent: NSObject {
  public override init() { super.init() }

  open var type: UIEvent.EventType { .touches }
  open var timestamp: TimeInterval { HeadlessClock.now }
}

extension UIEvent {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }
}
