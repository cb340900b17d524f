import UIKit

/// A property of the app's, or of UIKit's, that's set for cards and restored later.
///
/// The app may write it at any time, and there is no callback. So the value that's found is
/// compared with the value that was written, and with what was read back then, which may differ
/// because of an overridden getter or a system minimum. Any other value is the app's. It's kept as
/// the value to restore, and is never overwritten when the property is restored.
@MainActor struct Borrowed<Root: AnyObject, Value: Equatable> {
  private let path: ReferenceWritableKeyPath<Root, Value>
  /// The app's value, ours, and what was read back when ours was written.
  private var loan: (former: Value, written: Value, readBack: Value)?
  /// How often the app has overwritten our value without leaving it alone for a layout.
  private(set) var overwrites = 0
  /// How often the app may do so before the property is left alone.
  var limit = Int.max
  /// Returns a value with another one in place of ours.
  ///
  /// Of a value with two sides, one may be ours and the other the app's.
  var exchanging: (_ found: Value, _ ours: Value, _ other: Value) -> Value = { $0 == $1 ? $2 : $0 }
  /// Returns the part of the app's value to keep.
  var keeping: (_ own: Value, _ object: Root) -> Value = { own, _ in own }

  init(_ path: ReferenceWritableKeyPath<Root, Value>) { self.path = path }

  var isLent: Bool { loan != nil }
  var isGivenUp: Bool { overwrites >= limit }
  var isContested: Bool { overwrites > 0 && !isGivenUp }
  /// Whether our value already read differently when it had just been written.
  var isReadOtherwise: Bool { loan.map { $0.written != $0.readBack } ?? false }

  /// The app's value: the former one, or one that the app has set since.
  func own(of object: Root) -> Value {
    guard let former = loan?.former else { return keeping(object[keyPath: path], object) }
    let own = found(on: object, replacingOursWith: former)
    // What to keep isn't decided twice, because the object may have changed in the meantime.
    return own == former ? own : keeping(own, object)
  }

  /// Whether the value is entirely ours.
  private func isOurs(on object: Root) -> Bool {
    guard let written = loan?.written else { return false }
    return found(on: object, replacingOursWith: written) == written
  }

  private func found(on object: Root, replacingOursWith other: Value) -> Value {
    let found = object[keyPath: path]
    guard let loan else { return found }
    return exchanging(exchanging(found, loan.written, other), loan.readBack, other)
  }

  /// Whether the app has overwritten our value.
  func isOverwritten(on object: Root) -> Bool { isLent && !isOurs(on: object) }

  /// Sets the property.
  ///
  /// If the value is nil, or the app has overwritten it too often, it restores the app's value
  /// instead.
  mutating func set(_ value: Value?, of object: Root) {
    let isOurs = isOurs(on: object)
    if isLent, !isOurs { overwrites += 1 }
    guard let value, !isGivenUp else { return giveBack(to: object) }
    let former = own(of: object)
    if !isOurs || loan?.written != value { object[keyPath: path] = value }
    loan = (former, value, object[keyPath: path])
  }

  /// Notes that the app has left our value alone for a layout.
  mutating func settle() { if !isGivenUp { overwrites = 0 } }

  /// Restores the app's value, and forgets it.
  mutating func giveBack(to object: Root?) {
    restore(object)
    loan = nil
  }

  /// Restores the app's value, unless it's there already.
  func restore(_ object: Root?) {
    guard let object, isLent else { return }
    let own = own(of: object)
    // The value that's read may be equal because of a system minimum.
    if isOurs(on: object) || object[keyPath: path] != own { object[keyPath: path] = own }
  }
}
