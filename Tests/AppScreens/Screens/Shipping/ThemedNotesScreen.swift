import UIKit

/// Notes in one color with the page behind them, whose rows the delegate colors under a finger.
final class ThemedNotesScreen: BareTableScreen<NoteCell>, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    table.backgroundColor = .notesPage
    table.separatorColor = .systemGray3
    table.rowHeight = 76
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    stage.note("did highlight \(indexPath)")
    let cell = tableView.cellForRow(at: indexPath)
    cell?.contentView.backgroundColor = .notesHighlight
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    stage.note("did unhighlight \(indexPath)")
    let cell = tableView.cellForRow(at: indexPath)
    cell?.contentView.backgroundColor = .clear
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("did select \(indexPath)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A note in the theme's colors, whose texts get another one under a finger.
final class NoteCell: UITableViewCell, LetterCell {
  private let title = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 2
    for view in [title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    backgroundColor = .notesPage
    colorTexts(isHighlighted: false)
  }

  required init?(coder: NSCoder) { nil }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    colorTexts(isHighlighted: highlighted)
  }

  private func colorTexts(isHighlighted: Bool) {
    title.textColor = isHighlighted ? .systemBlue : .label
    text.textColor = isHighlighted ? .systemBlue : .secondaryLabel
  }

  func show(_ letter: String) {
    title.text = "Note \(letter)"
    text.text = "What there is to say of \(letter)"
  }
}

extension UIColor {
  fileprivate static let notesPage = themed(light: 1, dark: 0)
  fileprivate static let notesHighlight = themed(light: 0.93, dark: 0.2)
}
