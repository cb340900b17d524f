public import UIKit

/// What may differ from row to row in one card: the colors, and the line below the row.
///
/// ``RoundedDiffableDataSource/rowStyle`` gets a value that begins as the card's:
///
///     dataSource.rowStyle = { item, style in
///       if item.isOverdue { style.fillColor = .systemRed.withAlphaComponent(0.2) }
///     }
public struct CardRowStyle: Hashable, Sendable {
  /// The color of the row.
  ///
  /// It begins as the color of the card's fill, or nil if that is not a color. Unless you change
  /// it, the row keeps the card's fill.
  public var fillColor: UIColor?

  /// The color of the row while it is highlighted or selected.
  ///
  /// Nil means the color of the cell's own selected background, or else the system's.
  public var selectionFill: UIColor?

  /// The line below the row, nil for none.
  ///
  /// The last row of a card has none, whatever its style.
  public var separator: CardSeparator?

  init(_ style: CardStyle) {
    fillColor = style.fill.color
    selectionFill = style.selectionFill
    separator = style.separator
  }
}

extension CardStyle {
  /// Returns the style with the changes of a row.
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
