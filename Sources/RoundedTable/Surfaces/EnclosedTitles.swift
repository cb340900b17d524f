import UIKit

/// How much of a section's header or footer is inside the card.
///
/// A header with a title of the data source's is higher than its text: it separates its card from the one above, too. The card
/// begins as far above the text as the header ends below it. A header of the delegate's own is enclosed whole. Footers are the
/// same upside down.
@MainActor struct EnclosedTitles {
  /// What was enclosed of the last header and footer in sight, for those that are not.
  private var header: CGFloat?
  private var footer: CGFloat?

  /// Returns the height of the header's part that is in the card.
  mutating func headerHeight(_ section: Int, hasTitle: Bool, in tableView: UITableView) -> CGFloat {
    let whole = tableView.rectForHeader(inSection: section).height
    guard hasTitle else { return whole }
    let view = tableView.headerView(forSection: section)
    if let view, !Self.isSystems(view) { return whole }
    guard let view, let text = text(in: view) else { return min(whole, header ?? Self.usual) }
    let height = text.height + 2 * (view.bounds.maxY - text.maxY)
    header = height
    return min(whole, max(0, height))
  }

  /// Returns the height of the footer's part that is in the card.
  mutating func footerHeight(_ section: Int, hasTitle: Bool, in tableView: UITableView) -> CGFloat {
    let whole = tableView.rectForFooter(inSection: section).height
    guard hasTitle else { return whole }
    let view = tableView.footerView(forSection: section)
    if let view, !Self.isSystems(view) { return whole }
    guard let view, let text = text(in: view) else { return min(whole, footer ?? Self.usual) }
    let height = text.height + 2 * (text.minY - view.bounds.minY)
    footer = height
    return min(whole, max(0, height))
  }

  /// One line of the system's footnotes, with space above and below.
  private static var usual: CGFloat {
    UIFont.preferredFont(forTextStyle: .footnote).lineHeight.rounded(.up) + 14
  }

  /// Whether a title in sight has not been laid out, so that it has to be looked at again.
  var isUnsure = false

  private static func isSystems(_ view: UITableViewHeaderFooterView) -> Bool {
    type(of: view) == UITableViewHeaderFooterView.self
  }

  /// Where the title is in the system's own view for it, nil before its layout.
  private mutating func text(in view: UITableViewHeaderFooterView) -> CGRect? {
    view.layoutIfNeeded()
    // Its `textLabel` is not read, which would create it.
    let label = view.drawnSubviews.first { $0 is UILabel }
    if label == nil { isUnsure = true }
    return label.map { $0.convert($0.bounds, to: view) }
  }
}
