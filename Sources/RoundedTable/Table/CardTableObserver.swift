import UIKit

/// An invisible view in the table that notices what a data source has no callback for: changes of
/// the table's size, traits and layout.
///
/// As a subview, it's laid out after the table itself. It owns the `CardTable`, because the table
/// view can outlive its data source.
final class CardTableObserver: PlainView, TableObserver {
  private(set) var table: CardTable?
  private var width: CGFloat = 0
  private var isEntering = false
  /// Whether the table has a new width and has not been laid out for it yet.
  private(set) var isBeingResized = false
  /// The greatest width that the table has had since its last layout.
  ///
  /// Its content may still be that wide.
  private(set) var widest: CGFloat = 0
  private var animation: RowAnimation?

  convenience init(of table: CardTable) {
    self.init()
    self.table = table
    preservesSuperviewLayoutMargins = true
    // Otherwise, this view's margins would change whenever it scrolls under a bar.
    insetsLayoutMarginsFromSafeArea = false
    autoresizingMask = .flexibleWidth
  }

  /// Adds itself to a table, and observes it from then on.
  func watch(_ tableView: UITableView) {
    guard superview !== tableView else { return }
    width = tableView.bounds.width
    widest = width
    frame = CGRect(x: 0, y: 0, width: width, height: 0)
    // All traits and margins change when a view is added, so these changes are ignored.
    isEntering = true
    moveBehindRows(of: tableView)
    isEntering = false
  }

  /// Puts this view behind the rows, and in front of the table's background view.
  ///
  /// It isn't documented where the table inserts its cells. If it did so above its first subview,
  /// and that were this view, the background view would hide them.
  private func moveBehindRows(of tableView: UITableView) {
    if let background = tableView.backgroundView, background.superview === tableView {
      tableView.insertSubview(self, aboveSubview: background)
    } else {
      tableView.insertSubview(self, at: 0)
    }
  }

  /// Leaves the table.
  ///
  /// It forgets the table first, because all traits and margins change when a view is removed.
  func stopWatching() {
    table = nil
    removeFromSuperview()
  }

  /// The readable width of the table; nil if it isn't known yet.
  func readableWidth(in tableView: UITableView) -> Double? {
    let view = subview(ReadableWidthView.self) ?? ReadableWidthView()
    if view.superview == nil { addSubview(view) }
    view.onChange = { [weak self] in self?.reportChange() }
    return view.width(in: tableView)
  }

  // MARK: After the table's layout

  /// Lays out cells with an animation in the table's next layout, when the table has passed its
  /// margins on to them.
  func layOutCells(in animation: RowAnimation) {
    self.animation = animation
    // Subviews are laid out from back to front. If the cells came first, they would be laid out
    // without the animation.
    if let tableView = superview as? UITableView { moveBehindRows(of: tableView) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    widthMayHaveChanged()
    isBeingResized = false
    widest = width
    guard let table, !table.giveBackIfRefilled() else { return }
    if let animation {
      self.animation = nil
      let cells = table.cells.views.filter(\.isInSight)
      animation.animate { for cell in cells { cell.layoutIfNeeded() } }
    }
    table.tableDidLayOut()
  }

  // MARK: Changes

  /// Reports a new window, because only there can it be decided what insets the cards, and can rows
  /// be measured.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return reportChange() }
    if let table, let tableView = table.tableView {
      table.installation.leftWindow(tableView, showing: table.plan)
    }
  }

  /// Reports a new width immediately.
  ///
  /// The table passes it on before its layout, so rows are measured with the right margins, in step
  /// with the resize.
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

  var installer: CardTableInstaller? { table?.installation.cardInstaller }

  func reportChange() { if !isEntering { table?.environmentDidChange() } }

  func reportNeighbor() {
    guard let installer, installer.added > 0 else { return }
    installer.decideAgain()
    reportChange()
  }
}
