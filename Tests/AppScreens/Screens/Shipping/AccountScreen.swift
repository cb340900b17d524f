import AppScreens
import UIKit

/// An account: a static table, whose cells are made once and kept, as a storyboard's are.
final class AccountScreen: UITableViewController, DrivenScreen {
  private let stage: Stage
  var table: UITableView { tableView }
  private var cells: [String: UITableViewCell] = [:]
  private lazy var dataSource = DiffableDataSource<String, String>(tableView: tableView) {
    [unowned self] _, indexPath, letter in
    stage.note("cell \(letter) at \(indexPath)")
    return cell(letter)
  }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    tableView.rowHeight = 50
    _ = dataSource
  }

  func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  private func cell(_ letter: String) -> UITableViewCell {
    if let cell = cells[letter] { return cell }
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Setting \(letter)"
    cell.detailTextLabel?.text = "On"
    cell.accessoryType = .disclosureIndicator
    cell.backgroundColor = .secondarySystemGroupedBackground
    cells[letter] = cell
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
