import UIKit

/// A view without any look in a dressed table that notices what no data source is told: the table's new size and new traits,
/// its layout, and that its data source is gone.
///
/// As a subview of the table it is laid out after it.
final class CardTableObserver: CardHostView {
  private(set) weak var owner: (any CardTableOwner)?
  private weak var dress: CardTableDress?
  /// What the owner left on the table when it was freed.
  private var remains: CardTableDress?
  private var width: CGFloat = 0
  private var sides: [CGFloat] = []
  private var isSilent = false
  /// Whether another data source has taken the table over.
  var hasGivenWay = false
  /// Whether the table has another width, and has not been laid out for it.
  private(set) var isBeingResized = false
  /// Whether the table has been laid out, so that it may have measured rows.
  private(set) var wasLaidOut = false
  private var motion: RowMotion?
  private var probe: UIView?
  private var readable: ReadableWidthView?
  /// What the table gives its cells by itself.
  let givenMargins = GivenMargins()
  private var lines = TableLines()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
    // Else the view's own margins would change with every row that is scrolled under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) {
    fatalError("CardTableObserver is made by a data source")
  }

  /// Goes into a table and tells its owner of its changes from then on.
  func watch(
    _ tableView: UITableView, for owner: any CardTableOwner, dressing dress: CardTableDress
  ) {
    guard superview !== tableView else { return }
    self.owner = owner
    self.dress = dress
    dress.measurement.observer = self
    width = tableView.bounds.width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // Coming into the table looks like a change of everything.
    silently { tableView.insertSubview(self, at: 0) }
  }

  /// Dresses a table.
  func install(_ installer: any TableInstaller, _ style: CardStyle, on tableView: UITableView) {
    noteStyleOfLines(in: tableView)
    // The installer's own changes come back as changes of the margins.
    silently { installer.install(style, on: tableView) }
    lines.wasInstalled(on: tableView)
  }

  // MARK: Lines

  /// Has the table's own lines turned off, if that was waiting for a window; says whether they were on.
  func takeLines(of tableView: UITableView) -> Bool {
    guard let installer else { return false }
    noteStyleOfLines(in: tableView)
    var wereOn = false
    silently { wereOn = installer.takeSeparators(of: tableView) }
    lines.wasInstalled(on: tableView)
    return wereOn
  }

  func lineDrawer(in tableView: UITableView) -> LineDrawer {
    lines.drawer(in: tableView, isWaiting: installer?.waitsForWindow ?? false)
  }

  /// Notes what the app has made of the table's lines, and says whether they look different now.
  func noteLines(of tableView: UITableView) -> Bool {
    noteStyleOfLines(in: tableView)
    return lines.noteLook(of: tableView)
  }

  @discardableResult private func noteStyleOfLines(in tableView: UITableView) -> Bool {
    guard lines.noteStyle(of: tableView) else { return false }
    installer?.leaveSeparators()
    return true
  }

  private var installer: CardTableInstaller? { dress?.installer as? CardTableInstaller }

  /// The radius that the system gives a card with some inset, nil before iOS 26.
  func systemRadius(inset: Double, in tableView: UITableView) -> Double? {
    guard #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) else { return nil }
    let probe = probe as? CardCornerProbe ?? CardCornerProbe()
    if probe.superview !== self { addSubview(probe) }
    self.probe = probe
    probe.onChange = { [weak self] in self?.tell() }
    return probe.radius(inset: inset, in: tableView)
  }

  /// The width that content is kept to, nil where it is not known yet.
  func readableWidth(in tableView: UITableView) -> Double? {
    let view = readable ?? ReadableWidthView()
    if view.superview !== self { addSubview(view) }
    readable = view
    view.onChange = { [weak self] in self?.tell() }
    return view.width(in: tableView)
  }

  /// Leaves the table to another data source.
  ///
  /// What the former owner still does must not reach the table's cells.
  func giveWay() {
    takeOff()
    hasGivenWay = true
  }

  /// Takes the installer's work and the observer itself off the table.
  func takeOff() {
    owner = nil
    if let tableView = superview as? UITableView { dress?.installer.uninstall(from: tableView) }
    lines = TableLines()
    removeFromSuperview()
  }

  // MARK: A data source that is freed

  /// Takes over what the owner leaves on the table, as it is being freed.
  func ownerIsGone(leaving remains: CardTableDress) {
    guard superview != nil else { return }
    self.remains = remains
    restoreIfRefilled()
    if superview != nil { waitForCards() }
  }

  /// Takes the remains off a table that another data source fills.
  ///
  /// One that nobody fills shows its rows as they are, mostly in the last transition of its screen, and stays as it is.
  private func restoreIfRefilled() {
    guard remains != nil, let tableView = superview as? UITableView, tableView.dataSource != nil
    else { return }
    restore()
  }

  /// Takes off what an owner left that is gone.
  private func restore() {
    guard let tableView = superview as? UITableView else { return }
    let remains = remains ?? dress
    self.remains = nil
    removeFromSuperview()
    remains?.restore(tableView)
  }

  /// Takes off what data sources left on a table that are gone.
  static func restore(_ tableView: UITableView) {
    for case let observer as CardTableObserver in tableView.subviews where observer.owner == nil {
      observer.restore()
    }
  }

  // MARK: After the table's layout

  /// Calls back after some time, as animations count it.
  func wait(_ time: TimeInterval, _ completion: @escaping () -> Void) {
    // There is nothing to be seen of the view. What counts is when the animation ends.
    let other: CGFloat = alpha == 1 ? 0.5 : 1
    UIView.animate(
      withDuration: time, delay: 0, options: [.overrideInheritedDuration],
      animations: { self.alpha = other }, completion: { _ in completion() })
  }

  /// Lays cells out with an animation, once the table has handed them what they are laid out by.
  func layOutCells(in motion: RowMotion) {
    self.motion = motion
    // Before the cells, which would be laid out without.
    superview?.sendSubviewToBack(self)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
    if let tableView = superview as? UITableView, noteStyleOfLines(in: tableView) { tell() }
    widthMayHaveChanged()
    isBeingResized = false
    layOutCellsInMotion()
    owner?.tableWasLaidOut()
    guard let remains else { return }
    restoreIfRefilled()
    if superview == nil {
      // The rows were measured before this.
      remains.measurement.schedule(animated: false)
    } else {
      waitForCards()
    }
  }

  override func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    owner?.cells(above: cell)
  }

  private func layOutCellsInMotion() {
    guard let motion, let cells = dress?.cells else { return }
    self.motion = nil
    motion.animate {
      for cell in cells.all where cell.isInSight { cell.layoutIfNeeded() }
    }
  }

  // MARK: Changes

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else {
      (dress?.installer as? CardTableInstaller)?.tableDidLeaveWindow()
      return
    }
    // What cards are inset by is decided now, and the table's rows may wait to be measured.
    tell()
  }

  /// The table hands on its new width before it lays itself out: rows are measured with the margins for it, in step with the
  /// change.
  override var frame: CGRect { didSet { widthMayHaveChanged() } }
  override var bounds: CGRect { didSet { widthMayHaveChanged() } }

  private func widthMayHaveChanged() {
    guard bounds.width != width else { return }
    width = bounds.width
    isBeingResized = true
    setNeedsLayout()
    tell()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesMayHaveChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    sidesMayHaveChanged()
  }

  /// Tells of changes to the left and right alone: scrolling moves the view under bars, which is none of the cards' business.
  private func sidesMayHaveChanged() {
    let (safe, margins) = (safeAreaInsets, layoutMargins)
    let now = [safe.left, safe.right, margins.left, margins.right]
    guard now != sides else { return }
    sides = now
    tell()
  }

  private func silently(_ change: () -> Void) {
    isSilent = true
    change()
    isSilent = false
  }

  private func tell() {
    if !isSilent { owner?.tableChanged() }
  }
}
