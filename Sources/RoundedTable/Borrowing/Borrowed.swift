import UIKit

/// A property of the app's or of UIKit's that is set for cards and given back.
///
/// The app may write it at any time, and there is no callback: so the value that is found is
/// compared with what was written, and with what was read back then, which an overridden getter or
/// a minimum of the system's may have changed. Any other value is the app's, is kept as the former
/// one, and is never written over when the property is given back.
@MainActor struct Borrowed<Root: AnyObject, Value: Equatable> {
  typealias Ours = (written: Value, readBack: Value)

  private let path: ReferenceWritableKeyPath<Root, Value>
  private var values: (former: Value, ours: Ours)?
  /// How often the app has written since ours last came to rest.
  private(set) var overwrites = 0
  /// How often it may before the property is left alone.
  var limit = Int.max
  /// Returns a value that is found, with another one in place of what is ours of it.
  var exchanging: (_ found: Value, _ ours: Ours, _ other: Value) -> Value = {
    $0 == $1.written || $0 == $1.readBack ? $2 : $0
  }
  /// Returns what to keep of the app's value.
  var keeping: (_ own: Value, _ object: Root) -> Value = { own, _ in own }

  init(_ path: ReferenceWritableKeyPath<Root, Value>) { self.path = path }

  var isLent: Bool { values != nil }
  var isGivenUp: Bool { overwrites >= limit }
  var isContested: Bool { overwrites > 0 && !isGivenUp }
  /// Whether it was another value as soon as ours had been written.
  var isReadOtherwise: Bool { values.map { $0.ours.written != $0.ours.readBack } ?? false }

  /// The app's value: the one from before, or the one that the app has set since.
  func own(of object: Root) -> Value {
    let found = object[keyPath: path]
    return keeping(values.map { exchanging(found, $0.ours, $0.former) } ?? found, object)
  }

  /// Whether nothing of the value is the app's.
  private func isOurs(on object: Root) -> Bool {
    guard let ours = values?.ours else { return false }
    return exchanging(object[keyPath: path], ours, ours.written) == ours.written
  }

  /// Whether the app has written since.
  func isOverwritten(on object: Root) -> Bool { isLent && !isOurs(on: object) }

  /// Sets the property, or gives it back if the value is nil, or if the app writes it too often.
  mutating func set(_ value: Value?, of object: Root) {
    let isOurs = isOurs(on: object)
    if isOverwritten(on: object) { overwrites += 1 }
    guard let value, !isGivenUp else { return giveBack(to: object) }
    let former = own(of: object)
    if !isOurs || values?.ours.written != value { object[keyPath: path] = value }
    values = (former, (value, object[keyPath: path]))
  }

  /// Notes that the app has left ours alone until it was laid out.
  mutating func settle() { if !isGivenUp { overwrites = 0 } }

  /// Restores the app's value; if the object is gone, forgets it.
  mutating func giveBack(to object: Root?) {
    restore(object)
    values = nil
  }

  /// Restores the app's value, unless it is there already.
  func restore(_ object: Root?) {
    guard let object, isLent else { return }
    let own = own(of: object)
    // What is read may equal it by a minimum of the system's.
    if isOurs(on: object) || object[keyPath: path] != own { object[keyPath: path] = own }
  }
}
