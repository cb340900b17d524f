import UIKit

/// A view without any look in a dressed table that notices what no data source is told: the table's new size and new traits,
/// its layout, and that its data source is gone.
///
/// As a subview of the table it is laid out after it.
final class CardTableObserver: CardHostView {
  private(set) weak var table: CardTable?
  /// What a data source left on the table when it was freed.
  private var remains: CardTable?
  private var width: CGFloat = 0
  private var sides: [CGFloat] = []
  private var isComing = false
  /// Whether the table has another width, and has not been laid out for it.
  private(set) var isBeingResized = false
  /// Whether the table has been laid out, so that it may have measured rows.
  private(set) var wasLaidOut = false
  private var motion: RowMotion?
  private var readable: ReadableWidthView?

  convenience init(of table: CardTable) {
    self.init()
    self.table = table
    preservesSuperviewLayoutMargins = true
    // Else the view's own margins would change with every row that is scrolled under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  /// The observer in a table, nil if no data source of ours has dressed it.
  static func of(_ tableView: UITableView) -> CardTableObserver? {
    for case let observer as CardTableObserver in tableView.subviews { return observer }
    return nil
  }

  /// Goes into a table and tells of its changes from then on.
  func watch(_ tableView: UITableView) {
    guard superview !== tableView else { return }
    width = tableView.bounds.width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // Coming into the table looks like a change of everything.
    isComing = true
    tableView.insertSubview(self, at: 0)
    isComing = false
  }

  /// Leaves the table, which looks like a change of everything, too.
  func leave() {
    table = nil
    removeFromSuperview()
  }

  /// The width that content is kept to, nil where it is not known yet.
  func readableWidth(in tableView: UITableView) -> Double? {
    let view = readable ?? ReadableWidthView()
    if view.superview !== self { addSubview(view) }
    readable = view
    view.onChange = { [weak self] in self?.tell() }
    return view.width(in: tableView)
  }

  // MARK: A data source that is freed

  /// Keeps what the owner leaves on the table, as it is being freed.
  func keep(_ remains: CardTable) {
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
    let remains = remains ?? table
    self.remains = nil
    removeFromSuperview()
    remains?.restoreAll()
  }

  /// Takes off what data sources left on a table that are gone.
  static func restore(_ tableView: UITableView) {
    for case let observer as CardTableObserver in tableView.subviews
    where observer.table?.isOwned != true {
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
    widthMayHaveChanged()
    isBeingResized = false
    layOutCellsInMotion()
    guard let remains else {
      table?.wasLaidOut()
      return
    }
    restoreIfRefilled()
    if superview == nil {
      // The rows were measured before this.
      remains.measurement.schedule(animated: false)
    } else {
      waitForCards()
    }
  }

  private func layOutCellsInMotion() {
    guard let motion, let table else { return }
    self.motion = nil
    motion.animate {
      for cell in table.cells.all where cell.isInSight { cell.layoutIfNeeded() }
    }
  }

  override func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    table?.cells(above: cell)
  }

  override func isKept(_ cell: UITableViewCell) -> Bool { table?.isKept(cell) ?? false }

  // MARK: Changes

  /// What cards are inset by is decided in a window, and the table's rows may wait to be measured.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { tell() } else { table?.leftWindow() }
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

  override func traitsDidChange() { tell() }

  /// Tells of changes to the left and right alone: scrolling moves the view under bars, which is none of the cards' business.
  override func marginsDidChange() {
    let (safe, margins) = (safeAreaInsets, layoutMargins)
    let now = [safe.left, safe.right, margins.left, margins.right]
    guard now != sides else { return }
    sides = now
    tell()
  }

  func tell() {
    if !isComing { table?.changed() }
  }
}
