import Foundation

extension UITableView {
  private static let prefetchedRows = 10

  /// Tells the prefetching data source which rows come next, and which do not after all.
  func announcePrefetching(after last: TableRow, before first: TableRow) {
    guard let prefetchDataSource else { return }
    var rows: [TableRow] = []
    var current = scroll.isTowardsEnd ? last : first
    while rows.count < Self.prefetchedRows,
      let next = scroll.isTowardsEnd ? geometry.row(after: current) : geometry.row(before: current)
    {
      if live[next] == nil { rows.append(next) }
      current = next
    }
    let fresh = rows.filter { !prefetching.announced.contains($0) }
    let gone = prefetching.announced.subtracting(rows).filter { live[$0] == nil }.sorted()
    prefetching.announced = Set(rows)
    asking {
      if !fresh.isEmpty {
        prefetchDataSource.tableView(self, prefetchRowsAt: fresh.map(\.indexPath))
      }
      guard !gone.isEmpty else { return }
      _ = answer(of: {
        prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.map(\.indexPath))
      })
    }
  }
}
