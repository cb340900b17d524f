import UIKit

/// An invisible view in a dressed table, through which its cards reach the table's other parts.
class CardHostView: PlainView {
  /// Whether a card's next layout invalidates this view's.
  private var isWaiting = false

  /// The host in the table that contains a view.
  static func around(_ view: UIView) -> CardHostView? {
    view.enclosing(UITableView.self)?.subview(CardHostView.self)
  }

  /// A card in the table has been laid out.
  func cardWasLaidOut(_ card: CardBackgroundView) {
    if isWaiting { setNeedsLayout() }
    coverSeparatorsLater()
  }

  /// Invalidates this view's layout at a card's next one, as when a swipe ends or another data source fills the table.
  func waitForCards() { isWaiting = true }

  /// Something that this host may have been waiting for has happened.
  override func layoutSubviews() {
    super.layoutSubviews()
    isWaiting = false
    coverSeparators()
  }

  /// The cells of the row above a cell's row in its section, usually one.
  ///
  /// Nil if the cell's row is gone or has another cell by now.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]? { nil }

  /// Has the rows' shares of what is drawn across their cards found anew, after the table's layout.
  func needSlices() {}

  // MARK: Lines beside selected rows

  private var covered = CoveredSeparators()

  /// Called when the highlight or selection of a cell's row has changed.
  func selectionMoved(on cell: UITableViewCell) {
    covered.insert(cell)
    setNeedsLayout()
  }

  /// Hides the lines above and below highlighted and selected rows, and shows the others again, after the table's layout.
  ///
  /// That is once, however many cards are laid out in it, and costs nothing while there is no such row. There is no callback for
  /// the reload of a selected row that is out of sight.
  func coverSeparatorsLater() { if !covered.isEmpty { setNeedsLayout() } }

  private func coverSeparators() {
    covered.update { cells(above: $0) }
  }

  // MARK: Cells that are about to be used again

  /// Cells whose background configuration became a card's fill when they were dressed.
  private var configured: [ObjectIdentifier: Weak<UITableViewCell>] = [:]

  /// Remembers that a cell had a background configuration before it got its card.
  func rememberConfiguration(of cell: UITableViewCell) {
    configured[ObjectIdentifier(cell)] = Weak(cell)
  }

  /// Restores the background configuration of cells in the reuse pool, for providers that edit it in place.
  ///
  /// It is nil while a cell wears a card, so editing it would have no effect and the previous row's colour would stay. This
  /// costs nothing if no cell has a configuration.
  func offerConfigurations() {
    for (key, weak) in configured {
      guard let cell = weak.object else {
        configured[key] = nil
        continue
      }
      // UIKit hides cells in the reuse pool, or removes them from the table.
      guard cell.superview == nil || cell.isHidden,
        let view = cell.backgroundView as? CardBackgroundView,
        let configuration = view.former.configuration
      else { continue }
      cell.backgroundConfiguration = configuration
    }
  }
}
