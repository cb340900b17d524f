extension TableCards {
  /// A diagnosis that checks cards while your app runs.
  ///
  ///     dataSource.diagnosis = CardDiagnosis()  // prints what it finds
  ///
  /// It checks the cells after each update, and when rows scroll into view. Rows are named by their
  /// items, or by their index paths with a ``CardController``.
  ///
  /// Default: nil, which costs nothing.
  public var diagnosis: CardDiagnosis? {
    get { ownTable?.feature(DiagnosisReports.self)?.diagnosis }
    set {
      guard let table = ownTable, let reports = table.feature(DiagnosisReports.self) else {
        return
      }
      reports.restore()
      reports.diagnosis = newValue
      table.correctCards(animated: false)
    }
  }

  /// Checks the table and the rows that have a cell, and returns what's wrong.
  ///
  ///     dataSource.diagnose().forEach { print($0) }
  ///
  /// Call it at any time, for example in the debugger or in a test. ``diagnosis`` calls it for you
  /// after every update. When rows have been updated outside ``CardController/update(_:)``, it says
  /// so from then on.
  ///
  /// - Returns: The findings: first about rows that draw their own cards, then about the table and
  ///   its styles, then about the other rows; rows from top to bottom, and for each row in the
  ///   order of ``CardFinding/Kind-swift.enum``. It's empty if nothing is wrong, and after
  ///   ``uninstall()``.
  /// - Complexity: O(*c*) for *c* cells.
  public func diagnose() -> [CardFinding] {
    ownTable.map { TableExamination(table: $0).findings.map(\.finding) } ?? []
  }

  /// The positions of the rows that have a cell, as text.
  ///
  ///     print(dataSource.capDescription)
  ///     // fruit
  ///     // ╭ apple
  ///     // ╰ pear
  ///
  /// Each line has the sign of the position that the row's cell shows, or a space for no card, and
  /// then the row's item, or its index path with a ``CardController``.
  ///
  /// - Complexity: O(*c*) for *c* cells.
  public var capDescription: String {
    ownTable.map { TableExamination(table: $0).capDescription } ?? ""
  }
}
