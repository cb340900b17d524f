import RoundedTable
import UIKit

/// The rows on screen as text, each with the sign of its place in its card.
@MainActor package struct CapList {
  package let lines: [String]

  package init(of tableView: UITableView) {
    let cards = tableView.dataSource as? any CapPositionSource
    var lines: [String] = []
    var section: Int?
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      if let section, section != indexPath.section { lines.append("") }
      section = indexPath.section
      let sign = cards?.capPosition(at: indexPath)?.sign ?? " "
      let text = tableView.cellForRow(at: indexPath).flatMap(Self.text) ?? ""
      lines.append("  \(sign) \(text)")
    }
    self.lines = lines
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
