import RoundedTable
import Screens
import UIKit

/// A table that is its own data source, in a look that can be chosen.
package final class ChoiceControllerScreen: UITableViewController {
  private let choice: LookChoice
  private let apply: (CardController) -> Void
  private lazy var cards = CardController(tableView: tableView)

  package init(_ choice: LookChoice, apply: @escaping (CardController) -> Void) {
    self.choice = choice
    self.apply = apply
    super.init(style: choice.view == .lid ? .plain : .grouped)
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    ChoiceTable.prepare(tableView, for: choice)
    apply(cards)
  }

  package override func numberOfSections(in tableView: UITableView) -> Int {
    ChoiceTable.sections.count
  }

  package override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    ChoiceTable.sections[section].rows.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = ChoiceTable.cell(in: tableView, at: indexPath)
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    ChoiceTable.title(of: section, for: choice)
  }
}
