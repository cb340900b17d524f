import RoundedTable
import TestSupport
import Testing
import UIKit

/// Cells as providers return them in less usual ways.
@MainActor @Suite struct UnusualCellsTests {
  private func screen(
    _ make: @escaping (UITableView, IndexPath, String) -> UITableViewCell
  ) -> (UIWindow, UITableView, CardScreen.DataSource) {
    let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tableView = UITableView(frame: window.bounds, style: .grouped)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = CardScreen.DataSource(tableView: tableView, cellProvider: make)
    window.addSubview(tableView)
    window.isHidden = false
    return (window, tableView, dataSource)
  }

  private func signs(_ tableView: UITableView, _ rows: Int) -> String {
    String(
      (0..<rows).map { row in
        tableView.cellForRow(at: IndexPath(row: row, section: 0)).map { ShownCard(of: $0).sign }
          ?? "?"
      })
  }

  @Test func cellsMadeWithoutRegistration() {
    let (window, tableView, dataSource) = screen { _, _, _ in
      UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    dataSource.apply(LetterSnapshot(["A:bcd"]), animatingDifferences: true, completion: nil)
    window.layoutIfNeeded()
    #expect(signs(tableView, 3) == "╭│╰")
  }

  private final class RedirectingCell: UITableViewCell {
    override func addSubview(_ view: UIView) {
      if view === contentView { super.addSubview(view) } else { contentView.addSubview(view) }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      guard state.isSelected else { return }
      backgroundConfiguration = .listGroupedCell()
      backgroundConfiguration?.backgroundColor = .systemOrange
    }
  }

  @Test func aCellThatRedirectsItsSubviewsGetsEverythingBack() {
    let screen = CardScreen(cellClass: RedirectingCell.self)
    screen.show("A:abc")
    screen.show("A:bc")
    #expect(screen.signs("bc") == "╭╰")
    screen.tableView.selectRow(
      at: screen.dataSource.indexPath(for: "c"), animated: false, scrollPosition: .none)
    screen.window.layoutIfNeeded()
    #expect(screen.signs("bc") == "╭╰")
    #expect(ShownCard.fill(of: screen.cell("c")) == .systemOrange)
    screen.dataSource.uninstall()
    #expect(screen.cell("b")?.backgroundView == nil)
    #expect(screen.cell("c")?.backgroundConfiguration?.backgroundColor == .systemOrange)
    #expect(screen.cell("b")?.contentView.subviews.isEmpty == true)
  }

  @Test func cellsDequeuedWithoutIndexPath() {
    let (window, tableView, dataSource) = screen { tableView, _, _ in
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    }
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    dataSource.apply(LetterSnapshot(["A:ab"]), animatingDifferences: true, completion: nil)
    window.layoutIfNeeded()
    #expect(signs(tableView, 2) == "╭╰")
  }

  @Test func oneInstanceReturnedForEveryRequestOfAnItem() {
    var kept: [String: UITableViewCell] = [:]
    let (window, tableView, dataSource) = screen { _, _, item in
      let cell = kept[item] ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      kept[item] = cell
      return cell
    }
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    dataSource.applySnapshotUsingReloadData(LetterSnapshot(["A:ca"]), completion: nil)
    window.layoutIfNeeded()
    #expect(signs(tableView, 2) == "╭╰")
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === kept["c"])
  }

  @Test func anotherClassForTheSameItem() {
    final class OtherCell: UITableViewCell {}
    var isOther = false
    let (window, tableView, dataSource) = screen { tableView, indexPath, _ in
      let identifier = isOther ? "other" : "cell"
      return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    tableView.register(OtherCell.self, forCellReuseIdentifier: "other")
    dataSource.apply(LetterSnapshot(["A:abc"]), animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    isOther = true
    var snapshot = LetterSnapshot(["A:abcd"])
    snapshot.reloadItems(["c"])
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
    window.layoutIfNeeded()
    #expect(tableView.cellForRow(at: IndexPath(row: 2, section: 0)) is OtherCell)
    #expect(signs(tableView, 4) == "╭││╰")
  }

  @Test func mutableItemsReconfiguredInPlace() {
    final class Note: Hashable, @unchecked Sendable {
      let id: Int
      var text: String
      init(_ id: Int, _ text: String) {
        self.id = id
        self.text = text
      }
      static func == (left: Note, right: Note) -> Bool {
        left.id == right.id && left.text == right.text
      }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let dataSource = RoundedDiffableDataSource<Int, Note>(tableView: tableView) {
      tableView, indexPath, note in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = note.text
      return cell
    }
    let window = UIWindow.inScene(frame: tableView.frame)
    window.addSubview(tableView)
    window.isHidden = false
    let notes = [Note(0, "a"), Note(1, "b")]
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    window.layoutIfNeeded()
    notes[1].text = "changed"
    snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([notes[1]])
    snapshot.appendItems([Note(2, "c")])
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
    window.layoutIfNeeded()
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "changed")
    #expect(signs(tableView, 3) == "╭│╰")
  }

  @Test func anAppThatAsksForCellsItselfLeavesTheShownOnesRight() {
    // With an index path, a row that has a cell may not get another one.
    let screen = CardScreen(make: { tableView, _ in
      CardScreen.DataSource(tableView: tableView) { tableView, _, _ in
        tableView.dequeueReusableCell(withIdentifier: "cell")
      }
    })
    screen.show("A:abc")
    let shown = screen.cell("c")
    let asked = screen.dataSource.tableView(
      screen.tableView, cellForRowAt: IndexPath(row: 2, section: 0))
    #expect(asked !== shown)
    #expect(ShownCard(of: asked).sign == "╰")
    screen.show("A:abcd", animated: true)
    #expect(screen.cell("c") === shown)
    #expect(screen.signs("abcd") == "╭││╰")
  }
}
