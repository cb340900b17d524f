import RoundedTable
import UIKit

/// Turns the table into a sheet of paper, with room for cards.
final class PaperInstaller: TableInstaller {
  private struct Look {
    var separators: UITableViewCell.SeparatorStyle
    var background: UIColor?
    var margins: UIEdgeInsets

    @MainActor init(of tableView: UITableView) {
      separators = tableView.separatorStyle
      background = tableView.backgroundColor
      margins = tableView.layoutMargins
      // The safe area is in margins that are read, and not in those that are written.
      guard tableView.insetsLayoutMarginsFromSafeArea else { return }
      margins.left -= tableView.safeAreaInsets.left
      margins.right -= tableView.safeAreaInsets.right
      margins.top -= tableView.safeAreaInsets.top
      margins.bottom -= tableView.safeAreaInsets.bottom
    }
  }

  private var former: Look?
  private var own: Look?

  func install(_ style: TableStyle, on tableView: UITableView) {
    let former = former ?? Look(of: tableView)
    self.former = former
    tableView.separatorStyle = .none
    tableView.backgroundColor = style.backgroundColor ?? .secondarySystemBackground
    // Cards are drawn at the inset, and content stands at the cells' margins, which are the
    // table's.
    let margin = inset(of: style, on: tableView) + (style.padding ?? 0)
    tableView.layoutMargins = UIEdgeInsets(
      top: former.margins.top, left: margin, bottom: former.margins.bottom, right: margin)
    own = Look(of: tableView)
  }

  func uninstall(from tableView: UITableView) {
    guard let former, let own else { return }
    let look = Look(of: tableView)
    // What has another value than the installer's is the app's.
    if look.separators == own.separators { tableView.separatorStyle = former.separators }
    if look.background == own.background { tableView.backgroundColor = former.background }
    if look.margins == own.margins { tableView.layoutMargins = former.margins }
    self.former = nil
  }
}
