import RoundedTable
import UIKit

/// The example screens in a list; a tap on one shows it.
public final class ContentsScreen: UITableViewController {
  private lazy var dataSource = RoundedDiffableDataSource<ContentsSection, Example>(
    tableView: tableView, style: CardStyle()
  ) { tableView, indexPath, example in
    let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = example.rawValue
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "RoundedTable"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Lists the screens.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
    var snapshot = NSDiffableDataSourceSnapshot<ContentsSection, Example>()
    snapshot.appendSections([.screens, .device])
    let device: [Example] = [.byHand, .selfCheck]
    snapshot.appendItems(Example.allCases.filter { !device.contains($0) }, toSection: .screens)
    snapshot.appendItems(device, toSection: .device)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Shows the screen that is listed under a name, for scripts.
  ///
  /// - Returns: Whether there is one.
  @discardableResult public func show(_ name: String) -> Bool {
    guard let example = Example(rawValue: name) else { return false }
    navigationController?.pushViewController(example.makeScreen(), animated: false)
    return true
  }

  /// Scrolls the screen that's shown, as far as it goes, for scripts.
  ///
  /// - Parameter distance: The distance from its first place, in points.
  public func scrollShownScreen(by distance: Double) {
    func scrollView(in view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
    }
    guard let screen = navigationController?.topViewController,
      let view = scrollView(in: screen.view)
    else { return }
    view.layoutIfNeeded()
    let insets = view.adjustedContentInset
    let last = view.contentSize.height + insets.bottom - view.bounds.height
    view.contentOffset.y = max(-insets.top, min(distance - insets.top, last))
  }

  /// Shows a screen.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let example = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(example.makeScreen(), animated: true)
  }
}

nonisolated private enum ContentsSection: Hashable, Sendable {
  case screens
  /// What is not an example but looks at the device.
  case device
}

nonisolated private enum Example: String, CaseIterable, Hashable, Sendable {
  case accounts = "Accounts"
  case trip = "Lisbon"
  case health = "Health"
  case chat = "Chat"
  case shop = "Market"
  case form = "New account"
  case reminders = "Reminders"
  case delivery = "Delivery"
  case contacts = "Contacts"
  case plainContacts = "Contacts, without cards"
  case directory = "Directory"
  case expanding = "Documents"
  case shopping = "Shopping"
  case settings = "Settings"
  case tutorial = "Tutorial"
  case gradient = "Gradient"
  case customCells = "Custom cells"
  case customLook = "Custom look"
  case looks = "Looks"
  case wardrobe = "Wardrobe"
  case selfCheck = "Self-check"
  case byHand = "By hand"

  @MainActor func makeScreen() -> UIViewController {
    switch self {
    case .accounts: AccountsScreen()
    case .trip: TripScreen()
    case .health: HealthScreen()
    case .chat: ChatScreen()
    case .shop: ShopScreen()
    case .form: FormScreen()
    case .reminders: RemindersScreen()
    case .delivery: DeliveryScreen()
    case .contacts: ContactsScreen()
    case .plainContacts: PlainContactsScreen()
    case .directory: DirectoryScreen()
    case .expanding: ExpandingScreen()
    case .shopping: ShoppingScreen.withLists()
    case .settings: SettingsScreen()
    case .tutorial: TutorialScreen()
    case .gradient: GradientScreen()
    case .looks: LooksScreen()
    case .wardrobe: WardrobeScreen()
    case .customCells: CustomCellsScreen()
    case .customLook: CustomLookScreen()
    case .selfCheck: SelfCheckScreen()
    case .byHand: ByHandScreen()
    }
  }
}
