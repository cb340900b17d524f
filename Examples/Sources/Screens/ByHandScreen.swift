public import UIKit

/// Answers questions about UIKit that need a finger on the display: drag a row, then swipe another.
///
/// What was seen is in the title of the section, and is printed. The table is UIKit's own, without
/// cards.
public final class ByHandScreen: UITableViewController {
  /// What has been seen so far: by the name of each question, the answer.
  public private(set) var answers: [String: String] = [:]

  private final class Cell: UITableViewCell {
    var note: ((String, String) -> Void)?
    private var margin: CGFloat = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      if state.isReordering { note?("saysIsReordering", "true") }
      guard state.isSwiped else {
        margin = directionalLayoutMargins.leading
        return
      }
      let now = directionalLayoutMargins.leading
      note?("swipedMargins", "\(now == margin ? "tables" : "\(now) points, \(margin) before")")
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard configurationState.isSwiped else { return }
      note?("takesSwipedCellsOut", "true")
    }
  }

  private var names = ["Drag me", "Swipe me", "Ada", "Bea", "Cleo"]

  /// Creates the screen.
  public init() {
    super.init(style: .grouped)
    title = "By hand"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  /// Traps: the screen is made in code.
  public required init?(coder: NSCoder) {
    fatalError("The screen is made in code")
  }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  private func note(_ question: String, _ answer: String) {
    guard answers[question] != answer else { return }
    answers[question] = answer
    print("? \(question): \(answer)")
    title = answers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  /// As many as there are names.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  /// A row that tells of its states.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    (cell as? Cell)?.note = { [weak self] in self?.note($0, $1) }
    return cell
  }

  /// What to do.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Tap Edit and drag a row, then swipe another" }

  /// Every row can be dragged.
  public override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Looks at what the table shows while a row is in the hand: shadows of a lifted row, and
  /// whatever else is no cell.
  public override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let others = tableView.subviews.filter { !($0 is UITableViewCell) && !$0.isHidden }
    let named = others.map { "\(type(of: $0)) \(Int($0.frame.width)) by \(Int($0.frame.height))" }
    note("reorderingViews", named.isEmpty ? "none" : named.joined(separator: " and "))
    return proposedDestinationIndexPath
  }

  /// Takes over where a row was dropped.
  public override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if answers["saysIsReordering"] == nil { note("saysIsReordering", "false") }
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  /// Deletes a row.
  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
