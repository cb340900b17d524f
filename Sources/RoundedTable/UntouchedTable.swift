import UIKit

/// What UIKit gives a table that nobody has touched.
@MainActor enum UntouchedTable {
  private struct Key: Hashable {
    var style: UITableView.Style
    var width: CGFloat
  }

  private static var known: [Key: HorizontalMargins] = [:]
  private static var knownCells: [UITableView.Style: NSDirectionalEdgeInsets] = [:]

  /// The default margins of a table of some width.
  ///
  /// There are two or three widths in the life of an app, and each is asked for once.
  static func margins(of style: UITableView.Style, width: CGFloat) -> HorizontalMargins {
    let key = Key(style: style, width: width)
    if let margins = known[key] { return margins }
    let margins = table(style, width: width).horizontalMargins
    known[key] = margins
    return margins
  }

  /// The margins of a cell in a table.
  static func cellMargins(in style: UITableView.Style) -> NSDirectionalEdgeInsets {
    if let margins = knownCells[style] { return margins }
    let table = table(style, width: 320)
    let row = OneRow()
    table.dataSource = row
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let margins = (table.cellForRow(at: path) ?? row.cell).directionalLayoutMargins
    knownCells[style] = margins
    return margins
  }

  private static func table(_ style: UITableView.Style, width: CGFloat) -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 100), style: style)
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }
}
