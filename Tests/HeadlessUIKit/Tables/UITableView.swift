public import Foundation

@MainActor @preconcurrency open class UITableView: UIScrollView {
  open private(set) var style: Style

  // What the facets in the extensions keep.
  final var geometry = TableGeometry()
  final var loading = TableLoading()
  final var live = LiveRows()
  final var extras = LiveExtras()
  final var reuse = ReuseQueue()
  final var selection = RowSelection()
  final var updates = UpdateQueue()
  final var gestures = TableGestures()
  final var appearanceState = TableAppearance()

  /// How often this table asked its data source for a cell.
  @_spi(Headless) public internal(set) var cellsAskedFor = 0
  /// How many cells this table made itself, from registered classes and nibs.
  @_spi(Headless) public internal(set) var cellsMade = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { contentSourceChanged() } }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if oldValue !== delegate { contentSourceChanged() } }
  }
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  // The rows say how large the content is.

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension {
    didSet { if oldValue != rowHeight { heightsChanged() } }
  }
  // Not documented to change what is on screen before a reload or an update.
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { heightsChanged() } }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionHeaderHeight { heightsChanged() } }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionFooterHeight { heightsChanged() } }
  }
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { heightsChanged() } }
  }
  @available(iOS 18.0, *) open var contentHuggingElements: UITableViewContentHuggingElements {
    get {
      if let chosen = appearanceState.huggingElements {
        return UITableViewContentHuggingElements(rawValue: chosen)
      }
      let isDefault = style == .plain && traitCollection.userInterfaceIdiom == .vision
      return isDefault ? .sectionHeaders : []
    }
    set {
      appearanceState.huggingElements = newValue.rawValue
      setNeedsLayout()
    }
  }

  // MARK: Appearance

  open var separatorInset: UIEdgeInsets {
    get { resolvedSeparatorInset }
    set {
      appearance.chosen.insert(.separatorInset)
      appearance.record?.set(.separatorInset) { ($0 as? UITableView)?.separatorInset = newValue }
      appearanceState.separatorInset = newValue
      rowStatesChanged()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if oldValue != separatorInsetReference { rowStatesChanged() } }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { separatorsChanged() } }
  }
  open var separatorColor: UIColor? {
    get { appearanceState.separatorColor }
    set {
      appearance.chosen.insert(.separatorColor)
      appearance.record?.set(.separatorColor) { ($0 as? UITableView)?.separatorColor = newValue }
      appearanceState.separatorColor = newValue ?? .separator
      rowStatesChanged()
    }
  }
  open var separatorEffect: UIVisualEffect? {
    didSet { if oldValue !== separatorEffect { rowStatesChanged() } }
  }
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { replaceBackground(oldValue) } }
  }
  open var tableHeaderView: UIView? {
    didSet { if oldValue !== tableHeaderView { replaceExtra(oldValue, by: tableHeaderView) } }
  }
  open var tableFooterView: UIView? {
    didSet { if oldValue !== tableFooterView { replaceExtra(oldValue, by: tableFooterView) } }
  }
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if oldValue != cellLayoutMarginsFollowReadableWidth { marginsChanged() } }
  }
  open var insetsContentViewsToSafeArea = true {
    didSet { if oldValue != insetsContentViewsToSafeArea { rowStatesChanged() } }
  }
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
  }
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  open func reloadSectionIndexTitles() {
    if !loading.needsReload { loadSectionIndex() }
    setNeedsLayout()
  }
  open var dragInteractionEnabled = true
  open var hasActiveDrag: Bool { gestures.drag != nil }
  open var hasActiveDrop: Bool { gestures.drag != nil && dropDelegate != nil }

  /// Those that the app has set, or else what is in the table from top to bottom.
  override open var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }
  override open func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsChanged()
  }
  override var standardBackgroundColor: UIColor? {
    style == .plain ? Self.plainBackground : .systemGroupedBackground
  }
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    marginsChanged()
  }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }
  override func subviewPlaced(_ subview: UIView, at index: Int?) {
    notePlace(of: subview, at: index)
  }
  override var traitsForSubviews: UITraitCollection { traitsInList }
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    updateDefaultMargins()
    if window != nil { setNeedsLayout() }
  }

  // MARK: Numbers and places

  open var numberOfSections: Int { loadedSectionCount() }
  open func numberOfRows(inSection section: Int) -> Int { loadedRowCount(section) }
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.indexPath }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { liveRow(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  // MARK: Cells

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { liveCell(at: indexPath) }
  open var visibleCells: [UITableViewCell] { currentlyVisibleCells() }
  open var indexPathsForVisibleRows: [IndexPath]? { currentlyVisiblePaths() }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    extras[section, isHeader: true]?.view as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    extras[section, isHeader: false]?.view as? UITableViewHeaderFooterView
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerNib(nib, identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRowAt: indexPath, scrollPosition, animated: animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPath = selection.rows.sorted().first?.indexPath else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdate()
    updates?()
    closeUpdate(completion)
  }
  open func beginUpdates() { openUpdate() }
  open func endUpdates() { closeUpdate(nil) }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertSections(sections, animation) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deleteSections(sections, animation) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadSections(sections, animation) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, to: newSection) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertRows(indexPaths, animation) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleteRows(indexPaths, animation) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadRows(indexPaths, animation) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveRow(indexPath, to: newIndexPath) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfigureRows(indexPaths) }
  }
  open var hasUncommittedUpdates: Bool { isUncommitted }
  open func reloadData() { reloadEverything() }

  // MARK: Editing and selection

  open var isEditing: Bool {
    get { gestures.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.rows.first?.indexPath }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.map(\.indexPath)
  }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated, scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
}
