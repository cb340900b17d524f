import UIKit

/// The margins that a table gives its cells by default, learnt from cells whose margins nobody has set.
///
/// A row in a section with another inset needs margins of its own at the sides. UIKit only lets us set all four, and none of
/// them follows the table from then on. The top and bottom margins grow with the text size (openradar 42808310), so they are
/// copied from untouched cells of the table.
@MainActor final class TableCellMargins {
  struct Vertical: Hashable {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// Called when the top and bottom margins turn out to differ from the expected ones.
  var onSurprise: (() -> Void)?

  private var sides: [HorizontalMargins] = []
  private var vertical: [UIContentSizeCategory: Vertical] = [:]
  private var latest: UIContentSizeCategory?
  /// The text size of the table.
  private var category = UIContentSizeCategory.large
  private var expected: Set<UIContentSizeCategory> = []
  /// The margins of cells that have not been in a table yet.
  private var unused: HorizontalMargins?

  /// Remembers the margins that a table passes on to its cells.
  ///
  /// A cell that has been out of the table for a while may still have older ones, which must not be mistaken for the app's.
  func remember(marginsOf table: UITableView) {
    category = table.traitCollection.preferredContentSizeCategory
    let margins = table.horizontalMargins
    guard sides.last != margins else { return }
    sides.removeAll { $0 == margins }
    sides.append(margins)
    if sides.count > 16 { sides.removeFirst() }
  }

  /// Whether a cell's margins come from its table, not from the app.
  func gave(_ margins: HorizontalMargins, to cell: UITableViewCell) -> Bool {
    // Preserved margins may be as wide as the cell reaches over its table's edge, as during a rotation.
    cell.preservesSuperviewLayoutMargins || sides.contains { $0.isClose(to: margins) }
      || cell.enclosing(UITableView.self)?.cellLayoutMarginsFollowReadableWidth == true
  }

  /// Whether a cell that has not been in a table yet has its initial margins; nil if those are not known.
  func isUnused(_ margins: HorizontalMargins) -> Bool? { unused?.isClose(to: margins) }

  /// Learns from a cell with its table's margins, and from the margins that it had before it was in the table.
  func learn(from cell: UITableViewCell, unused: HorizontalMargins?) {
    if let unused { self.unused = unused }
    let category = category(of: cell)
    let margins = cell.ownMargins
    let seen = Vertical(top: margins.top, bottom: margins.bottom)
    guard vertical[category] != seen || latest == nil else { return }
    vertical[category] = seen
    latest = category
    if expected.remove(category) != nil { onSurprise?() }
  }

  /// Outside its table, a cell may have other traits.
  private func category(of cell: UITableViewCell) -> UIContentSizeCategory {
    cell.window == nil ? category : cell.traitCollection.preferredContentSizeCategory
  }

  /// Whether the default top and bottom margins of a cell are known.
  func knowsVertical(of cell: UITableViewCell) -> Bool { vertical[category(of: cell)] != nil }

  /// The default top and bottom margins of a cell, nil if none are known.
  ///
  /// For a text size without known margins, they are estimated to grow as the text does.
  func vertical(of cell: UITableViewCell) -> Vertical? {
    let category = category(of: cell)
    if let known = vertical[category] { return known }
    guard let latest, let other = vertical[latest] else { return nil }
    expected.insert(category)
    func length(_ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits)
    }
    let growth = length(category) / max(1, length(latest))
    return Vertical(top: other.top * growth, bottom: other.bottom * growth)
  }
}

extension TableCellMargins: nonisolated Hashable {
  nonisolated static func == (left: TableCellMargins, right: TableCellMargins) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The margins of a row whose cell cannot have the table's.
struct RowMargins: Hashable {
  /// The margins that the cell needs at its sides.
  var own: HorizontalMargins
  /// The margins that the table gives its other cells.
  var given: TableCellMargins
}
