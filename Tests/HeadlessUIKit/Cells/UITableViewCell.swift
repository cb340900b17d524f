public import Foundation

/// What UIKit declares in extensions, where it cannot be overridden, stands in extensions here too.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  // MARK: What the facets in the extensions keep

  let cellStyle: CellStyle
  /// A nib's cell may get the one it was registered for.
  var identifier: String?
  weak var tableView: UITableView?
  final var tableState = CellTableState() {
    didSet {
      if oldValue != tableState { tableStateChanged(from: oldValue) }
    }
  }
  final var content: ContentSlot
  final var background = CellBackground()
  final var selection = CellSelection()
  final var editing = CellEditing()
  final var accessories = CellAccessories()
  final var labels = CellLabels()
  final var separators = CellSeparators()
  final var updates = ConfigurationUpdates()
  var updateHandler: ConfigurationUpdateHandler?
  var dragState = DragState.none

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifier = reuseIdentifier
    content = ContentSlot(view: UITableViewCellContentView(frame: .zero))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(content.view)
  }
  public required init?(coder: NSCoder) {
    cellStyle = .default
    identifier = nil
    content = ContentSlot(view: UITableViewCellContentView(frame: .zero))
    super.init(coder: coder)
    addSubview(content.view)
  }
  // Not designated, as in UIKit. With it `UITableViewCell()` is inherited, which apps write.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }
  /// Makes a cell of a registered class.
  @_spi(Headless) public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content and background

  open var contentView: UIView { content.view }
  open var textLabel: UILabel? { label(.text) }
  open var detailTextLabel: UILabel? { label(.detail) }
  open var imageView: UIImageView? { legacyImageView() }
  open var backgroundView: UIView? {
    get { background.view }
    set { changeBackgroundView(to: newValue) }
  }
  open var selectedBackgroundView: UIView? {
    get { selection.view }
    set { changeSelectedBackgroundView(to: newValue) }
  }
  open var multipleSelectionBackgroundView: UIView? {
    get { selection.multipleView }
    set { changeMultipleSelectionBackgroundView(to: newValue) }
  }
  override open var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      refreshSystemBackground()
    }
  }

  // MARK: Configurations

  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true
  open func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    if let tableView, !HeadlessVariations.laysOutOnNewState.answer {
      tableView.setNeedsLayout()
    } else {
      setNeedsLayout()
    }
  }
  // UIKit declares these two in an extension and lets them be overridden all the same.
  @preconcurrency open var configurationState: UICellConfigurationState { currentState }
  @preconcurrency open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Selecting

  open var selectionStyle = SelectionStyle.default {
    didSet {
      if oldValue != selectionStyle { selectionLookChanged(animated: false) }
    }
  }
  open var isSelected: Bool {
    get { selection.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selection.isSelected != selected else { return }
    selection.isSelected = selected
    selectionLookChanged(animated: animated)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard selection.isHighlighted != highlighted else { return }
    selection.isHighlighted = highlighted
    selectionLookChanged(animated: animated)
  }
  override open var canBecomeFocused: Bool { isUserInteractionEnabled }
  override open var isUserInteractionEnabled: Bool {
    didSet {
      if oldValue != isUserInteractionEnabled { setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Editing

  open var editingStyle: EditingStyle { tableState.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { editing.showsDeleteConfirmation }
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Accessories, indentation, separator

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set { changeSeparatorInset(to: newValue) }
  }

  // MARK: Layout

  // While swiped everything in the cell is moved, and its margins and its safe area are not.
  override var insetsBounds: CGRect { CGRect(origin: .zero, size: bounds.size) }
  // The table insets content views (Apple: UITableView.insetsContentViewsToSafeArea), wherever a
  // row is moved to.
  override var frameForInsets: CGRect {
    guard let tableView, tableState.isInTable else { return frame }
    var rest = frame
    rest.origin.x = tableView.appearanceState.cellInsets.left
    return rest
  }
  override func readSafeArea(of whole: UIEdgeInsets) -> UIEdgeInsets {
    guard tableState.isInTable, let superview, window != nil else { return whole }
    if isHidden {
      switch HeadlessVariations.unseenSafeAreas.answer {
      case .right: return whole
      case .zero: return .zero
      case .former: return safeAreaInsets
      }
    }
    guard frame.minX != frameForInsets.minX else { return whole }
    return superview.reach(
      of: superview.safeAreaInsets, .safeArea, into: frame, from: superview.insetsBounds)
  }
  // They read as the effective value, including the safe area (Apple: UIView.layoutMargins), which
  // is another in a row that slides: one side has more than the other then. Content is laid out by
  // what holds in the row's place.
  override open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      var margins = insets.margins
      guard insets.safeArea.left != insets.safeArea.right, tableState.isInTable,
        frame.minX != frameForInsets.minX, insetsLayoutMarginsFromSafeArea, !isHidden
      else { return margins }
      let (read, whole) = (directionalInsets(insets.safeArea), directionalInsets(inheritedSafeArea))
      margins.leading += read.leading - whole.leading
      margins.trailing += read.trailing - whole.trailing
      return margins
    }
    set { super.directionalLayoutMargins = newValue }
  }
  override open var layoutMargins: UIEdgeInsets {
    get {
      insets.safeArea.left == insets.safeArea.right
        ? super.layoutMargins : physicalInsets(directionalLayoutMargins)
    }
    set { super.layoutMargins = newValue }
  }
  override func safeArea(for subview: UIView) -> UIEdgeInsets {
    subview === content.view ? inheritedSafeArea : insets.safeArea
  }
  override open var isHidden: Bool {
    didSet { if oldValue != isHidden { refreshInsets() } }
  }
  override open func layoutSubviews() {
    layOutCell()
    super.layoutSubviews()
  }
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // Without constraints to solve, it asks for the size that apps may override.
    let isFree = content.configuration == nil && content.view.constraints.isEmpty
    let height =
      isFree ? sizeThatFits(targetSize).height : fittingHeight(width: targetSize.width)
    return CGSize(width: targetSize.width, height: height)
  }
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    refreshSystemBackground()
  }
}
