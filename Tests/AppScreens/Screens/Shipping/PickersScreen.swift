import AppScreens
import UIKit

/// A schedule whose rows grow to show a picker when they are tapped.
final class PickersScreen: BareTableScreen<PickerCell>, UITableViewDelegate {
  private var openLetter: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Schedule"
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
  }

  override func show(_ step: Int) {
    dataSource.apply(ScreenScript.snapshot(step, limit: 4, section: \.self, item: \.self))
  }

  override func cell(_ indexPath: IndexPath, _ letter: String) -> UITableViewCell {
    let cell = super.cell(indexPath, letter)
    (cell as? PickerCell)?.isOpen = letter == openLetter
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
    let letter = dataSource.itemIdentifier(for: indexPath)
    openLetter = letter == openLetter ? nil : letter
    // The classic way to have a table measure its rows again.
    tableView.beginUpdates()
    for case let cell as PickerCell in tableView.visibleCells {
      cell.isOpen = cell.letter == openLetter
    }
    tableView.endUpdates()
  }
}

/// An hour, and a picker below it that has no height until it is wanted.
final class PickerCell: UITableViewCell, LetterCell, UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var letter = ""
  private let name = UILabel()
  private let value = UILabel()
  private let picker = UIPickerView()
  private lazy var pickerHeight = picker.heightAnchor.constraint(equalToConstant: 0)

  var isOpen: Bool {
    get { pickerHeight.constant > 0 }
    set {
      pickerHeight.constant = newValue ? 162 : 0
      value.textColor = newValue ? tintColor : .secondaryLabel
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    value.textColor = .secondaryLabel
    picker.dataSource = self
    picker.delegate = self
    picker.clipsToBounds = true
    for view in [name, value, picker] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      picker.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 11),
      picker.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      pickerHeight, bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    self.letter = letter
    name.text = "Basal rate \(letter)"
    value.text = "12:00"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 24 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row):00" }
}
