import UIKit

/// Decides where the line between two rows begins and ends, in rows with and without a card.
///
/// All lengths are measured from the edges of what the line is in, the card or the cell.
struct SeparatorEnds {
  /// Where content begins that follows the cell's margins, without the shift of editing.
  var margin: CGFloat = 0
  /// Where the text of a row begins that begins with an image, nil for other rows.
  var textStart: CGFloat?
  /// How far editing controls push the content aside.
  var editingShift: CGFloat = 0
  /// Where insets other than zero are measured from.
  var origin: CGFloat = 0
  /// Where the line ends if nobody has said it.
  var end: CGFloat = 0

  /// Returns the insets of the line: the cell's own, else the style's, else the table's, else UIKit's.
  ///
  /// An edge that the cell leaves to UIKit does not take the table's inset. The table's may be offsets from its margins, wherever
  /// a row's text begins (Apple: UITableView.SeparatorInsetReference.fromAutomaticInsets).
  @MainActor func insets(
    of cell: UITableViewCell?, in table: UITableView?, style: CardSeparator? = nil
  ) -> (leading: CGFloat, trailing: CGFloat) {
    var own: ChosenSeparatorInset?
    if let cell, let table { own = cell.ownSeparatorInset(in: table) }
    let tables = own == nil ? table?.chosenSeparatorInset(besides: cell?.horizontalMargins) : nil
    let areOffsets = table?.separatorInsetReference == .fromAutomaticInsets
    func fromEdge(_ inset: CGFloat) -> CGFloat { inset > 0 ? origin + inset + editingShift : 0 }
    let chosen = own?.leading ?? style?.leadingInset.map { CGFloat($0) }
    let automatic = margin + editingShift
    return (
      chosen.map(fromEdge) ?? tables?.leading.map { areOffsets ? automatic + $0 : fromEdge($0) }
        ?? textStart ?? automatic,
      own?.trailing ?? style?.trailingInset.map { CGFloat($0) }
        ?? tables?.trailing.map { areOffsets ? end + $0 : $0 } ?? end
    )
  }
}
