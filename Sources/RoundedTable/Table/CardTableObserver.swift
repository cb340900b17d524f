import UIKit

/// An invisible view in a dressed table that observes what a data source is not told: the table's size, traits and layout, and
/// that its data source has been freed.
///
/// As a subview, it is laid out after the table.
final class CardTableObserver: CardHostView {
  private(set) weak var table: CardTable?
  /// The table's changes by a data source that has been freed.
  private var remains: CardTable?
  private var width: CGFloat = 0
  private var isComing = false
  /// Whether the table has a new width and has not been laid out for it yet.
  private(set) var isBeingResized = false
  private var motion: RowMotion?
  private var readable: ReadableWidthView?

  convenience init(of table: CardTable) {
    self.init()
    self.table = table
    preservesSuperviewLayoutMargins = true
    // Otherwise this view's margins would change whenever it scrolls under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  /// The observer in a table, nil if the table is not dressed.
  static func of(_ tableView: UITableView) -> CardTableObserver? {
    tableView.subview(CardTableObserver.self)
  }

  /// Enters a table and observes it from then on.
  func watch(_ tableView: UITableView) {
    guard superview !== tableView else { return }
    width = tableView.bounds.width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // Entering the table looks like a change of everything.
    isComing = true
    tableView.insertSubview(self, at: 0)
    isComing = false
  }

  /// Leaves the table, and first forgets it: leaving also looks like a change of everything.
  func stopWatching() {
    table = nil
    removeFromSuperview()
  }

  /// The readable width of the table, nil if it is not known yet.
  func readableWidth(in tableView: UITableView) -> Double? {
    let view = readable ?? ReadableWidthView()
    if view.superview !== self { addSubview(view) }
    readable = view
    view.onChange = { [weak self] in self?.tell() }
    return view.width(in: tableView)
  }

  // MARK: A data source that is freed

  /// Keeps what has been changed on the table while the data source is being freed.
  func keep(_ remains: CardTable) {
    guard superview != nil else { return }
    self.remains = remains
    restoreIfRefilled()
    if superview != nil { waitForCards() }
  }

  /// Restores a table that another data source fills.
  ///
  /// A table without a data source shows its rows as they are, usually in its screen's last transition, and is left alone.
  private func restoreIfRefilled() {
    guard remains != nil, let tableView = superview as? UITableView, tableView.dataSource != nil
    else { return }
    restore()
  }

  /// Undoes the changes of a data source that has been freed.
  private func restore() {
    let remains = remains ?? table
    self.remains = nil
    removeFromSuperview()
    remains?.restoreAll()
  }

  /// Undoes what data sources that have been freed have changed on a table.
  static func restore(_ tableView: UITableView) {
    for case let observer as CardTableObserver in tableView.subviews
    where observer.table?.isOwned != true {
      observer.restore()
    }
  }

  // MARK: After the table's layout

  /// Calls back after an animation of the given duration.
  func wait(_ time: TimeInterval, _ completion: @escaping () -> Void) {
    // The view is invisible. Only the end of the animation matters.
    let other: CGFloat = alpha == 1 ? 0.5 : 1
    UIView.animate(
      withDuration: time, delay: 0, options: [.overrideInheritedDuration],
      animations: { self.alpha = other }, completion: { _ in completion() })
  }

  /// Lays out cells with an animation, once the table has passed its margins on to them.
  func layOutCells(in motion: RowMotion) {
    self.motion = motion
    // In front of the cells in layout order, which would otherwise be laid out without the animation.
    superview?.sendSubviewToBack(self)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    widthMayHaveChanged()
    isBeingResized = false
    // A default separator inset follows the table's margins, perhaps only now.
    if table?.isDormant == false { table?.followLook() }
    layOutCellsInMotion()
    guard let remains else {
      table?.wasLaidOut()
      return
    }
    restoreIfRefilled()
    if superview == nil {
      // The rows were measured before the table was restored.
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

  override func cardWasLaidOut(_ card: CardBackgroundView) {
    super.cardWasLaidOut(card)
    table?.lookAtHand(on: card)
  }

  override func cells(above cell: UITableViewCell) -> [UITableViewCell]? {
    table?.cells(above: cell)
  }

  override func needSlices() { table?.needSlices() }

  // MARK: Changes

  /// What insets cards is decided in a window, and rows may wait for one to be measured.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { tell() } else { table?.leftWindow() }
  }

  /// The table passes on its new width before its layout, so its rows are measured with the right margins, in step with the
  /// change.
  override var frame: CGRect { didSet { widthMayHaveChanged() } }
  override var bounds: CGRect { didSet { widthMayHaveChanged() } }

  private func widthMayHaveChanged() {
    guard bounds.width != width else { return }
    width = bounds.width
    isBeingResized = true
    tell()
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() { tell() }

  override func sidesDidChange() { tell() }

  func tell() {
    if !isComing { table?.changed() }
  }
}
