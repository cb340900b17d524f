import UIKit

/// A view without any look in a dressed table, by which the cards in it reach what dresses the table.
class CardHostView: UIView {
  /// Those that something has to wake: kept for all tables, so that a card that nobody waits for costs one comparison.
  private static var waiting: [Weak<CardHostView>] = []

  /// The host of the table that a view is in.
  static func around(_ view: UIView) -> CardHostView? {
    guard let table = view.enclosing(UITableView.self) else { return nil }
    for case let host as CardHostView in table.subviews { return host }
    return nil
  }

  /// A card has been laid out.
  static func cardWasLaidOut(_ card: UIView) {
    if !waiting.isEmpty { around(card)?.setNeedsLayout() }
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
  }

  /// The cells for the row before that of a cell, in its section: mostly one.
  ///
  /// Nil for a cell whose row is gone, or has another by now.
  func cells(above cell: UITableViewCell) -> [UITableViewCell]? { nil }
}
