public import Foundation

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?
  /// The touches that are being followed.
  weak var sequence: TouchSequence?
  private var handlers: [ControlHandler] = []
  private var current = State.possible

  /// Is called in place of the messages to the targets, which nothing on Linux can send: a test
  /// calls the methods that it stands for.
  @_spi(Headless) public var onAction: ((UIGestureRecognizer) -> Void)?
  /// The actions whose targets are still there.
  @_spi(Headless) public var actions: [Selector] {
    handlers.compactMap { handler in
      guard case .selector(let action, let target) = handler.work, target.object != nil else {
        return nil
      }
      return action
    }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  open var view: UIView? { attachedView }
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled, sequence != nil else { return }
      settle(state == .began || state == .changed ? .cancelled : .failed)
    }
  }
  open var cancelsTouchesInView = true

  open func addTarget(_ target: Any, action: Selector) {
    let target = ControlHandler.WeakTarget(object: target as? NSObject)
    handlers.append(ControlHandler(events: [], work: .selector(action, target: target)))
  }

  // MARK: Touches

  open func location(in view: UIView?) -> CGPoint {
    sequence?.touch.location(in: view) ?? .zero
  }

  // MARK: For subclasses

  open var state: State {
    get { current }
    set { change(to: newValue) }
  }
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The touch rests where it is.
  func touchHeld(for duration: TimeInterval) {}

  /// The first step to a recognized gesture is up to the others that follow the touches, too.
  private func change(to new: State) {
    if current == .possible, new == .began || new == .ended, let sequence {
      return sequence.recognize(self, as: new)
    }
    settle(new)
  }

  /// Takes on a state, and sends the actions where it is one of a recognized gesture.
  func settle(_ new: State) {
    current = new
    switch new {
    case .began, .changed, .ended, .cancelled: onAction?(self)
    case .possible, .failed: break
    }
  }
}
