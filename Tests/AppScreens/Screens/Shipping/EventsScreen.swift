import UIKit

/// A log of events in a table that begins right below a bar of the app's own.
final class EventsScreen: UnderHeaderScreen<EventCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Events"
    view.backgroundColor = .systemBackground
    table.rowHeight = 52
    table.separatorInset = .zero
  }

  override func place() {
    super.place()
    let count = UILabel()
    count.text = "24 events"
    count.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(count)
    NSLayoutConstraint.activate([
      count.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      count.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
  }
}

/// An event and when it was.
final class EventCell: UITableViewCell, LetterCell {
  private let name = UILabel()
  private let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [name, time])
    row.distribution = .equalSpacing
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: String) {
    name.text = "Event \(letter)"
    time.text = "09:41"
  }
}
