import UIKit

/// A property of a table view that an installer changed, and can give back.
@MainActor struct SavedProperty<Value: Equatable> {
  private let path: ReferenceWritableKeyPath<UITableView, Value>
  private var values: (former: Value, ours: Value)?

  init(_ path: ReferenceWritableKeyPath<UITableView, Value>) { self.path = path }

  /// What the app has: the value from before, or the one that it has set since.
  func own(of tableView: UITableView) -> Value {
    let now = tableView[keyPath: path]
    guard let values, now == values.ours else { return now }
    return values.former
  }

  /// Gives the property a value, nil for the app's own.
  mutating func set(_ value: Value?, of tableView: UITableView) {
    guard let value else {
      restore(to: tableView)
      return
    }
    values = (own(of: tableView), value)
    if tableView[keyPath: path] != value { tableView[keyPath: path] = value }
  }

  /// Restores the value from before, unless the value is no longer the installer's.
  mutating func restore(to tableView: UITableView) {
    let own = own(of: tableView)
    values = nil
    if tableView[keyPath: path] != own { tableView[keyPath: path] = own }
  }
}
