@_spi(Headless) extension HeadlessVariations {
  /// What a table calls uncommitted.
  public enum UncommittedUpdates: CaseIterable, Sendable {
    /// A batch that the app has opened.
    case openBatches
    /// Rows that make way for a drop.
    case drops
  }

  /// When `hasUncommittedUpdates` is true.
  ///
  /// Drop placeholders and rows that are reordered for a drop are documented (Apple:
  /// UITableView.hasUncommittedUpdates), which speaks for these alone. An open batch is what the
  /// name says, and the standard until what is promised about cards holds under the other answer.
  public static let uncommittedUpdates = HeadlessVariation<UncommittedUpdates>(
    standard: .openBatches, of: UncommittedUpdates.allCases)

  /// How a diffable data source brings a snapshot into its table.
  public enum Applying: CaseIterable, Sendable {
    /// By `reloadData()`.
    case reloads
    /// By `performBatchUpdates(_:completion:)`.
    case updates
  }

  /// What the first `apply` does.
  ///
  /// Not documented; a public suite of tests expects batch updates each time. With a reload nobody
  /// hears of the rows that come, which is the less convenient answer.
  public static let firstApply = HeadlessVariation<Applying>(
    standard: .reloads, of: Applying.allCases)

  /// What an `apply` does whose table is in no window.
  ///
  /// Not documented. Such an `apply` is reported to lay its table out, which speaks for batch
  /// updates; the standard is the less convenient answer, as with the first.
  public static let detachedApply = HeadlessVariation<Applying>(
    standard: .reloads, of: Applying.allCases)

  /// When an update's completion is called.
  public enum Completion: CaseIterable, Sendable {
    /// In a later turn.
    case later
    /// Before the call returns, unless an earlier update has not ended.
    case beforeReturn
  }

  /// When `applySnapshotUsingReloadData` calls its completion.
  ///
  /// What Apple writes about it (UITableViewDiffableDataSource.applySnapshotUsingReloadData) allows
  /// both. Four public tests expect it before the call returns; later is the less convenient
  /// answer.
  public static let reloadCompletion = HeadlessVariation<Completion>(
    standard: .later, of: Completion.allCases)

  /// How the asynchronous forms apply.
  public enum AsyncForm: CaseIterable, Sendable {
    case byItself
    /// Through the form with a completion, which a subclass may have overridden.
    case throughCompletionForm
  }

  /// Whether the asynchronous forms of `apply` go through those with completions.
  ///
  /// Not documented, and an override that counts on either would be wrong. One that is not called
  /// is the less convenient answer.
  public static let asyncApply = HeadlessVariation<AsyncForm>(
    standard: .byItself, of: AsyncForm.allCases)

  /// When the cell of a row is asked for that is reconfigured.
  public enum Reconfiguring: CaseIterable, Sendable {
    /// Before the update returns.
    case inUpdate
    /// With the table's next layout.
    case inNextLayout
  }

  /// When the data source is asked to configure a row's cell again.
  ///
  /// Apple does not say (UITableView.reconfigureRows(at:)). That rows which size themselves grow in
  /// the update's animation speaks for a cell that is known by then.
  public static let reconfiguring = HeadlessVariation<Reconfiguring>(
    standard: .inUpdate, of: Reconfiguring.allCases)

  /// Whether rows of a diffable data source can be edited that says nothing about it.
  ///
  /// A public suite of tests (2023) has true, two (2019) have false, perhaps by version. True is
  /// what tables take without the method (Apple: UITableViewDataSource.tableView(_:canEditRowAt:)).
  public static let diffableRowsAreEditable = HeadlessVariation(standard: true)
}
