import UIKit

/// Examines one dressed cell from outside.
///
/// It reads no property that would create a view, such as `textLabel`.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  var indexPath: IndexPath
  var item: String

  func findings() -> [CardFinding] {
    guard card.isCard, !(cell is any CardCell) else { return [] }
    let background = background
    // Without its card, everything else is as the app wants it.
    if background.contains(where: { $0.kind == .backgroundReplaced }) { return background }
    // Frames are known only after layout. In a cell that skips layout, everything that is misplaced has that one cause.
    guard cell.isLaidOut else { return background + clipping + opaqueContent }
    if let layout { return background + clipping + [layout] }
    return background + clipping + opaqueContent + coverings + edges + lines
  }

  func finding(_ kind: CardFinding.Kind, _ detail: String) -> CardFinding {
    CardFinding(kind, at: indexPath, item: item, detail)
  }

  private var background: [CardFinding] {
    // Another decorator draws its own cards.
    guard let view = CardBackgroundView.worn(by: cell) else { return [] }
    guard view.isWorn else {
      return [
        finding(
          .backgroundReplaced,
          "it assigns another background whenever it gets its card back, and was left alone. A cell that needs this adopts CardCell."
        )
      ]
    }
    guard view.card != card else { return [] }
    return [
      finding(.wrongCard, "it shows \(view.card.position) and should show \(card.position).")
    ]
  }

  private var clipping: [CardFinding] {
    // An inset-grouped table rounds and clips its cells itself.
    guard !card.layout.isShapedBySystem else { return [] }
    var findings: [CardFinding] = []
    let roundsContent = !card.style.clipsContent && cell.contentView.layer.cornerRadius > 0
    if cell.layer.cornerRadius > 0 || roundsContent {
      findings.append(
        finding(
          .cellRoundsItself,
          "the cell or its content view has a cornerRadius. Remove it, in the provider or the cell."
        ))
    } else if cell.layer.mask != nil || cell.contentView.layer.mask != nil {
      findings.append(
        finding(
          .cellClips, "the cell or its content view has a mask, which the card does not need."))
    } else if cell.clipsToBounds {
      findings.append(
        finding(
          .cellClips,
          "the cell clips to its bounds, which cuts off swipe buttons and shadows. Interface Builder turns that on by itself."
        ))
    }
    return findings
  }

  /// Reports a cell whose background or content view is not where UIKit puts it.
  private var layout: CardFinding? {
    guard let view = cell.backgroundView as? CardBackgroundView else { return nil }
    let (size, background) = (cell.bounds.size, view.bounds.size)
    let isLaidOut =
      abs(size.width - background.width) < 1 && abs(size.height - background.height) < 1
      && abs(size.height - cell.contentView.bounds.height) < 2
    guard !isLaidOut else { return nil }
    return finding(
      .cellSkipsLayout,
      "its background or its content view is not as high or wide as the cell: its layoutSubviews does not call super."
    )
  }
}

extension UIView {
  /// Whether the view, its ancestors and its descendants need no layout.
  var isLaidOut: Bool {
    var outer: UIView? = self
    while let view = outer {
      if view.layer.needsLayout() { return false }
      outer = view.superview
    }
    return hasNoLayoutBelow
  }

  private var hasNoLayoutBelow: Bool {
    subviews.allSatisfy { $0.isHidden || !$0.layer.needsLayout() && $0.hasNoLayoutBelow }
  }
}
