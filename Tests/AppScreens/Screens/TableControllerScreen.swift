import AppScreens
import UIKit

/// A `UITableViewController`, which is its table's delegate and turns on editing by itself.
final class TableControllerScreen: UITableViewController, DrivenScreen {
  private let stage: Stage
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: DiffableDataSource<String, String>!
  var table: UITableView { tableView }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.rowHeight = 50
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = DiffableDataSource(tableView: tableView) { [stage] tableView, indexPath, item in
      stage.note("cell \(item) at \(indexPath)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
  func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step)) { [stage] in stage.note("shown \(step)") }
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    if indexPath.row % 2 == 0 { tableView.deselectRow(at: indexPath, animated: true) }
  }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { section == 0 ? 12 : 30 }
}
