import RoundedTable
import UIKit

/// A table view in a window, filled by a data source that is written by hand, of one-letter items.
@MainActor package final class ClassicScreen: NSObject, UITableViewDataSource {
  package let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  package let tableView: UITableView
  package let controller = UIViewController(nibName: nil, bundle: nil)
  /// Nil for a screen without cards.
  package var cards: CardController?
  /// The items of each section.
  package var sections: [[String]]
  package var titles: [String?] = []
  /// What the data source was asked for, in order.
  package var asked: [String] = []
  /// How often it was asked for a number of rows.
  package var counted = 0
  package var configure: (UITableViewCell, String) -> Void
  package var onMove: (IndexPath, IndexPath) -> Void = { _, _ in }

  /// Shows sections that are written as strings of their items.
  package init(
    _ sections: String..., style: UITableView.Style = .grouped, isRoot: Bool = TablePlace.isRoot,
    rowHeight: CGFloat = 44, cellClass: UITableViewCell.Type = UITableViewCell.self,
    hasCards: Bool = true, configure: @escaping (UITableViewCell, String) -> Void = { _, _ in }
  ) {
    tableView = UITableView(frame: window.bounds, style: style)
    tableView.rowHeight = rowHeight
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
    self.sections = sections.map { $0.map(String.init) }
    self.configure = configure
    super.init()
    tableView.dataSource = self
    if hasCards { cards = CardController(tableView: tableView) }
    controller.show(tableView, isRoot: isRoot)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  package func update(_ changes: () -> Void) {
    if let cards { cards.update(changes) } else { changes() }
  }

  package func items(_ sections: String...) { self.sections = sections.map { $0.map(String.init) } }

  package func indexPath(_ item: String) -> IndexPath? {
    for (index, items) in sections.enumerated() {
      if let row = items.firstIndex(of: item) { return IndexPath(row: row, section: index) }
    }
    return nil
  }

  package func cell(_ item: String) -> UITableViewCell? {
    indexPath(item).flatMap { tableView.cellForRow(at: $0) }
  }

  /// What the rows of some items show, as signs: "·" for no card, "?" for no cell.
  package func signs(_ items: String) -> String {
    String(items.map { cell(String($0)).map { ShownCard(of: $0).sign } ?? "?" })
  }

  /// What all rows show, section by section.
  package var signs: [String] { sections.map { signs($0.joined()) } }

  /// Lets what was put off to later turns of the main queue happen.
  package func turn() async {
    for _ in 0..<3 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    window.layoutIfNeeded()
  }

  // MARK: What the table asks

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counted += 1
    return sections[section].count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = sections[indexPath.section][indexPath.row]
    asked.append(item)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, item)
    cards?.decorate(cell, forRowAt: indexPath)
    return cell
  }

  package func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles.indices.contains(section) ? titles[section] : nil }

  package func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  package func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { onMove(sourceIndexPath, destinationIndexPath) }

  /// Changes the items as the user has moved a row.
  package func move(_ source: IndexPath, _ target: IndexPath) {
    let item = sections[source.section].remove(at: source.row)
    sections[target.section].insert(item, at: target.row)
  }
}
