public import UIKit

/// The look of one row where it differs from its card's: its color, its selection and the separator
/// below it.
///
/// In ``RoundedDiffableDataSource/rowStyle``, it begins with the values of the card's style:
///
///     dataSource.rowStyle = { item, style in
///       if item.isOverdue { style.color = .systemRed.withAlphaComponent(0.2) }
///     }
public struct CardRowStyle: Equatable, Sendable {
  /// The color of the row.
  ///
  /// It begins as the color of the card's fill, or nil if the fill isn't a color. If you don't
  /// change it, the row keeps the card's fill.
  public var color: UIColor?

  /// The color of the row while it's highlighted or selected.
  ///
  /// Nil means the color of the cell's own selected background, or the system's if there is none.
  public var selectionColor: UIColor?

  /// The separator below the row, or nil for none.
  ///
  /// The last row of a card has none, whatever you set.
  public var separator: CardSeparator?

  init(_ style: CardStyle) {
    color = style.fill.color
    selectionColor = style.selectionColor
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
    if row.color != former.color {
      style.fill = row.color.map { .color($0) } ?? .automatic
    }
    style.selectionColor = row.selectionColor
    style.separator = row.separator
    return style
  }
}
