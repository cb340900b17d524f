import UIKit

extension RoundedDiffableDataSource {
  /// Checks live cells after each update and when rows come into sight, and reports what is wrong.
  ///
  /// Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    get { rows.diagnosis }
    set { rows.diagnosis = newValue }
  }

  /// Examines the rows that have a cell at present, and the table.
  ///
  /// ``diagnosis`` does this after every update and when rows come into sight. You can also call it at any time, for example in
  /// the debugger.
  ///
  /// - Returns: What is wrong: first with the styles, then with the rows, from top to bottom. Empty if nothing was found, and
  ///   after ``uninstall()``.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] { rows.examine().map(\.finding) }

  /// The cards of the rows that have a cell at present, as text.
  ///
  /// Each line has the sign of what a row's cell wears, or a space for no card, and the row's item:
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String { rows.capDescription }
}

extension CardController {
  /// Checks live cells after each update and when rows come into sight, and reports what is wrong.
  ///
  /// Rows are named by their index paths. Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    get { rows.diagnosis }
    set { rows.diagnosis = newValue }
  }

  /// Examines the rows that have a cell at present, and the table.
  ///
  /// Once rows have been updated outside ``update(_:)``, it says so from then on.
  ///
  /// - Returns: What is wrong: first with the styles, then with the rows, from top to bottom. Empty if nothing was found, and
  ///   after ``uninstall()``.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] { rows.examine().map(\.finding) }

  /// The cards of the rows that have a cell at present, as text.
  ///
  /// Each line has the sign of what a row's cell wears, or a space for no card, and the row's index path, under its section's
  /// index:
  ///
  ///     print(cards.capDescription)
  ///     // 0
  ///     // ╭ [0, 0]
  ///     // ╰ [0, 1]
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String { rows.capDescription }
}
