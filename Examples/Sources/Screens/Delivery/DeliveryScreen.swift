import RoundedTable
public import UIKit

/// A form of static cells, as a storyboard has them, which are made once; rows that are not needed
/// have no height.
public final class DeliveryScreen: UITableViewController {
  private lazy var cards = CardController(tableView: tableView)
  private let present = UISwitch()
  private let greeting = UITableViewCell.row("Greeting", "Happy birthday!")
  private let paper = UITableViewCell.row("Paper", "Stars")
  private lazy var cells: [[UITableViewCell]] = [
    [
      .row("Name", "Ada Byron"), .row("Street", "12 St James’s Square"),
      .row("Town", "London"),
    ],
    [.row("As a present", accessory: present), greeting, paper],
    [.row("Teapot", "€38.00"), .row("Shipping", "€6.50"), .row("Total", "€44.50")],
  ]

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Delivery"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the form.
  public override func viewDidLoad() {
    super.viewDidLoad()
    present.addAction(
      UIAction { [weak self] _ in self?.measureRows() }, for: .valueChanged)
    cards.style.radius = 16
    cards.style.fill = .color(UIColor(light: 0xE2F3F1, dark: 0x12302E))
    cards.style.separator = CardSeparator(color: UIColor(light: 0xB4DAD6, dark: 0x2B524F))
    cards.tableStyle = TableStyle(maximumWidth: 672, backgroundColor: .systemBackground)
  }

  /// Whether rows for a present are shown.
  public var isPresent: Bool {
    get { present.isOn }
    set {
      loadViewIfNeeded()
      present.isOn = newValue
      measureRows()
    }
  }

  private func measureRows() {
    cards.update { tableView.performBatchUpdates(nil) }
  }

  // MARK: Rows

  /// The number of the form's cards.
  public override func numberOfSections(in tableView: UITableView) -> Int { cells.count }

  /// All rows of a card, also those that are hidden.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { cells[section].count }

  /// What a card of the form is about.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { ["Address", "Wrapping", "Order"][section] }

  /// Names sections in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  /// The cell that was made for the row.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = cells[indexPath.section][indexPath.row]
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }

  /// None for rows of a present, if it is none.
  public override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let cell = cells[indexPath.section][indexPath.row]
    return !present.isOn && (cell === greeting || cell === paper)
      ? 0 : UITableView.automaticDimension
  }
}

extension UITableViewCell {
  /// A cell of the form, as a storyboard would have it.
  fileprivate static func row(
    _ text: String, _ value: String? = nil, accessory: UIView? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    content.secondaryTextProperties.color = .quiet
    cell.contentConfiguration = content
    cell.accessoryView = accessory
    cell.selectionStyle = .none
    // Of a row that is lower than its content, no more is seen.
    cell.clipsToBounds = true
    return cell
  }
}
