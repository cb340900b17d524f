import RoundedTable
import UIKit

/// Shopping lists: a thing comes, goes, or moves to another list, and the cards follow.
///
/// A tap moves a thing to the next list, and a swipe deletes it. A tap on Edit brings the controls by which things are dragged,
/// also to another list.
public final class ShoppingScreen: UITableViewController {
  /// A list, which is a section of the table.
  nonisolated public struct List: Hashable, Sendable {
    /// What stands above the list.
    public var name: String
    /// The things on the list, none of which is on another.
    public var items: [String]

    /// Creates a list.
    public init(_ name: String, _ items: [String]) {
      self.name = name
      self.items = items
    }
  }

  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = item
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Shopping"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Gets ready for lists.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dragDelegate = self
    dataSource.style.swipedRowAppearance = .separated
  }

  /// Shows lists in place of those that are shown.
  public func show(_ lists: [List], animated: Bool) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for list in lists {
      snapshot.appendSections([list.name])
      snapshot.appendItems(list.items)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Moves a thing to the end of the next list, or of the first.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    let lists = snapshot.sectionIdentifiers
    snapshot.deleteItems([item])
    snapshot.appendItems([item], toSection: lists[(indexPath.section + 1) % lists.count])
    dataSource.apply(snapshot)
  }

  /// Offers to delete a thing.
  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(item)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ item: String) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }

  /// Lets a thing go anywhere, and corners follow it.
  public override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    dataSource.followMove(ofRowAt: sourceIndexPath, to: proposedDestinationIndexPath)
    return proposedDestinationIndexPath
  }

  /// Gives rows no delete control.
  public override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }

  /// Leaves no room for a delete control.
  public override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    false
  }
}

extension ShoppingScreen: UITableViewDragDelegate {
  /// Carries the name of a thing to another app.
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: item)))]
  }

  /// Lifts the row in the shape of its part of the card.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dataSource.dragPreviewParameters(forRowAt: indexPath)
  }
}

private final class DataSource: RoundedDiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveItem(at: sourceIndexPath, to: destinationIndexPath)
  }
}
