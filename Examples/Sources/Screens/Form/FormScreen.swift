import RoundedTable
import UIKit

/// A form whose complaints are rows of their own, below the fields that they are about.
public final class FormScreen: UITableViewController {
  private lazy var dataSource = DataSource(
    tableView: tableView, style: CardStyle(radius: 12), tableStyle: TableStyle(maximumWidth: 560)
  ) {
    [unowned self] tableView, indexPath, row in
    if case .field(let field) = row { return makeCell(for: field, at: indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, with: row)
    return cell
  }

  private var texts: [FormField: String] = [:]

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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(FormFieldCell.self, forCellReuseIdentifier: "field")
    show(complaints: [], animated: false)
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

  /// Checks the entries, and complains below those that are wrong.
  public func submit() {
    show(complaints: FormField.allCases.filter { complaint(about: $0) != nil }, animated: true)
  }

  private func complaint(about field: FormField) -> String? {
    field.complaint(about: texts[field] ?? "")
  }

  private func show(complaints: [FormField], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<FormSection, FormRow>()
    snapshot.appendSections([.person, .password, .newsletter, .submit])
    for field in FormField.allCases {
      let section = field == .password ? FormSection.password : .person
      snapshot.appendItems([.field(field)], toSection: section)
      if complaints.contains(field) {
        snapshot.appendItems([.complaint(field)], toSection: section)
      }
    }
    snapshot.appendItems([.newsletter], toSection: .newsletter)
    snapshot.appendItems([.submit], toSection: .submit)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Takes what is typed, and withdraws the complaint once there is no reason for it any more.
  private func take(_ text: String, for field: FormField) {
    texts[field] = text
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(.complaint(field)) != nil, complaint(about: field) == nil else {
      return
    }
    snapshot.deleteItems([.complaint(field)])
    dataSource.apply(snapshot)
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
    case .complaint(let field):
      content.text = complaint(about: field)
      content.textProperties.color = .systemRed
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.image = UIImage(systemName: "exclamationmark.circle.fill")
      content.imageProperties.tintColor = .systemRed
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .footnote)
      content.imageToTextPadding = 6
    case .newsletter:
      content.text = "Send me the newsletter"
      cell.accessoryView = UISwitch()
    case .submit:
      content.text = "Create Account"
      content.textProperties.color = .systemBlue
      content.textProperties.alignment = .center
    }
    cell.contentConfiguration = content
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

private final class DataSource: RoundedDiffableDataSource<FormSection, FormRow> {
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section) == .newsletter ? "Four letters a year, and no more." : nil
  }
}
