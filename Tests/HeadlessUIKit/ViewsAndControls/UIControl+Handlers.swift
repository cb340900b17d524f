import Foundation

extension UIControl {
  var currentState: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  var resolvedHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  func add(target: Any?, action: Selector, for events: Event) {
    let target = ControlHandler.WeakTarget(object: target as? NSObject)
    handlers.append(ControlHandler(events: events, work: .selector(action, target: target)))
  }

  /// An action of the same identifier takes the place of the older one (Apple: addAction(_:for:)).
  func add(_ action: UIAction, for events: Event) {
    remove(identifiedBy: action.identifier, for: events)
    handlers.append(ControlHandler(events: events, work: .action(action)))
  }

  func remove(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { work in
      guard case .action(let action) = work else { return false }
      return action.identifier == identifier
    }
  }

  func send(_ events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.work {
      case .action(let action): sendAction(action)
      // Nothing on Linux can send it.
      case .selector: break
      }
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlHandler.Work) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].work) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
