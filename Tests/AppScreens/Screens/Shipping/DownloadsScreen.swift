import AppScreens
import UIKit

/// Downloads: what is here and what is to come, each in a table of its own, of which a segmented
/// control shows one.
final class DownloadsScreen: PlacedTableScreen<DownloadCell> {
  private let choice = UISegmentedControl(items: ["Here", "To come"])
  private(set) lazy var otherTable = stage.makeTable()
  private lazy var otherSource = EditingDataSource(tableView: otherTable) { [unowned self] in
    cell($0, $1, $2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Downloads"
    view.backgroundColor = .systemGroupedBackground
    for table in [table, otherTable] { table.rowHeight = 56 }
  }

  override func place() {
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    otherTable.register(DownloadCell.self, forCellReuseIdentifier: "cell")
    otherTable.isHidden = true
    add(choice)
    choice.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
      .isActive = true
    choice.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    for table in [table, otherTable] {
      add(table)
      pinSides(of: table, to: view)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  override func show(_ step: Int) {
    super.show(step)
    otherSource.apply(ScreenScript.snapshot((step + 1) % ScreenScript.count))
  }

  private func choose() {
    table.isHidden = choice.selectedSegmentIndex != 0
    otherTable.isHidden = choice.selectedSegmentIndex != 1
  }

  private func cell(
    _ table: UITableView, _ indexPath: IndexPath, _ letter: String
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? DownloadCell)?.show(letter)
    return cell
  }
}

/// A file and its size.
final class DownloadCell: UITableViewCell, LetterCell {
  private let name = UILabel()
  private let size = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    size.textColor = .secondaryLabel
    for view in [name, size] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      size.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      size.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "File \(letter)"
    size.text = "12 MB"
  }
}
