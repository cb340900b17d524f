import UIKit

/// The table after its layout, as features need it.
///
/// What it says is found out when a feature asks, because most layouts leave features nothing to
/// do.
@MainActor final class TableLayout {
  private let table: CardTable
  /// Whether rows are in their places, because no update is in progress whose cards haven't been
  /// corrected.
  let isAtRest: Bool
  /// Whether the table's sections are those of the data source.
  ///
  /// That's so while a row that's being dragged makes room in the table, too, when the table's rows
  /// aren't those of the data source (Apple: UITableView.hasUncommittedUpdates).
  let areSectionsKnown: Bool

  init(of table: CardTable, isAtRest: Bool, areSectionsKnown: Bool) {
    self.table = table
    self.isAtRest = isAtRest
    self.areSectionsKnown = areSectionsKnown
  }

  /// The cells and the index paths of their rows.
  private(set) lazy var rows: [(cell: UITableViewCell, indexPath: IndexPath)] =
    table.cells.views.compactMap { cell in table.indexPath(of: cell).map { (cell, $0) } }

  private var sections: [CardSection] = []

  /// Returns a section, which is computed once for all features and all its rows.
  func section(at index: Int) -> CardSection {
    for section in sections where section.index == index { return section }
    let section = table.plan.section(at: index, like: sections.last)
    sections.append(section)
    return section
  }

  /// Forgets the sections, because features have found out something new about their rows.
  func forgetSections() { sections = [] }

  /// The animation of the rows; nil if they don't move.
  private(set) lazy var animation: RowAnimation? = {
    let newest = NewestRowAnimation(on: table.cells)
    // If this is called in an animation block that moves rows, the block animates everything else,
    // too.
    let moves =
      table.updates.isAnimated || newest.isNew && UIView.inheritedAnimationDuration == 0
    guard moves, UIView.areAnimationsEnabled else { return nil }
    return table.updates.block ?? .copied(from: newest)
  }()
}
