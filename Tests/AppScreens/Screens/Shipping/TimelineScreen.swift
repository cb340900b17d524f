import UIKit

/// A timeline whose rows are tiles by a background configuration of the app's own.
final class TimelineScreen: BareTableScreen<ArticleCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    table.separatorStyle = .none
    table.rowHeight = 72
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let letter = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let star = UIContextualAction(style: .normal, title: "Star") { [stage] _, _, done in
      stage.note("star \(letter)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [star])
  }
}

/// An article: the system's list content on a tile with a stroke.
final class ArticleCell: UITableViewCell, LetterCell {
  private var letter = ""

  func show(_ letter: String) {
    self.letter = letter
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = "Article \(letter)"
    content.secondaryText = "Somebody writes about \(letter)"
    content.image = UIImage(systemName: "doc.text")
    contentConfiguration = content
    var tile = UIBackgroundConfiguration.clear()
    tile.backgroundColor =
      state.isSelected || state.isHighlighted
      ? .systemGray4 : .secondarySystemGroupedBackground
    tile.cornerRadius = 12
    tile.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    tile.strokeColor = .separator
    tile.strokeWidth = 1
    backgroundConfiguration = tile
  }
}
