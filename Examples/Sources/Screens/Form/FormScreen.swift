import RoundedTable
import UIKit

/// A form whose validation errors are rows of their own, in cards that are outlined in red as long
/// as something is wrong.
public final class FormScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: .field, tableStyle: TableStyle(maximumWidth: 560)
  ) {
    [unowned self] tableView, indexPath, row in
    if case .field(let field) = row { return makeCell(for: field, at: indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, with: row)
    return cell
  }

  private var texts: [FormField: String] = [:]
  private var errors: [FormField] = []

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "New Account"
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows the form, empty.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    // Fields, errors and the button are alike in height, whatever is in them.
    tableView.rowHeight = UIFontMetrics(forTextStyle: .body).scaledValue(for: 52)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(FormFieldCell.self, forCellReuseIdentifier: "field")
    dataSource.sectionStyle = { [unowned self] section, style in
      if isWrong(section) { style.outline = CardOutline(color: .systemRed, width: 2) }
      if section == .submit { style = .button }
    }
    show(animated: false)
  }

  /// Fills in the fields, in place of the user.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - email: The address.
  ///   - password: The password.
  public func fillIn(name: String, email: String, password: String) {
    loadViewIfNeeded()
    texts = [.name: name, .email: email, .password: password]
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(FormField.allCases.map { .field($0) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Checks the entries, and shows an error below each that is wrong.
  public func submit() {
    errors = FormField.allCases.filter { error(in: $0) != nil }
    show(animated: true)
  }

  private func error(in field: FormField) -> String? {
    field.error(in: texts[field] ?? "")
  }

  private func isWrong(_ section: FormSection) -> Bool {
    errors.contains { $0.section == section }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<FormSection, FormRow>()
    snapshot.appendSections([.person, .password, .newsletter, .submit])
    for field in FormField.allCases {
      let section = field.section
      snapshot.appendItems([.field(field)], toSection: section)
      if errors.contains(field) {
        snapshot.appendItems([.error(field)], toSection: section)
      }
    }
    snapshot.appendItems([.newsletter], toSection: .newsletter)
    snapshot.appendItems([.submit], toSection: .submit)
    dataSource.apply(snapshot, animatingDifferences: animated)
    // Which cards are outlined has changed as well.
    dataSource.refreshCards(animated: animated)
  }

  /// Takes what is typed, and removes the error once there is no reason for it.
  private func take(_ text: String, for field: FormField) {
    texts[field] = text
    guard errors.contains(field), error(in: field) == nil else { return }
    errors.removeAll { $0 == field }
    show(animated: true)
  }

  // MARK: Rows

  private func makeCell(for field: FormField, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FormFieldCell)?.show(field, text: texts[field] ?? "") { [weak self] text in
      self?.take(text, for: field)
    }
    return cell
  }

  private func fill(_ cell: UITableViewCell, with row: FormRow) {
    var content = UIListContentConfiguration.cell()
    cell.accessoryView = nil
    cell.selectionStyle = row == .submit ? .default : .none
    switch row {
    case .field: break
    case .error(let field):
      content.text = error(in: field)
      content.textProperties.color = .error
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.image = UIImage(systemName: "exclamationmark.circle.fill")
      content.imageProperties.tintColor = .error
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .footnote)
      content.imageToTextPadding = 6
    case .newsletter:
      content.text = "Send me the newsletter"
      cell.accessoryView = UISwitch()
    case .submit:
      content.text = "Create Account"
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.color = .white
      content.textProperties.alignment = .center
    }
    cell.contentConfiguration = content
  }

  /// Writes the footer in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  /// Submits the form.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if dataSource.itemIdentifier(for: indexPath) == .submit { submit() }
  }
}

nonisolated private enum FormSection: Hashable, Sendable {
  case person, password, newsletter, submit
}

extension FormField {
  nonisolated fileprivate var section: FormSection { self == .password ? .password : .person }
}

extension UIColor {
  fileprivate static let error = UIColor(light: 0xC81E1E, dark: 0xFF6961)
}

extension CardStyle {
  fileprivate static var field: CardStyle {
    var style = CardStyle(radius: 14)
    style.outline = CardOutline(color: .separator)
    return style
  }

  fileprivate static var button: CardStyle {
    var style = CardStyle(radius: 25)
    style.fill = .color(UIColor(0x4F46E5))
    style.selectionColor = UIColor(0x3730A3)
    return style
  }
}

private final class DataSource: RoundedDiffableDataSource<FormSection, FormRow> {
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) == .newsletter ? "Four letters a year, and no more." : nil
  }
}
