import UIKit

/// Examines one dressed cell from outside.
///
/// It reads no property that would create a view, such as `textLabel`.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  var indexPath: IndexPath
  var item: String
  /// Whether the cell has removed its card and was left alone.
  var isLeftAlone: Bool
  /// What the table's cards are inset by, and why, as a sentence after a space; empty if its installer does not say.
  var insets = ""

  func findings() -> [CardFinding] {
    guard card.isCard, !(cell is any CardCell) else { return [] }
    // Without its card, everything else is as the app wants it.
    if let refusal { return [refusal] }
    var findings = [wrongCard, clipping, lateColor]
    // Frames are known only after layout. In a cell that skips layout, everything that is misplaced has that one cause.
    if !cell.isLaidOut {
      findings += [opaqueContent]
    } else if let layout {
      findings += [layout]
    } else {
      findings += [opaqueContent ?? covering, edge, line]
    }
    return findings.compactMap(\.self)
  }

  func finding(_ kind: CardFinding.Kind, _ detail: String) -> CardFinding {
    CardFinding(kind, at: indexPath, item: item, detail)
  }

  private var refusal: CardFinding? {
    guard isLeftAlone else { return nil }
    return finding(
      .backgroundReplaced,
      "it removes its card whenever it gets it back, or assigns another background, and was left alone. A cell that needs this adopts CardCell."
    )
  }

  private var wrongCard: CardFinding? {
    // Another decorator draws its own cards.
    guard let worn = CardSlot.of(cell)?.row.card, !worn.isSame(as: card) else {
      return nil
    }
    return finding(.wrongCard, "it shows \(worn.position) and should show \(card.position).")
  }

  private var clipping: CardFinding? {
    // An inset-grouped table rounds and clips its cells itself.
    guard !card.layout.isShapedBySystem else { return nil }
    let content = cell.contentView
    if cell.layer.cornerRadius > 0 || !card.style.clipsContent && content.layer.cornerRadius > 0 {
      return finding(
        .cellRoundsItself,
        "the cell or its content view has a cornerRadius. Remove it, in the provider or the cell.")
    }
    if cell.layer.borderWidth > 0 {
      return finding(
        .cellRoundsItself,
        "the cell has a border, which is not the card's. Remove it, and set CardStyle.outline.")
    }
    if cell.layer.mask != nil || content.layer.mask != nil {
      return finding(
        .cellClips, "the cell or its content view has a mask, which the card does not need.")
    }
    guard cell.clipsToBounds else { return nil }
    return finding(
      .cellClips,
      "the cell clips to its bounds, which cuts off swipe buttons and shadows. Interface Builder turns that on by itself."
    )
  }

  /// Reports a colour behind the card: there is no callback for one that is set between layouts.
  private var lateColor: CardFinding? {
    guard cell.isLaidOut, cell.backgroundView is CardRowView, let color = cell.backgroundColor,
      !AppBackground.isOurs(color), color.seen(on: cell) != nil
    else { return nil }
    return finding(
      .colorIsBehindCard,
      "its backgroundColor was set after its layout, and is seen on either side of the card. Call setNeedsLayout() on the cell, which makes it the fill."
    )
  }

  /// Reports a cell whose background or content view is not where UIKit puts it.
  private var layout: CardFinding? {
    guard let view = cell.backgroundView as? CardRowView else { return nil }
    let (size, background) = (cell.bounds.size, view.bounds.size)
    let isLaidOut =
      abs(size.width - background.width) < 1 && abs(size.height - background.height) < 1
      && abs(size.height - cell.contentView.bounds.height) < 2
    guard !isLaidOut else { return nil }
    return finding(
      .cellSkipsLayout,
      "its background or its content view is not as high or wide as the cell: its layoutSubviews does not call super, or changes their frames."
    )
  }
}
