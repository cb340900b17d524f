import UIKit

extension CardFinding {
  /// Reports a table whose margins are left alone.
  @MainActor static func refusedMargins(of tableView: UITableView) -> CardFinding? {
    guard SavedTableMargins.areRefused(by: tableView) else { return nil }
    return CardFinding(
      .marginsAreRefused,
      """
      The table's layoutMargins are set after every change of them. They are left alone, and content has them in place of the style's padding, and of \
      its inset where margins inset the cards. Set them once, or to the sum of inset and padding.
      """)
  }
}
