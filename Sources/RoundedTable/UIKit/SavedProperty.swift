import UIKit

/// The value of an object's property from before it was changed for cards.
@MainActor struct SavedProperty<Root: AnyObject, Value: Equatable> {
  private let path: ReferenceWritableKeyPath<Root, Value>
  private var values: (former: Value, ours: Value)?

  init(_ path: ReferenceWritableKeyPath<Root, Value>) { self.path = path }

  /// The app's value: the one from before, or the one that the app has set since.
  func own(of object: Root) -> Value {
    let now = object[keyPath: path]
    guard let values, now == values.ours else { return now }
    return values.former
  }

  /// Sets the property, or restores the app's value if nil.
  mutating func set(_ value: Value?, of object: Root) {
    guard let value else {
      restore(to: object)
      return
    }
    values = (own(of: object), value)
    if object[keyPath: path] != value { object[keyPath: path] = value }
  }

  /// Restores the value from before, unless the app has set another since; if the object is gone, forgets it.
  mutating func restore(to object: Root?) {
    defer { values = nil }
    guard let object else { return }
    let own = own(of: object)
    if object[keyPath: path] != own { object[keyPath: path] = own }
  }
}
