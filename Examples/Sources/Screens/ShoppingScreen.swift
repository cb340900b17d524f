import RoundedTable
public import UIKit

/// Shopping lists, each a card in a color of its own: a thing comes, goes, or moves to another
/// list, and the cards follow.
///
/// A tap moves a thing to the next list, and a swipe or its context menu deletes it. A tap on Edit
/// brings the controls by which things are dragged, also to another list. What is lifted keeps the
/// shape of its part of the card.
public final class ShoppingScreen: UITableViewController {
  /// A list, which is a section of the table.
  nonisolated public struct List: Hashable, Sendable {
    /// What stands above the list.
    public var name: String
    /// The things on the list, none of which is on another.
    public var items: [String]
    /// The color of its card, below white text.
    public var color: UIColor

    /// Creates a list.
    public init(_ name: String, _ items: [String], color: UIColor = .indigoCard) {
      self.name = name
      self.items = items
      self.color = color
    }
  }

  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = item
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    // White text and controls, because the cards are dark in light mode as well.
    cell.overrideUserInterfaceStyle = .dark
    return cell
  }

  private var colors: [String: UIColor] = [:]

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

  /// Creates the screen with three lists.
  public static func withLists() -> ShoppingScreen {
    let screen = ShoppingScreen()
    screen.show(
      [
        List("Market", ["Apples", "Carrots", "Pears"]),
        List("Bakery", ["Bread", "Rolls"], color: .tealCard),
        List("In the basket", ["Tea"]),
      ], animated: false)
    return screen
  }

  /// Gets ready for lists.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dragDelegate = self
    dataSource.style = .list
    dataSource.sectionStyle = { [unowned self] name, style in
      style.fill = colors[name].map { .color($0) } ?? .automatic
    }
  }

  /// Shows lists in place of those that are shown.
  public func show(_ lists: [List], animated: Bool) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for list in lists {
      colors[list.name] = list.color
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
    // Dark enough for white text.
    delete.backgroundColor = UIColor(0xC81E1E)
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ item: String) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }

  /// Names sections in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  // MARK: Context menu

  /// Offers to delete a thing.
  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: item), previewProvider: nil
    ) { [weak self] _ in
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in self?.delete(item) }
      return UIMenu(children: [delete])
    }
  }

  /// Lifts the row in the shape of its part of the card.
  public override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(for: configuration)
  }

  /// Puts the row back in the shape that it has by then.
  public override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview(for: configuration)
  }

  private func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    // Rows may have come and gone while the menu was open.
    guard let item = configuration.identifier as? NSString,
      let indexPath = dataSource.indexPath(for: String(describing: item)),
      let cell = tableView.cellForRow(at: indexPath), cell.window != nil
    else { return nil }
    return dataSource.previewParameters(forRowAt: indexPath).map {
      UITargetedPreview(view: cell, parameters: $0)
    }
  }

  // MARK: Moving

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

extension CardStyle {
  fileprivate static var list: CardStyle {
    var style = CardStyle(radius: 18)
    style.separator = CardSeparator(color: .white.withAlphaComponent(0.25))
    style.separatesSwipedRows = true
    return style
  }
}

extension UIColor {
  /// The color of a list that has no other.
  nonisolated public static let indigoCard = UIColor(0x4338CA)
  /// Another color for a list.
  nonisolated public static let tealCard = UIColor(0x0A5F57)
}
