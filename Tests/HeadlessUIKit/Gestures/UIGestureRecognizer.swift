public import Foundation

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?
  /// The touches that are being followed.
  weak var sequence: TouchSequence?
  private var handlers: [ControlHandler] = []
  private(set) var requirements: [WeakRecognizer] = []
  private var current = State.possible

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

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
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { attachedView }
  open var name: String?
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      sequence?.lose(self)
    }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open func addTarget(_ target: Any, action: Selector) {
    let target = ControlHandler.WeakTarget(object: target as? NSObject)
    handlers.append(ControlHandler(events: [], work: .selector(action, target: target)))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard case .selector(let name, let owner) = handler.work else { return false }
      let isOwner = target == nil || owner.object === target as? NSObject
      return isOwner && (action == nil || action == name)
    }
  }

  // MARK: Touches

  open func location(in view: UIView?) -> CGPoint {
    sequence?.touch.location(in: view) ?? .zero
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open var numberOfTouches: Int { sequence == nil ? 0 : 1 }

  // MARK: Other recognizers

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: For subclasses

  open var state: State {
    get { current }
    set { change(to: newValue) }
  }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { sequence?.lose(self) }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
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
