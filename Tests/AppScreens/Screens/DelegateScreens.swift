import AppScreens
import UIKit

/// Swipe actions, one of which deletes its row.
final class SwipingScreen: BareScreenController, UITableViewDelegate {
  private lazy var dataSource = makeLetters()

  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    stage.note("actions for \(item)")
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard var snapshot = self?.dataSource.snapshot() else { return }
      snapshot.deleteItems([item])
      self?.dataSource.apply(snapshot) { done(true) }
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// Headers and footers that are views, and rows of many heights that the delegate knows.
final class HeaderViewsScreen: BareScreenController, UITableViewDelegate {
  private lazy var dataSource = makeLetters()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.refreshControl = UIRefreshControl()
  }

  override func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    "aeiou".contains(dataSource.itemIdentifier(for: indexPath) ?? "") ? 70 : 40
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let title = dataSource.sectionIdentifier(for: section)
    stage.note("header \(title ?? "nothing")")
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = title
    return header
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UIView()
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    section == 0 ? 21 : 0
  }
}
