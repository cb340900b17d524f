import UIKit

/// The rooms of a house and what can be switched there, one list: rooms are cells, too, in the
/// color of the page.
final class HeadingsScreen: BareTableScreen<DeviceCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemGroupedBackground
    table.backgroundColor = .systemGroupedBackground
    table.rowHeight = 44
    table.register(RoomCell.self, forCellReuseIdentifier: "room")
  }

  override func cell(_ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    guard Self.isRoom(letter) else { return super.cell(indexPath, letter) }
    stage.note("room \(letter) at \(indexPath)")
    let cell = table.dequeueReusableCell(withIdentifier: "room", for: indexPath)
    (cell as? RoomCell)?.show(letter)
    return cell
  }

  private static func isRoom(_ letter: String) -> Bool { "aeiou".contains(letter) }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.cellForRow(at: indexPath) is RoomCell ? nil : indexPath
  }
}

/// A heading.
final class RoomCell: LabelCell {
  override func setUp() {
    super.setUp()
    selectionStyle = .none
    backgroundColor = .systemGroupedBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
  }

  override func show(_ letter: String) { label.text = "Room \(letter.uppercased())" }
}

/// A lamp, with its switch.
final class DeviceCell: UITableViewCell, LetterCell {
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .secondarySystemGroupedBackground
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    textLabel?.text = "Lamp \(letter)"
    imageView?.image = UIImage(systemName: "lightbulb")
    toggle.isOn = letter < "m"
  }
}
