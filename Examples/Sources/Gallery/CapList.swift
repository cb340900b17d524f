import RoundedTable
import UIKit

/// The rows on screen as text, each with the sign of its place in its card.
@MainActor package struct CapList {
  package let lines: [String]

  package init(of tableView: UITableView) {
    let cards = tableView.dataSource as? any CapPositionSource
    var lines: [String] = []
    var section: Int?
    let hasCards = tableView.visibleCells.contains { Self.hasCard($0) }
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      if let section, section != indexPath.section { lines.append("") }
      section = indexPath.section
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      // A cell that draws its own corners does not tell whether it does: it does when the others
      // show cards.
      let hasCard = Self.hasCard(cell) || cell is any CardCell && hasCards
      let position = hasCard ? cards?.capPosition(at: indexPath) : nil
      lines.append("  \(position?.sign ?? " ") \(Self.text(of: cell) ?? "")")
    }
    self.lines = lines
  }

  /// Whether a cell was decorated: what it shows clips with the card's corners.
  private static func hasCard(_ cell: UITableViewCell) -> Bool {
    cell.backgroundView?.subviews.first?.clipsToBounds == true
  }

  /// What a view says first: a label's text, or what it tells assistive technologies.
  private static func text(of view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    for subview in view.subviews {
      if let text = text(of: subview) { return text }
    }
    return view.accessibilityLabel
  }
}

/// A data source that knows where rows stand in their cards, whatever its sections and items are.
@MainActor private protocol CapPositionSource {
  func capPosition(at indexPath: IndexPath) -> CapPosition?
}

extension RoundedDiffableDataSource: CapPositionSource {}
