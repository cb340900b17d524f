import UIKit

/// What a table gives its cells as margins by itself, as far as it has been seen on cells that nobody has touched.
///
/// A cell that gets margins of its own, because its row's are not the table's, gets all four, and none of them follows its table any
/// more: UIKit has no way back. So those above and below, which grow with the text (openradar 42808310), are those that untouched
/// cells of the table have.
@MainActor final class GivenMargins {
  struct Vertical: Hashable {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// Tells that margins above and below were seen which are not what had been expected.
  var onSurprise: (() -> Void)?

  private var sides: [HorizontalMargins] = []
  private var vertical: [UIContentSizeCategory: Vertical] = [:]
  private var latest: UIContentSizeCategory?
  /// The text size of the table.
  private var category = UIContentSizeCategory.large
  private var expected: Set<UIContentSizeCategory> = []
  /// What cells have that have been in no table yet.
  private var unused: HorizontalMargins?

  /// Remembers the margins that a table hands to its cells.
  ///
  /// A cell that has been out of the table for a while may still have former ones, and they must not be taken for the app's.
  func remember(marginsOf table: UITableView) {
    category = table.traitCollection.preferredContentSizeCategory
    let margins = table.horizontalMargins
    guard sides.last != margins else { return }
    sides.removeAll { $0 == margins }
    sides.append(margins)
    if sides.count > 16 { sides.removeFirst() }
  }

  /// Whether a cell has margins that its table has given it, and not its app.
  func gave(_ margins: HorizontalMargins, to cell: UITableViewCell) -> Bool {
    // Those that are preserved are as wide as the cell reaches over its table's edge, as in a rotation. And no app's are negative: a
    // cell that waits for reuse may know an older safe area than its margins.
    cell.preservesSuperviewLayoutMargins || margins.leading < 0 || margins.trailing < 0
      || sides.contains { $0.isClose(to: margins) }
      || cell.enclosing(UITableView.self)?.cellLayoutMarginsFollowReadableWidth == true
  }

  /// Whether a cell that has been in no table yet has the margins that it was made with; nil if those are not known.
  func isUnused(_ margins: HorizontalMargins) -> Bool? { unused?.isClose(to: margins) }

  /// Learns from a cell that has its table's margins, and had others before it came there.
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

  /// Outside the table a cell may have other traits.
  private func category(of cell: UITableViewCell) -> UIContentSizeCategory {
    cell.window == nil ? category : cell.traitCollection.preferredContentSizeCategory
  }

  /// Whether the margins above and below have been seen that a cell has by itself.
  func knowsVertical(of cell: UITableViewCell) -> Bool { vertical[category(of: cell)] != nil }

  /// The margins above and below that a cell has by itself, nil if none has been seen.
  ///
  /// For a text size at which none has been seen yet they are expected to grow as text does.
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

extension GivenMargins: nonisolated Hashable {
  nonisolated static func == (left: GivenMargins, right: GivenMargins) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
