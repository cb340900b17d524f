import UIKit

/// What can be wrong with one dressed cell, seen from outside.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  var indexPath: IndexPath
  var item: String

  func findings(isDressedByUs: Bool) -> [CardFinding] {
    guard card.isCard, !(cell is any CardCell) else { return [] }
    let background = isDressedByUs ? background : []
    // Without its card all else is as the app wants it.
    if background.contains(where: { $0.kind == .backgroundReplaced }) { return background }
    return background + clipping + content
  }

  private func finding(_ kind: CardFinding.Kind, _ detail: String) -> CardFinding {
    CardFinding(kind, at: indexPath, item: item, detail)
  }

  private var background: [CardFinding] {
    guard let view = CardBackgroundView.worn(by: cell), view.isWorn else {
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
    guard !card.place.isShapedBySystem else { return [] }
    var findings: [CardFinding] = []
    let roundsContent = !card.style.clipsContent && cell.contentView.layer.cornerRadius > 0
    if cell.layer.cornerRadius > 0 || roundsContent {
      findings.append(
        finding(
          .cellRoundsItself,
          "the cell or its content view has a cornerRadius of its own. Remove it from the provider."
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

  private var content: [CardFinding] {
    var findings: [CardFinding] = []
    if cell.contentView.isFilled {
      findings.append(
        finding(.contentIsOpaque, "its content view is opaque and covers the card's corners."))
    } else if coversCorners {
      findings.append(
        finding(
          .contentIsOpaque,
          "an opaque view covers the card's corners. Make it clear, or clip it: CardStyle.clipsContent."
        ))
    }
    let edges = cell.cardRect(for: card)
    let isPinned = cell.contentView.drawnSubviews.contains { view in
      let frame = view.convert(view.bounds, to: cell)
      return frame.minX < edges.minX - 0.5 || frame.maxX > edges.maxX + 0.5
    }
    if isPinned {
      findings.append(
        finding(
          .contentIsPinnedToEdges,
          """
          a view in its content view reaches over the card's edge. Pin it to layoutMarginsGuide, or inset the safe area: \
          CardTableInstaller(insetsReference: .safeArea).
          """))
    }
    return findings
  }

  /// Whether a view with square corners lies where the card has round ones.
  private var coversCorners: Bool {
    guard !card.style.clipsContent else { return false }
    let rect = cell.cardRect(for: card)
    let corners = card.corners.drawn(in: rect.size)
    return (cell.contentView.drawnSubviews + ownSubviews).contains { view in
      guard view.isFilled || view is UIImageView, view.layer.cornerRadius == 0 else { return false }
      return corners.isCovered(by: view.convert(view.bounds, to: cell), in: rect)
    }
  }

  /// What the app has put on the cell itself: neither UIKit's parts nor lines.
  private var ownSubviews: [UIView] {
    // In place of the card there may be a background of the system's.
    guard cell.backgroundView is CardBackgroundView else { return [] }
    let parts = [
      cell.contentView, cell.backgroundView, cell.selectedBackgroundView,
      cell.multipleSelectionBackgroundView, cell.accessoryView, cell.editingAccessoryView,
    ]
    return cell.subviews.filter { view in
      let isPart = view is UIControl || view is BareRowView || parts.contains { $0 === view }
      return !isPart && !view.isHidden && view.alpha > 0 && view.bounds.height > 4
    }
  }
}

extension CornerConfiguration {
  /// Whether a rectangle reaches into one of the corners that a card in another does not fill.
  fileprivate func isCovered(by view: CGRect, in card: CGRect) -> Bool {
    let part = view.intersection(card)
    guard !part.isNull, !part.isEmpty else { return false }
    func isOutside(_ x: CGFloat, _ y: CGFloat, _ radius: Double) -> Bool {
      let (dx, dy) = (radius - x, radius - y)
      return dx > 0 && dy > 0 && (dx * dx + dy * dy).squareRoot() > radius + 0.5
    }
    let sides = [part.minX - card.minX, card.maxX - part.maxX]
    return sides.contains {
      isOutside($0, part.minY - card.minY, topRadius)
        || isOutside($0, card.maxY - part.maxY, bottomRadius)
    }
  }
}
