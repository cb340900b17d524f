import RoundedTable
import Screens
import UIKit

/// A table with a data source, in a look that can be chosen.
package final class ChoiceScreen: UITableViewController {
  private let choice: LookChoice
  private let apply: (RoundedDiffableDataSource<Int, String>) -> Void

  private lazy var dataSource = TitledDataSource(tableView: tableView) {
    tableView, indexPath, _ in
    ChoiceTable.cell(in: tableView, at: indexPath)
  }

  package init(
    _ choice: LookChoice, apply: @escaping (RoundedDiffableDataSource<Int, String>) -> Void
  ) {
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
    let choice = choice
    dataSource.title = { ChoiceTable.title(of: $0, for: choice) }
    apply(dataSource)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, section) in ChoiceTable.sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(section.rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private final class TitledDataSource: RoundedDiffableDataSource<Int, String> {
  var title: (Int) -> String? = { _ in nil }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    title(section)
  }
}
