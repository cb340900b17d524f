import UIKit

/// An invisible view in a decorated table that observes what a data source is not told: the table's
/// size, traits and layout.
///
/// As a subview, it is laid out after the table. It owns what is known of the table, which may
/// outlive its data source.
final class CardTableObserver: PlainView, TableObserver {
  private(set) var table: CardTable?
  private var width: CGFloat = 0
  private var isEntering = false
  /// Whether the table has a new width and has not been laid out for it yet.
  private(set) var isBeingResized = false
  /// The greatest width that the table has had since it was laid out, which its content may still
  /// have.
  private(set) var widest: CGFloat = 0
  private var animation: RowAnimation?
  private var readable: ReadableWidthView?

  convenience init(of table: CardTable) {
    self.init()
    self.table = table
    preservesSuperviewLayoutMargins = true
    // Otherwise this view's margins would change whenever it scrolls under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  /// The observer in a table, nil if the table is not decorated.
  static func of(_ tableView: UITableView) -> CardTableObserver? {
    tableView.subview(CardTableObserver.self)
  }

  /// Enters a table and observes it from then on.
  func watch(_ tableView: UITableView) {
    guard superview !== tableView else { return }
    width = tableView.bounds.width
    widest = width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // Entering the table looks like a change of everything.
    isEntering = true
    tableView.insertSubview(self, at: 0)
    isEntering = false
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
    view.onChange = { [weak self] in self?.reportChange() }
    return view.width(in: tableView)
  }

  // MARK: After the table's layout

  /// Lays out cells with an animation, once the table has passed its margins on to them.
  func layOutCells(in animation: RowAnimation) {
    self.animation = animation
    // In front of the cells in layout order, which would otherwise be laid out without the
    // animation.
    superview?.sendSubviewToBack(self)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    widthMayHaveChanged()
    isBeingResized = false
    widest = width
    guard let table, !table.giveBackIfRefilled() else { return }
    layOutCellsInAnimation()
    table.tableDidLayOut()
  }

  private func layOutCellsInAnimation() {
    guard let animation, let table else { return }
    self.animation = nil
    animation.animate {
      for cell in table.cells.views where cell.isInSight { cell.layoutIfNeeded() }
    }
  }

  // MARK: Changes

  /// What insets cards is decided in a window, and rows may wait for one to be measured.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { reportChange() } else { table?.leftWindow() }
  }

  /// The table passes on its new width before its layout, so its rows are measured with the right
  /// margins, in step with the change.
  override var frame: CGRect { didSet { widthMayHaveChanged() } }
  override var bounds: CGRect { didSet { widthMayHaveChanged() } }

  private func widthMayHaveChanged() {
    guard bounds.width != width else { return }
    width = bounds.width
    widest = max(widest, width)
    isBeingResized = true
    reportChange()
  }

  override class var observesTraits: Bool { true }

  override func traitsDidChange() { reportChange() }

  override func sidesDidChange() { reportChange() }

  var hasIndexTitles: Bool { table?.plan.source?.hasIndexTitles == true }

  func reportChange() {
    if !isEntering { table?.environmentDidChange() }
  }
}
