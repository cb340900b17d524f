import AppScreens
import UIKit

/// A note's options: checkmarks, switches and values in cells of UIKit's own, over a page of the
/// app's color.
final class NoteOptionsScreen: UITableViewController, DrivenScreen {
  private let stage: Stage
  var table: UITableView { tableView }
  private lazy var dataSource = NoteOptionsDataSource(tableView: tableView) {
    [stage] table, indexPath, letter in
    stage.note("cell \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    cell.textLabel?.text = "Option \(letter)"
    cell.imageView?.image = UIImage(systemName: "tag")
    cell.accessoryView = nil
    cell.accessoryType = "aeiou".contains(letter) ? .checkmark : .none
    if letter == "b" || letter == "j" {
      let control = UISwitch()
      control.isOn = letter == "b"
      cell.accessoryView = control
    }
    return cell
  }

  init(_ stage: Stage) {
    self.stage = stage
    super.init(style: stage.style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Options"
    tableView.rowHeight = 48
    tableView.cellLayoutMarginsFollowReadableWidth = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
  }

  func show(_ step: Int) { dataSource.apply(ScreenScript.snapshot(step)) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class NoteOptionsDataSource: DiffableDataSource<String, String> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) == "A" ? nil : "More" }
}
