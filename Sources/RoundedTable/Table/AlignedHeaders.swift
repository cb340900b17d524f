import UIKit

/// The headers and footers of sections with another inset than the table's, and their margins from before.
///
/// Their text is aligned with the text of the section's rows.
@MainActor struct AlignedHeaders {
  private struct Entry {
    weak var view: UITableViewHeaderFooterView?
    /// The app's margins, nil if the view had its table's.
    var former: NSDirectionalEdgeInsets?
    var preservedTables: Bool
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
          view: view, former: isTables == true ? nil : view.ownMargins,
          preservedTables: view.preservesSuperviewLayoutMargins, ours: margins))
      // Otherwise the table's larger margins would win (Apple: UIView.preservesSuperviewLayoutMargins).
      view.preservesSuperviewLayoutMargins = false
    }
    if !view.horizontalMargins.isClose(to: margins) { view.horizontalMargins = margins }
  }

  /// Restores the margins of all headers and footers.
  mutating func restoreAll() {
    entries.forEach(restore)
    entries = []
  }

  private func restore(_ entry: Entry) {
    // If they have changed, they are the app's.
    guard let view = entry.view, view.horizontalMargins.isClose(to: entry.ours) else { return }
    view.preservesSuperviewLayoutMargins = entry.former == nil || entry.preservedTables
    if let former = entry.former {
      view.directionalLayoutMargins = former
    } else {
      // No value makes margins follow the table's as if they had never been set. Zero and preserving the table's has the same
      // effect.
      view.horizontalMargins = HorizontalMargins(0)
    }
  }
}
