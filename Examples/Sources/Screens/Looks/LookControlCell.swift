import UIKit

/// A row with segments, or with a switch.
final class LookControlCell: UITableViewCell {
  private let segments = UISegmentedControl()
  private let toggle = UISwitch()
  private var choose: (Int) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    segments.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(segments)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      segments.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      segments.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      segments.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    segments.addAction(
      UIAction { [unowned self] _ in choose(segments.selectedSegmentIndex) }, for: .valueChanged)
    toggle.addAction(
      UIAction { [unowned self] _ in choose(toggle.isOn ? 1 : 0) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code")
  }

  func show(
    _ control: LookControl, of look: LookChoice, choose: @escaping (LookChoice) -> Void
  ) {
    self.choose = { choose(control.choosing($0, in: look)) }
    let isSwitch = control.titles.isEmpty
    segments.isHidden = isSwitch
    accessoryView = isSwitch ? toggle : nil
    textLabel?.text = isSwitch ? "Separators" : nil
    toggle.isOn = control.index(in: look) == 1
    toggle.isEnabled = control.choosing(0, in: look).conflict == nil
    if segments.numberOfSegments != control.titles.count {
      segments.removeAllSegments()
    }
    for (index, title) in control.titles.enumerated() {
      if index < segments.numberOfSegments {
        segments.setTitle(title, forSegmentAt: index)
      } else {
        segments.insertSegment(withTitle: title, at: index, animated: false)
      }
      let conflict = control.choosing(index, in: look).conflict
      segments.setEnabled(conflict == nil, forSegmentAt: index)
    }
    if !isSwitch { segments.selectedSegmentIndex = control.index(in: look) }
  }
}
