import RoundedTable
import TestSupport
import Testing
import UIKit

/// A table whose cells are made once, as a storyboard's static ones: its controller is the data
/// source.
@MainActor @Suite struct StaticCellsTests {
  /// What `UITableViewController` does with a storyboard's cells.
  private class StoryboardController: UITableViewController {
    var cells: [[UITableViewCell]] = [3, 1, 2].map { count in
      (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { cells.count }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { cells[section].count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.section][indexPath.row] }
  }

  private final class FormController: StoryboardController {
    private(set) lazy var cards = CardController(tableView: tableView)

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = super.tableView(tableView, cellForRowAt: indexPath)
      cards.decorate(cell, forRowAt: indexPath)
      return cell
    }

    var signs: [String] {
      cells.map { section in String(section.map { ShownCard(of: $0).sign }) }
    }
  }

  private let window = UIWindow.inScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = FormController(style: .grouped)

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func theyHaveCards() {
    #expect(controller.signs == ["╭│╰", "□", "╭╰"])
    #expect(controller.cards.diagnose() == [])
  }

  @Test func theyComeBackAfterAReload() {
    controller.tableView.reloadData()
    window.layoutIfNeeded()
    #expect(controller.signs == ["╭│╰", "□", "╭╰"])
    controller.cards.update {
      controller.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    window.layoutIfNeeded()
    #expect(controller.signs == ["╭│╰", "□", "╭╰"])
  }

  /// As apps hide static rows.
  @Test func aRowThatIsTakenOutClosesItsCard() {
    let hidden = controller.cells[0].removeLast()
    controller.cards.update {
      controller.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    #expect(controller.signs == ["╭╰", "□", "╭╰"])
    window.layoutIfNeeded()
    controller.cells[0].append(hidden)
    controller.cards.update {
      controller.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    window.layoutIfNeeded()
    #expect(controller.signs == ["╭│╰", "□", "╭╰"])
  }

  /// The same cell stands for another row.
  @Test func aCellThatMovesChangesItsPlace() {
    let cell = controller.cells[0].removeFirst()
    controller.cells[2].append(cell)
    controller.cards.update {
      controller.tableView.performBatchUpdates {
        controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        controller.tableView.insertRows(at: [IndexPath(row: 2, section: 2)], with: .none)
      }
    }
    window.layoutIfNeeded()
    #expect(controller.signs == ["╭╰", "□", "╭│╰"])
    #expect(controller.cards.diagnose() == [])
  }
}
