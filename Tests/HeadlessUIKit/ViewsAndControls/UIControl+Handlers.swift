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

  var storedTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .selector(_, let target) in handlers.map(\.work) {
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  var storedEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  func add(target: Any?, action: Selector, for events: Event) {
    let target = ControlHandler.WeakTarget(object: target as? NSObject)
    handlers.append(ControlHandler(events: events, work: .selector(action, target: target)))
  }

  func remove(target: Any?, action: Selector?, for events: Event) {
    let object = target as? NSObject
    remove(events) { work in
      guard case .selector(let name, let owner) = work else { return false }
      return (target == nil || owner.object === object) && (action == nil || action == name)
    }
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
      case .selector(let name, let target): sendAction(name, to: target.object, for: nil)
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
