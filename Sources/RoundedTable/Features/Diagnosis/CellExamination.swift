import UIKit

/// Examines one decorated cell from outside.
///
/// It reads no property that would create a view, such as `textLabel`.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  var indexPath: IndexPath
  var item: String
  /// Whether the cell has removed its card, or everything that is not its own, and was left alone.
  var isLeftAlone: Bool
  /// What the table's cards are inset by, and why, as a sentence.
  var insets: String

  private typealias Report = (_ kind: CardFinding.Kind, _ fact: String, _ remedy: String) -> Void

  func findings() -> [CardFinding] {
    var findings: [CardFinding] = []
    func report(_ kind: CardFinding.Kind, _ fact: String, _ remedy: String) {
      findings.append(CardFinding(kind, at: indexPath, item: item, fact, remedy))
    }
    guard card.isCard else { return [] }
    // Without its card, everything else is as the app wants it.
    guard !isLeftAlone else {
      report(
        .backgroundReplaced,
        "it removes its card whenever it gets it back, or assigns another background, and was left alone.",
        "Use CardStyle.fill for what is to be behind the row, or make the cell adopt CardCell.")
      return findings
    }
    // Another decorator, or the cell itself, draws its own cards.
    guard let slot = CardSlot.of(cell) else { return [] }
    if !slot.row.card.isSame(as: card) {
      report(
        .wrongCard, "it shows \(slot.row.card.position) and should show \(card.position).",
        "Call refreshCards(animated:) when cardID, sectionStyle or rowStyle give another result.")
    }
    examineCell(report)
    // Frames are known only after layout.
    guard cell.isLaidOut else { return findings }
    if skipsLayout {
      // Everything that is misplaced has that one cause.
      report(
        .cellSkipsLayout,
        "its background or its content view is not as high or wide as the cell: its layoutSubviews does not call super, or changes their frames.",
        "Call super.layoutSubviews() first, and leave both where they are.")
      return findings
    }
    if coversCorners {
      report(
        .contentIsOpaque,
        "its content view, a view in it or a layer is opaque and covers the card's corners.",
        "Make it clear, or clip it: CardStyle.clipsContent.")
    }
    examineSides(report)
    if hasSecondSeparator {
      report(
        .separatorsAreDoubled, "it draws a line of its own where the card draws one.",
        "Set CardStyle.separator to nil, or remove the cell's.")
    }
    return findings
  }

  // MARK: The cell itself

  private func examineCell(_ report: Report) {
    // There is no callback for a color that is set between layouts.
    if cell.isLaidOut, cell.backgroundView is CellBackgroundView, let color = cell.backgroundColor,
      !AppBackground.isOurs(color), color.seen(on: cell) != nil
    {
      report(
        .colorIsBehindCard,
        "its backgroundColor was set after its layout, and is seen on either side of the card.",
        "Call setNeedsLayout() on the cell, which makes it the fill.")
    }
    let (layer, content) = (cell.layer, cell.contentView.layer)
    if layer.cornerRadius > 0 || !card.style.clipsContent && content.cornerRadius > 0 {
      report(
        .cellRoundsItself, "the cell or its content view has a cornerRadius.",
        "Remove it, in the provider or the cell.")
    } else if layer.borderWidth > 0 {
      report(
        .cellRoundsItself, "the cell has a border, which is not the card's.",
        "Remove it, and set CardStyle.outline.")
    } else if layer.mask != nil || !card.style.clipsContent && content.mask != nil {
      report(
        .cellClips, "the cell or its content view has a mask, which the card does not need.",
        "Remove it.")
    } else if cell.clipsToBounds {
      report(
        .cellClips, "the cell clips to its bounds, which cuts off swipe buttons and shadows.",
        "Turn clipsToBounds off; Interface Builder turns it on by itself.")
    }
  }

  /// Whether the background or the content view is not where UIKit puts it.
  private var skipsLayout: Bool {
    guard let view = cell.backgroundView as? CellBackgroundView else { return false }
    let (size, background) = (cell.bounds.size, view.bounds.size)
    return abs(size.width - background.width) >= 1 || abs(size.height - background.height) >= 1
      || abs(size.height - cell.contentView.bounds.height) >= 2
  }

  /// The rectangle of the card in the cell, whose bounds a swipe may have moved.
  private var cardRect: CGRect {
    cell.cardRect(for: card).offsetBy(dx: -cell.bounds.minX, dy: -cell.bounds.minY)
  }

  // MARK: Content over corners

  /// Whether a view or a layer reaches into one of the corners that the card leaves empty.
  private var coversCorners: Bool {
    let rect = cardRect
    let shape = cell.cardPath(card.corners, in: rect)
    // What is on the cell itself is not clipped with its content.
    let clips = card.style.clipsContent
    let content = clips ? [] : [cell.contentView] + cell.contentView.drawnSubviews
    let views = (content + ownPanels).filter(\.isPanel)
    let layers = (clips ? [cell.layer] : [cell.layer, cell.contentView.layer])
      .flatMap(\.ownSublayers)
    return (views.map(\.layer) + layers).contains { layer in
      let part = layer.convert(layer.bounds, to: cell.layer).intersection(rect)
      return !part.isEmpty && layer.reaches(out: shape, with: part)
    }
  }

  /// The app's views on the cell itself, without UIKit's own, one of which may hold the card.
  private var ownSubviews: [UIView] {
    let parts = [cell.contentView, cell.accessoryView, cell.editingAccessoryView]
    let row = CardSlot.of(cell)?.row
    return cell.subviews.filter { view in
      !(view is UIControl || view is PlainView || parts.contains { $0 === view })
        && row?.isDescendant(of: view) != true && !view.isHidden && view.alpha > 0
        && !view.bounds.isEmpty
    }
  }

  /// The app's visible views on the cell itself, except for lines.
  private var ownPanels: [UIView] { ownSubviews.filter { $0.isPanel && $0.bounds.height > 4 } }

  // MARK: Content at the card's sides

  private func examineSides(_ report: Report) {
    guard let (view, distance) = nearest else { return }
    let (own, given) = (
      cell.horizontalMargins, cell.enclosing(UITableView.self)?.horizontalMargins
    )
    if let given, own.leading < given.leading - 0.5 || own.trailing < given.trailing - 0.5 {
      report(
        .cellHasOwnMargins,
        "it has layout margins of its own, smaller than its table's, which the cards' inset is a part of.",
        "Leave them as they are, or add the table's to them.")
    } else if distance < -0.5 {
      report(
        .contentIsPinnedToEdges,
        "a view in its content view, or on the cell itself, reaches over the card's edge.",
        reachesBeyondCell(view)
          ? "It reaches beyond the cell, too: leave it if it is meant to."
          : "\(insets) Or pin it to layoutMarginsGuide.")
    } else {
      report(
        .contentIsNearEdge,
        "a \(type(of: view)) is nearer to the card's edge than the padding of \(card.layout.padding): it is pinned to the content view, and margins inset the cards, or it is on the cell itself.",
        "\(insets) Or pin it to layoutMarginsGuide of the content view.")
    }
  }

  private func reachesBeyondCell(_ view: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: cell)
    return frame.minX < cell.bounds.minX - 0.5 || frame.maxX > cell.bounds.maxX + 0.5
  }

  /// The view that is nearest to a side of the card, of those that are over it or nearer than the
  /// app has put them.
  ///
  /// The app means a distance from the edge of the content view, or of the cell, to be one from the
  /// card's edge. If margins inset the cards, the card's edge is inside the content view, so that
  /// distance shrinks; it is always inside the cell. Views that follow the margins keep the padding
  /// all the same.
  private var nearest: (view: UIView, distance: CGFloat)? {
    let (edges, padding) = (cardRect, card.layout.padding - 0.5)
    let content = cell.contentView.convert(cell.contentView.bounds, to: cell)
    let own = ownSubviews.flatMap { [$0] + $0.drawnSubviews }.filter { $0.isPanel || $0 is UILabel }
    var nearest: (view: UIView, distance: CGFloat)?
    for view in cell.contentView.drawnSubviews + own {
      let frame = view.convert(view.drawnRect, to: cell)
      let isInside = view.isDescendant(of: cell.contentView)
      // Where the safe area has all of the inset, content is as far from the card's edge as the app
      // has put it.
      let mayBeNear = !isLine(view) && !(isInside && card.layout.inset < 0.5)
      let outer = isInside ? content : cell.bounds
      func counted(_ distance: CGFloat, inset: CGFloat) -> CGFloat {
        distance < -0.5 || mayBeNear && inset > 0.5 ? distance : .infinity
      }
      let distance = min(
        counted(frame.minX - edges.minX, inset: edges.minX - outer.minX),
        counted(edges.maxX - frame.maxX, inset: outer.maxX - edges.maxX))
      // On the cell itself, the app may have put it 16 points from the safe area, which on a wide
      // screen is less.
      let limit = isInside ? padding : min(padding, 15.5)
      if distance < min(limit, nearest?.distance ?? .infinity) { nearest = (view, distance) }
    }
    return nearest
  }

  // MARK: Lines

  private var hasSecondSeparator: Bool {
    (cell.contentView.drawnSubviews + ownSubviews).contains { view in
      guard isLine(view) else { return false }
      let frame = view.convert(view.bounds, to: cell)
      let isBelow = card.wantsSeparator && frame.maxY > cell.bounds.maxY - 2
      return isBelow
        || card.resolved.hasSeparators && !card.position.roundsTop
          && frame.minY < cell.bounds.minY + 2
    }
  }

  private func isLine(_ view: UIView) -> Bool {
    view.isFilled && view.bounds.height <= 2 && view.bounds.width > cell.bounds.width * 0.4
  }
}

extension UIView {
  /// Whether the view may cover what is behind it.
  fileprivate var isPanel: Bool { isFilled || self is UIImageView }
}

extension CALayer {
  /// Whether a part of the layer, which has its corners, reaches out of a shape with one of them.
  fileprivate func reaches(out shape: UIBezierPath, with part: CGRect) -> Bool {
    [
      CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
      .layerMaxXMaxYCorner,
    ]
    .contains { corner in
      // Where a round corner comes nearest to a square one, on either axis.
      let gap = maskedCorners.contains(corner) ? cornerRadius * (1 - 0.5.squareRoot()) : 0
      let inset = min(gap + 0.4, part.width / 2, part.height / 2)
      return !shape.contains(
        CGPoint(
          x: CACornerMask.left.contains(corner) ? part.minX + inset : part.maxX - inset,
          y: CACornerMask.top.contains(corner) ? part.minY + inset : part.maxY - inset))
    }
  }

  /// The visible layers in this one that belong to no view, such as an app's gradient.
  fileprivate var ownSublayers: [CALayer] {
    (sublayers ?? []).filter { layer in
      !(layer.delegate is UIView) && !layer.isHidden && layer.opacity > 0 && !layer.bounds.isEmpty
        && (layer is CAGradientLayer || layer.contents != nil
          || (layer.backgroundColor?.alpha ?? 0) > 0)
    }
  }
}
