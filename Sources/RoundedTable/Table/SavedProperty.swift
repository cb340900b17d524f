import UIKit

/// The value of a table view's property from before an installer changed it.
@MainActor struct SavedProperty<Value: Equatable> {
  private let path: ReferenceWritableKeyPath<UITableView, Value>
  private var values: (former: Value, ours: Value)?

  init(_ path: ReferenceWritableKeyPath<UITableView, Value>) { self.path = path }

  /// The app's value: the one from before, or the one that the app has set since.
  func own(of tableView: UITableView) -> Value {
    let now = tableView[keyPath: path]
    guard let values, now == values.ours else { return now }
    return values.former
  }

  /// Sets the property, or restores the app's value if nil.
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
