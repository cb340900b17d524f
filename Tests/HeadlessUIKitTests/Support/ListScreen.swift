import Foundation
@_spi(Headless) import UIKit

/// A table in a window over lists of texts, and a diary of what the table asked and told.
@MainActor final class ListScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    var text = ""
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  var lists: [[String]]
  let table: UITableView
  let window: UIWindow
  var asked: [String] = []
  var shown: [String] = []
  var hidden: [String] = []
  var selected: [IndexPath] = []
  /// Nil: fixed heights.
  var height: ((IndexPath) -> CGFloat)?
  var onAsk: (() -> Void)?
  var onMake: ((UITableViewCell) -> Void)?
  var returnsOtherCell = false

  init(
    _ lists: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat = 100,
    isInWindow: Bool = true
  ) {
    self.lists = lists
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    window = UIWindow(device: .phone)
    super.init()
    table.rowHeight = rowHeight
    table.estimatedRowHeight = rowHeight
    table.contentInsetAdjustmentBehavior = .never
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    guard isInWindow else { return }
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  func layOut() { window.layoutIfNeeded() }
  func cell(_ row: Int, _ section: Int = 0) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
  }
  var visibleTexts: [String] { table.visibleCells.compactMap { ($0 as? Cell)?.text } }
  /// Forgets the diary so far.
  func turnPage() {
    asked = []
    shown = []
    hidden = []
  }

  func numberOfSections(in tableView: UITableView) -> Int { lists.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let text = lists[indexPath.section][indexPath.row]
    asked.append(text)
    onAsk?()
    if returnsOtherCell { return Cell(style: .default, reuseIdentifier: nil) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.text = text
    cell.showsReorderControl = true
    onMake?(cell)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown.append((cell as? Cell)?.text ?? "")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    hidden.append((cell as? Cell)?.text ?? "")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = lists[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    lists[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lists[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

func texts(_ range: Range<Int>) -> [String] { range.map(String.init) }
