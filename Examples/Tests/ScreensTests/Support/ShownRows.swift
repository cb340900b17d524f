@_spi(Headless) import UIKit

extension UITableViewController {
  /// What the rows on screen say, as one would read it: title, second line and what stands at the trailing edge.
  var shownTexts: [String] {
    (tableView.indexPathsForVisibleRows ?? []).compactMap { tableView.cellForRow(at: $0) }.map {
      cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let trailing = (cell.accessoryView as? UILabel)?.text
      return [content?.text, content?.secondaryText, trailing].compactMap(\.self)
        .joined(separator: " | ")
    }
  }

  /// By how much the corners of the rows that are wholly in sight are cut.
  var shownCorners: [Corners] { RowPicture.all(in: tableView).map(\.corners) }
}

extension Corners {
  /// The corners of cards of so many rows, one below the other.
  static func cards(_ counts: Int..., radius: Int) -> [Corners] {
    counts.flatMap { count in (0..<count).map { .card(row: $0, of: count, radius: radius) } }
  }
}
