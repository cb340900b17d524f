import RoundedTable
import UIKit

/// Settings as on an iPad: where there is room, a centered column of cards; on a phone, rows from
/// edge to edge.
///
/// The style follows the width by itself. Where there are cards, a tap on one of the radii
/// changes their corners.
public final class SettingsScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<SettingsSection, Setting>(
    tableView: tableView, style: .settings(radius: radius),
    tableStyle: TableStyle(maximumWidth: 675)
  ) { [unowned self] tableView, indexPath, setting in
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    fill(cell, with: setting)
    return cell
  }

  /// The radius of the cards, in points; a change is animated.
  public var radius = 10.0 {
    didSet {
      guard isViewLoaded else { return }
      dataSource.setStyle(.settings(radius: radius), animated: true)
      var snapshot = dataSource.snapshot()
      guard snapshot.indexOfSection(.corners) != nil else { return }
      snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .corners))
      dataSource.apply(snapshot)
    }
  }

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
    show()
  }

  /// Offers radii where there are corners.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    show()
  }

  /// Offers radii where there are corners now.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.show() }, completion: nil)
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, Setting>()
    let hasCards = tableView.bounds.width >= CardStyle.leastWidth
    for section in SettingsSection.allCases where hasCards || section != .corners {
      snapshot.appendSections([section])
      snapshot.appendItems(section.settings)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Takes over a radius; other settings lead nowhere in this example.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let radius = dataSource.itemIdentifier(for: indexPath)?.radius else { return }
    self.radius = radius
  }

  private func fill(_ cell: UITableViewCell, with setting: Setting) {
    var content = UIListContentConfiguration.valueCell()
    content.image = setting.symbol.flatMap { UIImage(systemName: $0) }
    content.text = setting.name
    content.secondaryText = setting.value
    content.secondaryTextProperties.color = .quiet
    cell.contentConfiguration = content
    cell.accessoryView = setting.isSwitch ? makeSwitch() : nil
    if let radius = setting.radius {
      cell.accessoryType = radius == self.radius ? .checkmark : .none
    } else {
      cell.accessoryType = .disclosureIndicator
    }
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }
}

extension CardStyle {
  /// The width from which on there are cards: no phone is as wide while it is held upright.
  ///
  /// The size class would not do. While an iPhone app is resized, it stays compact.
  nonisolated fileprivate static let leastWidth = 500.0

  fileprivate static func settings(radius: Double) -> CardStyle {
    CardStyle { environment in
      environment.width < leastWidth ? .noCard : CardStyle(radius: radius)
    }
  }
}
