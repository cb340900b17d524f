import Foundation

/// The exceptions that UIKit raises over a diffable data source, with UIKit's own reasons.
@MainActor enum DiffableFailure {
  /// An update inside an update, or one on the main queue while others, asked for on another queue,
  /// are still on their way.
  static func deadlock(on tableView: UITableView?) -> Never {
    fatalError(
      """
      Deadlock detected: calling this method on the main queue with outstanding async updates is \
      not permitted and will deadlock. Please always submit updates either always on the main \
      queue or always off the main queue - view=\(describe(tableView))
      """
    )
  }

  static func noSuchSection() -> Never {
    fatalError("Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  static func noItem() -> Never {
    fatalError("Invalid parameter not satisfying: itemIdentifier")
  }

  static func noCell<Item>(
    for item: Item, at indexPath: IndexPath, in tableView: UITableView
  ) -> Never {
    let path = indexPath.map(String.init).joined(separator: " - ")
    fatalError(
      """
      UITableViewDiffableDataSource cell provider returned nil for index path {length = \
      \(indexPath.count), path = \(path)} with item identifier '\(item)', which is not allowed. \
      You must always return a cell to the table view: \(tableView)
      """
    )
  }

  private static func describe(_ tableView: UITableView?) -> String {
    tableView.map { "\($0)" } ?? "nil"
  }
}
