extension TableCards {
  /// Checks live cells after each update and when rows come into sight, and reports what is wrong.
  ///
  /// Rows are named by their items, those of a ``CardController`` by their index paths.
  ///
  /// Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    get { servedTable?.knownFeature(DiagnosisReports.self)?.diagnosis }
    set {
      guard let table = servedTable else { return }
      let reports = table.feature(DiagnosisReports.self)
      reports.restore()
      reports.diagnosis = newValue
      table.correct(animated: false)
    }
  }

  /// Examines the rows that have a cell at present, and the table.
  ///
  /// ``diagnosis`` does this after every update and when rows come into sight. You can also call it
  /// at any time, for example in the debugger. Once rows have been updated outside
  /// ``CardController/update(_:)``, it says so from then on.
  ///
  /// - Returns: What is wrong: first with the styles, then with the rows, from top to bottom. Empty
  ///   if nothing was found, and after ``uninstall()``.
  /// - Complexity: O(*c*) for *c* live cells.
  public func diagnose() -> [CardFinding] {
    servedTable.map { TableExamination(table: $0).findings.map(\.finding) } ?? []
  }

  /// The cards of the rows that have a cell at present, as text.
  ///
  /// Each line has the sign of what a row's cell shows, or a space for no card, and the row's item,
  /// or with a ``CardController`` its index path:
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// - Complexity: O(*c*) for *c* live cells.
  public var capDescription: String {
    servedTable.map { TableExamination(table: $0).capDescription } ?? ""
  }
}
