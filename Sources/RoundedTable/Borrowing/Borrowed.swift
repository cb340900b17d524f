import UIKit

/// A property of the app's or of UIKit's that is set for cards and given back.
///
/// The app may write it at any time, and there is no callback: so the value that is found is compared with what was written, and
/// with what was read back then, which an overridden getter or a minimum of the system's may have changed. Any other value is the
/// app's, is kept as the former one, and is never written over when the property is given back.
@MainActor struct Borrowed<Root: AnyObject, Value: Equatable> {
  private let path: ReferenceWritableKeyPath<Root, Value>
  private var values: (former: Value, written: Value, readBack: Value)?

  init(_ path: ReferenceWritableKeyPath<Root, Value>) { self.path = path }

  /// The app's value: the one from before, or the one that the app has set since.
  func own(of object: Root) -> Value {
    let now = object[keyPath: path]
    guard let values, now == values.written || now == values.readBack else { return now }
    return values.former
  }

  /// Sets the property, or gives it back if the value is nil.
  mutating func set(_ value: Value?, of object: Root) {
    guard let value else { return giveBack(to: object) }
    let former = own(of: object)
    if object[keyPath: path] != value { object[keyPath: path] = value }
    values = (former, value, object[keyPath: path])
  }

  /// Restores the app's value; if the object is gone, forgets it.
  mutating func giveBack(to object: Root?) {
    defer { values = nil }
    guard let object else { return }
    let own = own(of: object)
    if object[keyPath: path] != own { object[keyPath: path] = own }
  }
}
