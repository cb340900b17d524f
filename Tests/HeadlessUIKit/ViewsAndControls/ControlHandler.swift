/// What a control does for some of its events.
struct ControlHandler {
  /// Without an Objective-C runtime a selector can be kept and found again, but not sent.
  enum Work {
    case action(UIAction)
    case selector(Selector, target: WeakTarget)
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  var events: UIControl.Event
  var work: Work
}
