import RoundedTable
@_spi(Headless) import UIKit

extension UITableView {
  /// What the rows on screen say, as one would read it: title, second line and what stands at the
  /// trailing edge.
  var shownTexts: [String] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }.map {
      cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let trailing = (cell.accessoryView as? UILabel)?.text
      return [content?.text, content?.secondaryText, trailing].compactMap(\.self)
        .joined(separator: " | ")
    }
  }

  /// By how much the corners of the rows that are wholly in sight are cut.
  var shownCorners: [Corners] { RowPicture.all(in: self).map(\.corners) }
}

extension UITableView {
  /// The rows in sight as signs, by the corners that are drawn round behind them.
  ///
  /// Unlike ``shownCorners`` this does not depend on colors: there may be a gradient, an outline
  /// or a shadow.
  var drawnCaps: String {
    let drawing = HeadlessDrawing(of: self)
    let signs = (indexPathsForVisibleRows ?? []).compactMap { indexPath -> Character? in
      guard let background = cellForRow(at: indexPath)?.backgroundView else { return nil }
      let row = frameInDrawing(of: indexPath)
      let boxes = drawing.items.filter { $0.view?.isDescendant(of: background) == true }
        .flatMap { item in
          [(item.frame, item.radii)] + item.clips.map { ($0.frame, $0.radii) }
        }
      return CapPosition(
        joinsPrevious: !boxes.contains { abs($0.minY - row.minY) < 1 && $1.topLeft > 0 },
        joinsNext: !boxes.contains { abs($0.maxY - row.maxY) < 1 && $1.bottomLeft > 0 }
      ).sign
    }
    return String(signs)
  }
}

extension UITableViewController {
  var shownTexts: [String] { tableView.shownTexts }
  var shownCorners: [Corners] { tableView.shownCorners }
}

extension Corners {
  /// The corners of cards of so many rows, one below the other.
  static func cards(_ counts: Int..., radius: Int) -> [Corners] {
    counts.flatMap { count in (0..<count).map { .card(row: $0, of: count, radius: radius) } }
  }
}
