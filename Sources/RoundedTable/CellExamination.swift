import UIKit

/// What can be wrong with one dressed cell, seen from outside.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  var indexPath: IndexPath
  var item: String

  func findings(isDressedByUs: Bool) -> [CardFinding] {
    guard card.isCard, !(cell is any CardCell) else { return [] }
    return (isDressedByUs ? background : []) + clipping + content
  }

  private func finding(_ kind: CardFinding.Kind, _ detail: String) -> CardFinding {
    CardFinding(kind, at: indexPath, item: item, detail)
  }

  private var background: [CardFinding] {
    guard let view = cell.backgroundView as? CardBackgroundView else {
      let cause =
        cell.backgroundConfiguration != nil
        ? "it assigned a background configuration after it was returned, which removes the card"
        : "something assigned another backgroundView after the cell was returned"
      return [finding(.backgroundReplaced, "\(cause). A cell that needs this adopts CardCell.")]
    }
    guard view.card != card else { return [] }
    return [
      finding(.wrongCard, "it shows \(view.card.position) and should show \(card.position).")
    ]
  }

  private var clipping: [CardFinding] {
    // An inset-grouped table rounds and clips its cells itself.
    guard !card.place.isShapedBySystem else { return [] }
    var findings: [CardFinding] = []
    let roundsContent = !card.style.clipsContent && cell.contentView.layer.cornerRadius > 0
    if cell.layer.cornerRadius > 0 || roundsContent {
      findings.append(
        finding(
          .cellRoundsItself,
          "the cell or its content view has a cornerRadius of its own. Remove it from the provider."
        ))
    } else if cell.clipsToBounds || cell.layer.mask != nil {
      findings.append(
        finding(.cellClips, "the cell clips to its bounds or has a mask, which the card needs not.")
      )
    }
    return findings
  }

  private var content: [CardFinding] {
    let content = cell.contentView
    var findings: [CardFinding] = []
    if let color = content.backgroundColor, color.cgColor.alpha > 0 {
      findings.append(
        finding(.contentIsOpaque, "its content view is opaque and covers the card's corners."))
    }
    let edges = cell.cardRect(for: card)
    let pinned = content.subviews.contains { view in
      // Before its first layout a view has no size.
      guard !view.isHidden, view.alpha > 0, !view.frame.isEmpty else { return false }
      let frame = content.convert(view.frame, to: cell)
      return frame.minX < edges.minX - 0.5 || frame.maxX > edges.maxX + 0.5
    }
    if pinned {
      findings.append(
        finding(
          .contentIsPinnedToEdges,
          "a view in its content view reaches over the card's edge. Pin it to layoutMarginsGuide."))
    }
    return findings
  }
}
