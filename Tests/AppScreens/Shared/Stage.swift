package import UIKit

/// What a screen is made with: its table style, and a page to note what it is asked and told.
@MainActor package final class Stage {
  package let style: UITableView.Style
  private var notes: [String] = []

  package init(style: UITableView.Style) { self.style = style }

  package func note(_ line: String) { notes.append(line) }

  /// The notes since the last time.
  package func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  package func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }
}
