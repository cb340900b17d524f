@_spi(Headless) extension HeadlessVariations {
  /// How many rows a table makes ready beyond those in sight, where the device does not say.
  ///
  /// From iOS 15 on cells are made ready before they are needed (WWDC21-10252); the number is not
  /// documented.
  public static let preparedRows = HeadlessVariation<Int>(standard: 2, of: [0, 1, 2, 4])

  /// Whether rows are made ready without animation, in a layout that is animated.
  ///
  /// Not documented. Nothing is seen of what such rows animate, so it is as convenient as the other
  /// answer.
  public static let preparesWithoutAnimation = HeadlessVariation(standard: true)

  /// What a question during a layout or an update gets.
  public enum Answering: CaseIterable, Sendable {
    case cell
    case nothing
  }

  /// What `cellForRow(at:)` answers while the table lays out or updates its cells.
  ///
  /// UIKit logs such a question (UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate) and
  /// may answer nil; that it does so always is not known.
  public static let cellForRowDuringLayout = HeadlessVariation<Answering>(
    standard: .cell, of: Answering.allCases)

  /// Whether `indexPath(for:)` tells the row of a cell that is prepared off screen.
  ///
  /// That `cellForRow(at:)` returns such a cell is documented (Apple: UITableView.cellForRow(at:));
  /// this is not.
  public static let tellsPreparedRows = HeadlessVariation(standard: false)

  /// Whether a cell that comes into sight is laid out before the delegate's `willDisplay`.
  ///
  /// The delegate may change the cell there (Apple:
  /// UITableViewDelegate.tableView(_:willDisplay:forRowAt:)), which speaks for a layout that
  /// follows.
  public static let laysOutBeforeWillDisplay = HeadlessVariation(standard: false)

  /// Which rows are measured again.
  public enum MeasuredRows: CaseIterable, Sendable {
    case none
    /// Those without a cell.
    case unseen
    case all
  }

  /// Which rows are measured again when the safe area at the table's sides changes.
  ///
  /// Not documented; that rows keep their height until an update (Apple:
  /// UITableView.performBatchUpdates(_:completion:)) holds for those that have a cell.
  public static let measuredAfterSafeArea = HeadlessVariation<MeasuredRows>(
    standard: .unseen, of: MeasuredRows.allCases)

  /// Which margins a table has.
  public enum TableMargins: CaseIterable, Sendable {
    /// The 8 points of any view.
    case views
    /// The system's for the table's width.
    case systems
  }

  /// Which margins a table has outside a window.
  ///
  /// Not documented. They were seen as 8 points, until the table knows where it is.
  public static let marginsOutsideWindows = HeadlessVariation<TableMargins>(
    standard: .views, of: TableMargins.allCases)

  /// Which safe area a view reads that is not seen.
  public enum UnseenSafeArea: CaseIterable, Sendable {
    case right
    case zero
    /// The one that it read when it was last seen.
    case former
  }

  /// Which safe area a row reads while it is out of sight in its table: prepared, or waiting to be
  /// used again.
  ///
  /// A view that is not yet visible on screen reads 0 (Apple: UIView.safeAreaInsets); whether rows
  /// that are prepared are meant is not documented. Their content is laid out and measured in their
  /// place, which is the table's to know.
  public static let unseenSafeAreas = HeadlessVariation<UnseenSafeArea>(
    standard: .zero, of: UnseenSafeArea.allCases)

  /// Whether what a controller adds to its safe area reaches the layout guide of its view one
  /// layout later than constants that are written in the same turn.
  ///
  /// Not documented. Views read the new safe area at once, and a guide that follows them in the
  /// same layout is what the plainest code does.
  public static let addedInsetsReachGuidesLate = HeadlessVariation(standard: false)

  /// Whether a table that has become narrower keeps its content aside, by the safe area at its
  /// left.
  ///
  /// Content that is wider than its scroll view scrolls sideways, and is then inset by the safe
  /// area (Apple: UIScrollView.ContentInsetAdjustmentBehavior.automatic); so is a table's until it
  /// is laid out in its new width. Whether the offset goes back then is not documented.
  public static let narrowedTablesStayAside = HeadlessVariation(standard: false)

  /// Whether the default separator inset of a table reads the margin at which lines end since iOS
  /// 26 (R39), rather than 0.
  ///
  /// Not documented, and nothing speaks for either.
  public static let separatorInsetNamesEnd = HeadlessVariation(standard: false)

  /// Where a table has its scroll indicator.
  public enum ScrollIndicator: CaseIterable, Sendable {
    /// Nowhere: it is seen while a table scrolls, and no drawing is of that moment.
    case none
    case atEdge
    case inSafeArea
  }

  /// Where the vertical scroll indicator is if the safe area is inset at the side.
  ///
  /// Not documented. Apps move it back by hand (react-native #28140, wikipedia-ios #3382), and one
  /// was told that it does not move (flutter #25802).
  public static let scrollIndicator = HeadlessVariation<ScrollIndicator>(
    standard: .none, of: ScrollIndicator.allCases)

  /// Whether a table shows the section index whose titles its data source returns.
  ///
  /// UIKit does (Apple: UITableViewDataSource.sectionIndexTitles(for:)), and content ends beside it
  /// (MGSwipeTableCell #8). The standard leaves it out, as a table does with fewer rows than its
  /// `sectionIndexMinimumDisplayRowCount`.
  public static let showsSectionIndex = HeadlessVariation(standard: false)

  /// Where views stand among others.
  public enum Depth: CaseIterable, Sendable {
    case back
    case front
  }

  /// Where a table inserts its new cells.
  ///
  /// Not documented, and nothing speaks for either.
  public static let newCells = HeadlessVariation<Depth>(standard: .back, of: Depth.allCases)

  /// What new cells leave behind them.
  public enum BackOfTable: CaseIterable, Sendable {
    /// The table's background view, wherever it is, and every view that the app has put at the
    /// back.
    case allViews
    /// One view, if the table has a background view, and none otherwise.
    case backgroundIndex
  }

  /// What lies behind the cells that a table inserts at the back.
  ///
  /// A background view is behind all cells (Apple: UITableView.backgroundView). Shipping apps send
  /// refresh controls and views of their own to the back, and rows are in front of them. That a
  /// table looks for either, rather than to insert cells at a number, is not documented: by the
  /// number, what is put at the back later lies in front of new cells, and so does a background
  /// view that has another view behind it.
  public static let backOfTable = HeadlessVariation<BackOfTable>(
    standard: .allViews, of: BackOfTable.allCases)

  /// Where cells wait to be used again.
  public enum WaitingCells: CaseIterable, Sendable {
    case hiddenInTable
    case outsideTable
  }

  /// Where a table keeps the cells that are to be used again.
  ///
  /// Not documented. A cell that stays keeps its window and what it wears, which is the less
  /// convenient answer.
  public static let waitingCells = HeadlessVariation<WaitingCells>(
    standard: .hiddenInTable, of: WaitingCells.allCases)

  /// Whether the layers of views in a table keep the `zPosition` that they were given.
  ///
  /// Otherwise each layout of the table sets it to 0. Tables are documented to order their views in
  /// no way (Apple: CALayer.zPosition); that they leave the property alone is not.
  public static let keepsZPositions = HeadlessVariation(standard: true)

  /// How many rows that have left the screen a table keeps, wherever it was scrolled to.
  ///
  /// They are hidden, and `cellForRow(at:)` returns them, beside those that are made ready. Seen in
  /// a list of iOS 26, a collection view, whose first row was still found after 3 seconds (R65).
  public static let lingeringRows = HeadlessVariation<Int>(standard: 0, of: [0, 3])

  /// Whether a table lays out a cell that comes into sight before everything else in it.
  ///
  /// Otherwise its subviews are laid out in their order, a view at index 0 before the cells:
  /// `layoutIfNeeded` begins at the topmost ancestor that needs layout (Apple:
  /// CALayer.layoutIfNeeded()), which the table does while cells come in. What it calls is not
  /// documented.
  public static let laysOutNewCellsFirst = HeadlessVariation(standard: false)

  /// Whether a table puts a view with a square shadow behind a row that is carried.
  ///
  /// A lifted row has a shadow on all systems; which view casts it, and in which shape, is not
  /// documented.
  public static let shadowsCarriedRows = HeadlessVariation(standard: false)

  /// Whether a cell's state says `isReordering` while its row is carried.
  ///
  /// There is such a state (Apple: UICellConfigurationState.isReordering); that tables set it is
  /// not documented.
  public static let saysIsReordering = HeadlessVariation(standard: true)

  /// What a proxy tells.
  public enum UnsetAppearance: CaseIterable, Sendable {
    case nothing
    /// The property's default.
    case standard
  }

  /// What an appearance proxy answers for a background color that was never set on it.
  ///
  /// A proxy is no view and has no color; not documented.
  public static let unsetAppearance = HeadlessVariation<UnsetAppearance>(
    standard: .nothing, of: UnsetAppearance.allCases)
}
