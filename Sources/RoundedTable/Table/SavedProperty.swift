import UIKit

/// A property of a table view that an installer changed, and can give back.
@MainActor protocol SavedSetting: AnyObject {
  var property: PartialKeyPath<UITableView> { get }

  /// Restores the value from before, unless the value is no longer the installer's.
  func restore(to tableView: UITableView)
}

final class SavedProperty<Value: Equatable>: SavedSetting {
  private let path: ReferenceWritableKeyPath<UITableView, Value>
  private(set) var former: Value
  private var ours: Value

  init(
    _ path: ReferenceWritableKeyPath<UITableView, Value>, to value: Value, of tableView: UITableView
  ) {
    self.path = path
    former = tableView[keyPath: path]
    ours = value
    if former != value { tableView[keyPath: path] = value }
  }

  var property: PartialKeyPath<UITableView> { path }

  /// Whether the app has set another value since.
  func isOverridden(on tableView: UITableView) -> Bool { tableView[keyPath: path] != ours }

  /// Changes the value again; one that the app has set meanwhile is what will be restored.
  func set(_ value: Value, of tableView: UITableView) {
    if isOverridden(on: tableView) { former = tableView[keyPath: path] }
    ours = value
    if tableView[keyPath: path] != value { tableView[keyPath: path] = value }
  }

  func restore(to tableView: UITableView) {
    guard tableView[keyPath: path] == ours, former != ours else { return }
    tableView[keyPath: path] = former
  }
}
