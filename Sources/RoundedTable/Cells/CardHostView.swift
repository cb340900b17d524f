import UIKit

/// A view without any look in a dressed table, by which the cards in it reach what dresses the table.
class CardHostView: PlainView {
  /// Those that something has to wake: kept for all tables, so that a card that nobody waits for costs one comparison.
  private static var waiting: [Weak<CardHostView>] = []

  /// The host of the table that a view is in.
  static func around(_ view: UIView) -> CardHostView? {
    guard let table = view.enclosing(UITableView.self) else { return nil }
    for case let host as CardHostView in table.subviews { return host }
    return nil
  }

  /// A card in the table has been laid out.
  func cardWasLaidOut() {
    coverSeparators()
    // A row that comes into sight again need not be laid out.
    if covered.hasUnseenRows || Self.waiting.contains(where: { $0.object === self }) {
      setNeedsLayout()
    }
  }

  /// Is laid out again when a card is: when a row is not swiped any more, or another data source fills the table.
  func waitForCards() {
    stopWaiting()
    Self.waiting.append(Weak(self))
  }

  private func stopWaiting() {
    Self.waiting.removeAll { $0.object == nil || $0.object === self }
  }

  /// Whatever was waited for has come.
  override func layoutSubviews() {
    super.layoutSubviews()
    stopWaiting()
    if covered.hasUnseenRows { covered.noteKept { isKept($0) } }
    coverSeparators()
  }

  /// The cells for the row before that of a cell, in its section: mostly one.
  ///
  /// Nil for a cell whose row is gone, or has another by now.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]? { nil }

  /// Whether the table keeps a hidden cell for its row; asked after the table's layout.
  func isKept(_ cell: UITableViewCell) -> Bool { false }

  // MARK: Lines beside selected rows

  private var covered = CoveredSeparators()

  /// The row of a cell has been highlighted or selected, or isn't any more.
  func selectionMoved(on cell: UITableViewCell) { covered.insert(cell) }

  /// Hides the lines above and below highlighted and selected rows, and shows the others again.
  ///
  /// Costs nothing while there is no such row.
  func coverSeparators() { covered.update { cells(above: $0) } }

  /// Does the same once the table has been laid out: nothing tells that a selected row out of sight was reloaded.
  func coverSeparatorsLater() { if !covered.isEmpty { setNeedsLayout() } }

  // MARK: Cells that are about to be used again

  /// Cells whose background configuration became the fill of a card before they were handed out.
  private var configured: [ObjectIdentifier: Weak<UITableViewCell>] = [:]

  /// Remembers that a cell had a background configuration before it got its card.
  func rememberConfiguration(of cell: UITableViewCell) {
    configured[ObjectIdentifier(cell)] = Weak(cell)
  }

  /// Gives cells that wait for another row the background configuration that they had, for providers that edit it in place.
  ///
  /// It reads nil while a card is worn, so that an edit would change nothing and the former row's colour would stay. Costs nothing
  /// where no cell has a configuration.
  func offerConfigurations() {
    for (key, weak) in configured {
      guard let cell = weak.object else {
        configured[key] = nil
        continue
      }
      // UIKit hides the cells that wait, or takes them out of the table.
      guard cell.superview == nil || cell.isHidden,
        let view = cell.backgroundView as? CardBackgroundView,
        let configuration = view.former.configuration
      else { continue }
      cell.backgroundConfiguration = configuration
    }
  }
}
