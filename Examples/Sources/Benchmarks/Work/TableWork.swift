@_spi(Headless) import UIKit

/// What is done to a table that is shown.
package enum TableWork: String, CaseIterable, Encodable, Sendable {
  case appendRow
  case insertAtTop
  case deleteLast
  case moveOne
  case churn

  package var title: String {
    switch self {
    case .appendRow: "append a row"
    case .insertAtTop: "insert at the top"
    case .deleteLast: "delete the last"
    case .moveOne: "move one"
    case .churn: "20 % churn"
    }
  }

  var isOfFewRows: Bool { self != .churn }

  /// Whether the table's end is looked at meanwhile, so that the change is on screen.
  var isAtEnd: Bool { self == .appendRow || self == .deleteLast }

  /// The update that does the work to a snapshot whose items are 0, 1, 2 and so on.
  package func update(of base: NSDiffableDataSourceSnapshot<Int, Int>) -> TableUpdate {
    var update = TableUpdate(base)
    let count = base.numberOfItems
    guard count > 1 else { return update }
    switch self {
    case .appendRow:
      update.snapshot.appendItems([count])
      update.changed = [count]
    case .insertAtTop:
      update.snapshot.insertItems([count], beforeItem: 0)
      update.changed = [count]
    case .deleteLast:
      update.snapshot.deleteItems([count - 1])
      update.changed = [count - 1]
    case .moveOne:
      update.snapshot.moveItem(count / 2, beforeItem: 0)
      update.changed = [count / 2]
    case .churn:
      churn(&update, count)
    }
    return update
  }

  /// Every tenth item goes, and as many come in other places.
  ///
  /// Built anew, because so many edits of one snapshot would take longer than what is measured.
  private func churn(_ update: inout TableUpdate, _ count: Int) {
    let base = update.snapshot
    update.snapshot = NSDiffableDataSourceSnapshot()
    update.snapshot.appendSections(base.sectionIdentifiers)
    for section in base.sectionIdentifiers {
      var items: [Int] = []
      for item in base.itemIdentifiers(inSection: section) {
        if item % 10 != 3 { items.append(item) }
        if item % 10 == 5 { items.append(count + item) }
      }
      update.snapshot.appendItems(items, toSection: section)
    }
    let all = base.itemIdentifiers
    update.changed = all.filter { $0 % 10 == 3 } + all.filter { $0 % 10 == 5 }.map { $0 + count }
  }
}
