import RoundedTable
@_spi(Headless) import UIKit

/// A data source as it's written by hand, of letters.
@MainActor final class LidClassicSource: NSObject, UITableViewDataSource {
  let cards: CardController
  private(set) var sections: LidScreen.Sections = []
  private unowned let tableView: UITableView
  private let configure: (UITableViewCell, String) -> Void

  init(_ tableView: UITableView, _ configure: @escaping (UITableViewCell, String) -> Void) {
    self.tableView = tableView
    self.configure = configure
    cards = CardController(tableView: tableView)
    super.init()
    tableView.dataSource = self
  }

  /// Shows other sections, animated if they differ by one edit.
  func show(_ sections: LidScreen.Sections, animated: Bool) {
    let former = self.sections
    cards.update {
      self.sections = sections
      guard animated, let change = SectionsChange(from: former, to: sections) else {
        return tableView.reloadData()
      }
      tableView.performBatchUpdates { [tableView] in change.tell(tableView) }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let items = Array(sections[indexPath.section].items)
    configure(cell, String(items[indexPath.row]))
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }
}

/// What a table has to be told of a change: sections and rows that come and go.
private struct SectionsChange {
  private var deletedSections: IndexSet = []
  private var insertedSections: IndexSet = []
  private var deletedRows: [IndexPath] = []
  private var insertedRows: [IndexPath] = []

  /// Fails if sections have changed places.
  init?(from old: LidScreen.Sections, to new: LidScreen.Sections) {
    let oldIDs = old.map(\.id)
    let newIDs = new.map(\.id)
    guard oldIDs.filter(newIDs.contains) == newIDs.filter(oldIDs.contains) else { return nil }
    for (index, section) in old.enumerated() {
      guard let other = new.first(where: { $0.id == section.id }) else {
        deletedSections.insert(index)
        continue
      }
      let change = Array(other.items).difference(from: Array(section.items))
      for case .remove(let row, _, _) in change {
        deletedRows.append(IndexPath(row: row, section: index))
      }
      let section = newIDs.firstIndex(of: section.id) ?? 0
      for case .insert(let row, _, _) in change {
        insertedRows.append(IndexPath(row: row, section: section))
      }
    }
    for (index, section) in new.enumerated() where !oldIDs.contains(section.id) {
      insertedSections.insert(index)
    }
  }

  @MainActor func tell(_ tableView: UITableView) {
    tableView.deleteSections(deletedSections, with: .automatic)
    tableView.insertSections(insertedSections, with: .automatic)
    tableView.deleteRows(at: deletedRows, with: .automatic)
    tableView.insertRows(at: insertedRows, with: .automatic)
  }
}
