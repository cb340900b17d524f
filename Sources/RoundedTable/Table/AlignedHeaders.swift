import UIKit

/// The headers and footers of sections whose cards are inset otherwise than the table's, and the margins that they had.
///
/// Their text is to begin where that of the section's rows does.
@MainActor struct AlignedHeaders {
  private struct Entry {
    weak var view: UITableViewHeaderFooterView?
    /// What the app had set, nil where the view had its table's.
    var former: NSDirectionalEdgeInsets?
    var preservedTables: Bool
    var ours: HorizontalMargins
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Gives a header or a footer margins of its own, or nil to have the table's again.
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
      // Else the table's larger margins would win (Apple: UIView.preservesSuperviewLayoutMargins).
      view.preservesSuperviewLayoutMargins = false
    }
    if !view.horizontalMargins.isClose(to: margins) { view.horizontalMargins = margins }
  }

  /// Gives all their margins back.
  mutating func restoreAll() {
    entries.forEach(restore)
    entries = []
  }

  private func restore(_ entry: Entry) {
    // Others are the app's.
    guard let view = entry.view, view.horizontalMargins.isClose(to: entry.ours) else { return }
    view.preservesSuperviewLayoutMargins = entry.former == nil || entry.preservedTables
    if let former = entry.former {
      view.directionalLayoutMargins = former
    } else {
      // No value makes margins follow the table's as if they had never been set: none, and the table's preserved, come to the same.
      view.horizontalMargins = HorizontalMargins(0)
    }
  }
}
