import UIKit

/// The headers and footers of sections with another inset than the table's, and their margins from before.
///
/// Their text is aligned with the text of the section's rows.
@MainActor struct AlignedHeaders {
  private struct Entry {
    weak var view: UITableViewHeaderFooterView?
    var replaced: ReplacedMargins
    var ours: HorizontalMargins
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Gives a header or footer its own margins, or nil to restore the table's.
  mutating func align(_ view: UITableViewHeaderFooterView, to margins: HorizontalMargins?) {
    let index = entries.firstIndex { $0.view === view }
    guard let margins else {
      if let index { restore(entries.remove(at: index)) }
      return
    }
    if let index {
      entries[index].ours = margins
    } else {
      entries.removeAll { $0.view == nil }
      let isTables = view.enclosing(UITableView.self).map {
        view.horizontalMargins.isClose(to: $0.horizontalMargins)
      }
      entries.append(
        Entry(
          view: view,
          replaced: ReplacedMargins(of: view, former: isTables == true ? nil : view.ownMargins),
          ours: margins))
    }
    if !view.horizontalMargins.isClose(to: margins) { view.horizontalMargins = margins }
  }

  /// Restores the margins of all headers and footers.
  mutating func restoreAll() {
    entries.forEach(restore)
    entries = []
  }

  private func restore(_ entry: Entry) {
    if let view = entry.view { entry.replaced.restore(to: view, inPlaceOf: entry.ours) }
  }
}
