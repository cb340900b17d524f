import RoundedTable
import UIKit

/// Settings as on a phone: coloured icons, values, a switch, and explanations below the cards.
///
/// Airplane mode takes two rows out of its card.
public final class PhoneSettingsScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: CardStyle(), tableStyle: TableStyle(maximumWidth: 675)
  ) {
    [unowned self] tableView, indexPath, setting in
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    fill(cell, with: setting)
    return cell
  }

  private var isOffline = false

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Settings"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the settings.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<PhoneSetting.Section, PhoneSetting>()
    for section in [PhoneSetting.Section.account, .connections, .attention, .system] {
      snapshot.appendSections([section])
      snapshot.appendItems(PhoneSetting.rows(of: section, isOffline: isOffline))
    }
    if animated { snapshot.reconfigureItems([.wifi]) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Settings lead nowhere in this example.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Rows

  private func fill(_ cell: UITableViewCell, with setting: PhoneSetting) {
    var content =
      setting == .account
      ? UIListContentConfiguration.subtitleCell() : UIListContentConfiguration.valueCell()
    content.image = setting.icon
    content.text = setting.rawValue
    content.secondaryText = value(of: setting)
    if setting == .account {
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.secondaryTextProperties.color = .secondaryLabel
    }
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessoryView = setting == .airplane ? makeSwitch() : nil
    cell.selectionStyle = setting == .airplane ? .none : .default
  }

  private func value(of setting: PhoneSetting) -> String? {
    switch setting {
    case .account: "Account, payments and devices"
    case .wifi: isOffline ? "Off" : "Engine Room"
    case .hotspot: "Off"
    case .focus: "Evening"
    default: nil
    }
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOffline
    toggle.accessibilityLabel = PhoneSetting.airplane.rawValue
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        isOffline = toggle.isOn
        show(animated: true)
      }, for: .valueChanged)
    return toggle
  }
}

private final class DataSource: RoundedDiffableDataSource<PhoneSetting.Section, PhoneSetting> {
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    switch sectionIdentifier(for: section) {
    case .connections: "Airplane mode turns off all connections at once."
    case .attention: "Notifications wait while a focus is on, and arrive together when it ends."
    case .account, .system, nil: nil
    }
  }
}
