public import Foundation

@MainActor @preconcurrency open class UIControl: UIView {
  var handlers: [ControlHandler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateChanged() } }
  }
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    resolvedHorizontalAlignment
  }
  open var state: State { currentState }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// For the control's own looks; UIKit's subclasses do it in private ways.
  func stateChanged() { setNeedsLayout() }
  func respondToTap() {}
}
