public import UIKit

/// How one row may differ from its card: in colour, and by the line below it.
///
/// Given to ``RoundedDiffableDataSource/rowStyle``, it begins as the card's:
///
///     dataSource.rowStyle = { item, style in
///       if item.isOverdue { style.fillColor = .systemRed.withAlphaComponent(0.2) }
///     }
public struct CardRowStyle: Hashable, Sendable {
  /// The colour of the row.
  ///
  /// Begins as that of the card's fill, nil where that is no colour. What is not changed stays the card's fill.
  public var fillColor: UIColor?

  /// The colour of the row while it is highlighted or selected.
  ///
  /// Nil is the colour of the cell's own selected background, else the system's.
  public var selectionFill: UIColor?

  /// The line below the row, nil for none.
  ///
  /// The last row of a card has none, whatever its style says.
  public var separator: CardSeparator?

  init(_ style: CardStyle) {
    fillColor = style.fill.color
    selectionFill = style.selectionFill
    separator = style.separator
  }
}

extension CardStyle {
  /// The style with what a row changes.
  func changed(by change: (inout CardRowStyle) -> Void) -> CardStyle {
    let former = CardRowStyle(self)
    var row = former
    change(&row)
    guard row != former else { return self }
    var style = self
    if row.fillColor != former.fillColor {
      style.fill = row.fillColor.map { .color($0) } ?? .automatic
    }
    style.selectionFill = row.selectionFill
    style.separator = row.separator
    return style
  }
}
