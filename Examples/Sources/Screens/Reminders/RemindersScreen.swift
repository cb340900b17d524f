import RoundedTable
public import UIKit

/// Reminders in a table with a classic data source, which is told of each change by itself.
///
/// A tap does a reminder, or undoes it, and a swipe deletes one: sections come and go with their
/// reminders.
public final class RemindersScreen: UITableViewController {
  private lazy var cards = CardController(tableView: tableView)
  private let results = ReminderResults(Reminder.examples)

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "Reminders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add("Buy stamps") })
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Shows what there is to do.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reminder")
    results.delegate = self
    cards.style.radius = 18
    cards.tableStyle.maximumWidth = 672
    cards.sectionStyle = { [results] section, style in
      guard results.sections[section].name == "Late" else { return }
      style.fill = .color(UIColor(light: 0xFFEDEC, dark: 0x2A1214))
      style.outline = CardOutline(color: .systemRed)
    }
  }

  /// Adds something to be done today.
  public func add(_ text: String) { results.insert(text) }

  // MARK: Rows

  /// As many as there are days with reminders, and one for those that are done.
  public override func numberOfSections(in tableView: UITableView) -> Int {
    results.sections.count
  }

  /// The number of a section's reminders.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { results.sections[section].reminders.count }

  /// The name of a section.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { results.sections[section].name }

  /// Names sections in a color that is legible.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .quiet
  }

  /// Makes a row, which is given its part of a card last.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
    fill(cell, with: results.object(at: indexPath))
    cards.decorate(cell, forRowAt: indexPath)
    return cell
  }

  private func fill(_ cell: UITableViewCell, with reminder: Reminder) {
    var content = UIListContentConfiguration.cell()
    content.text = reminder.text
    content.textProperties.color = reminder.isDone ? .quiet : .label
    content.image = UIImage(systemName: reminder.isDone ? "checkmark.circle.fill" : "circle")
    cell.contentConfiguration = content
  }

  /// Does a reminder, or undoes it.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    var reminder = results.object(at: indexPath)
    reminder.isDone.toggle()
    results.update(reminder)
  }

  /// Deletes a reminder.
  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { results.delete(results.object(at: indexPath)) }
  }
}

// MARK: Changes

extension RemindersScreen: ReminderResultsDelegate {
  func resultsWillChangeContent() { tableView.beginUpdates() }

  func results(didChangeSectionAt index: Int, for change: ReminderResults.Change) {
    switch change {
    case .insert: tableView.insertSections([index], with: .fade)
    case .delete: tableView.deleteSections([index], with: .fade)
    case .move, .update: break
    }
  }

  func results(
    didChangeObjectAt indexPath: IndexPath?, for change: ReminderResults.Change,
    newIndexPath: IndexPath?
  ) {
    if change == .update, let indexPath, let newIndexPath {
      if let cell = tableView.cellForRow(at: indexPath) {
        fill(cell, with: results.object(at: newIndexPath))
      }
      return
    }
    // A move between sections that come or go is not one for a table.
    if let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
    if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
  }

  /// The table takes up all changes in the last call.
  func resultsDidChangeContent() {
    cards.update { tableView.endUpdates() }
  }
}
