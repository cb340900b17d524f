import UIKit

/// The picture of a table after its layout: what's in sight, and where.
///
/// There is one for each turn of the features, which draw cards from it and ask neither the table
/// nor a cell where a row or a card is. Each part of it is made when a feature asks for it, because
/// most layouts leave features nothing to do.
@MainActor final class TableLayout {
  let table: CardTable
  /// Whether the table's rows are those of the data source, in their places.
  ///
  /// The table is in a window, no update is in progress whose cards haven't been corrected, and no
  /// row that's being dragged makes room in it. Rows may still be moving on screen.
  let areRowsInPlace: Bool
  /// Whether the table's sections are those of the data source.
  ///
  /// That's so while a row that's being dragged makes room in the table, too, when the table's rows
  /// aren't those of the data source (Apple: UITableView.hasUncommittedUpdates).
  let areSectionsKnown: Bool
  /// What has happened since features last drew the table with its rows in their places.
  private(set) var changes: TableChanges = []

  init(of table: CardTable, areRowsInPlace: Bool, areSectionsKnown: Bool) {
    self.table = table
    self.areRowsInPlace = areRowsInPlace
    self.areSectionsKnown = areSectionsKnown
  }

  /// Adds what has happened by now.
  func addChanges(_ others: TableChanges) { changes.formUnion(others) }

  /// The slots in which a card has been laid out since then.
  var laidOutSlots: [CardSlot] { table.laidOutSlots }

  /// The headers and footers in sight that are ends of cards.
  var headers: [HeaderBackgroundView] { table.headers }

  /// The animation of the rows and cards; nil if neither move.
  private(set) lazy var animation: RowAnimation? = findAnimation()

  private func findAnimation() -> RowAnimation? {
    let newest = NewestRowAnimation(on: table.cells)
    // If this is called in an animation block that moves rows, the block animates everything else,
    // too.
    let moves =
      table.updates.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0
    guard moves, UIView.areAnimationsEnabled else { return nil }
    return table.updates.block ?? .copied(from: newest)
  }

  /// Whether an animation moves or fades a row, even one that began before this layout, with which
  /// ``animation`` has nothing to do.
  var areRowsMoving: Bool { NewestRowAnimation(on: table.cells).animation != nil }

  // MARK: Rows

  /// The cells and the index paths of their rows.
  private(set) lazy var rows: [(cell: UITableViewCell, indexPath: IndexPath)] =
    table.cells.views.compactMap { cell in table.indexPath(of: cell).map { (cell, $0) } }

  /// The cells that have come into the table since features last drew it.
  private(set) lazy var newCells: [UITableViewCell] =
    changes.contains(.cellsAreNew) ? table.cells.all.filter(\.isNew).compactMap(\.cell) : []

  /// The rows that the user is dragging, above the others.
  private(set) lazy var lifted: Set<IndexPath> = {
    guard let tableView = table.tableView else { return [] }
    // A cell creates its state anew each time it's asked, so none is while no row can be lifted.
    guard tableView.isEditing || tableView.hasActiveDrag else { return [] }
    return Set(rows.filter { $0.cell.isInSight && $0.cell.isLifted }.map(\.indexPath))
  }()

  /// While a row is being dragged, the frames of the other rows, which make room for it.
  private lazy var framesBesideLifted: [IndexPath: CGRect] = {
    guard !lifted.isEmpty else { return [:] }
    let inPlace = rows.filter { $0.cell.isInSight && !$0.cell.isAwayFromItsPlace }
    return Dictionary(inPlace.map { ($0.indexPath, $0.cell.frame) }) { $1 }
  }()

  /// Returns where a row is when it has stopped moving.
  ///
  /// The table is asked and not the cell, which moves later if a row above turns out to be taller.
  /// But only the cells know where rows are that make room for one that's being dragged.
  func place(ofRowAt indexPath: IndexPath) -> CGRect {
    framesBesideLifted[indexPath] ?? table.tableView?.rectForRow(at: indexPath) ?? .zero
  }

  /// Returns the frame of a cell in the table, from which a swipe may take it out.
  func frame(of cell: UITableViewCell) -> CGRect {
    guard let tableView = table.tableView, let superview = cell.superview, superview !== tableView
    else { return cell.frame }
    return superview.convert(cell.frame, to: tableView)
  }

  /// Whether a cell is animating out, because its row is gone.
  func isLeaving(_ cell: UITableViewCell) -> Bool {
    cell.isInSight && table.indexPath(of: cell) == nil
  }

  // MARK: Sections and cards

  private var sections: [CardSection] = []

  /// Returns a section, which is computed once for all features and all its rows.
  func section(at index: Int) -> CardSection {
    for section in sections where section.index == index { return section }
    let section = table.plan.section(at: index, like: sections.last)
    sections.append(section)
    return section
  }

  /// Forgets what's no longer so when cards have been corrected: the sections, because features
  /// have found out something new about their rows, and whether cards move.
  func noteCorrection() {
    sections = []
    animation = findAnimation()
  }

  /// The cards in sight that draw something across their rows, each with its visible parts.
  ///
  /// All rows must have their positions by now.
  private(set) lazy var cards: [VisibleCard] = findCards()
}
