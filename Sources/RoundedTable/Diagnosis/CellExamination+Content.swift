import UIKit

// MARK: Content over corners

extension CellExamination {
  var opaqueContent: CardFinding? {
    guard cell.contentView.isFilled else { return nil }
    return finding(.contentIsOpaque, "its content view is opaque and covers the card's corners.")
  }

  var covering: CardFinding? {
    guard coversCorners else { return nil }
    return finding(
      .contentIsOpaque,
      "an opaque view or a layer covers the card's corners. Make it clear, or clip it: CardStyle.clipsContent."
    )
  }

  /// Whether a view covers the card's round corners, with square ones of its own or less round ones.
  private var coversCorners: Bool {
    guard !card.style.clipsContent else { return false }
    let rect = cardRect
    let radii = CardRadii(card.corners, in: rect.size, isMirrored: cell.isMirrored)
    let views = (cell.contentView.drawnSubviews + ownPanels).filter {
      $0.isFilled || $0 is UIImageView
    }
    let layers = [cell.layer, cell.contentView.layer].flatMap(\.ownSublayers)
    return (views.map(\.layer) + layers).contains { layer in
      radii.isCovered(by: layer.convert(layer.bounds, to: cell.layer), of: layer, in: rect)
    }
  }

  /// The app's views on the cell itself, without UIKit's own.
  private var ownSubviews: [UIView] {
    // If the card was replaced, there may be a background view of the system's.
    guard cell.backgroundView is CardRowView else { return [] }
    let parts = [
      cell.contentView, cell.backgroundView, cell.selectedBackgroundView,
      cell.multipleSelectionBackgroundView, cell.accessoryView, cell.editingAccessoryView,
    ]
    return cell.subviews.filter { view in
      let isPart =
        view is UIControl || view is PlainView
        || parts.contains { $0 === view }
      return !isPart && !view.isHidden && view.alpha > 0 && !view.bounds.isEmpty
    }
  }

  /// The app's visible views on the cell itself, except for lines.
  private var ownPanels: [UIView] {
    ownSubviews.filter { ($0.isFilled || $0 is UIImageView) && $0.bounds.height > 4 }
  }
}

// MARK: Content at the card's sides

extension CellExamination {
  /// The rectangle of the card in the cell, whose bounds a swipe may have moved.
  private var cardRect: CGRect {
    guard let view = cell.backgroundView as? CardRowView else {
      return cell.cardRect(for: card).offsetBy(dx: -cell.bounds.minX, dy: -cell.bounds.minY)
    }
    return cell.convert(view.cardRect(for: card), from: view)
  }

  var edge: CardFinding? {
    let edges = cardRect
    let isOver = (cell.contentView.drawnSubviews + ownPanels).contains { view in
      let frame = view.convert(view.drawnRect, to: cell)
      return frame.minX < edges.minX - 0.5 || frame.maxX > edges.maxX + 0.5
    }
    let near = isOver ? nil : nearest(to: edges)
    guard isOver || near != nil else { return nil }
    if hasOwnMargins {
      return finding(
        .cellHasOwnMargins,
        "it has layout margins of its own, smaller than its table's, which the cards' inset is a part of."
      )
    }
    guard let near else {
      return finding(
        .contentIsPinnedToEdges,
        """
        a view in its content view, or on the cell itself, reaches over the card's edge. Pin it to layoutMarginsGuide, or inset the \
        safe area: CardTableInstaller(insetsReference: .safeArea).\(insets)
        """)
    }
    return finding(
      .contentIsNearEdge,
      """
      a \(type(of: near)) is nearer to the card's edge than the padding of \(card.layout.padding): it is pinned to the content view, \
      and margins inset the cards, or it is on the cell itself. Pin it to layoutMarginsGuide, or put it into the content view and inset \
      the safe area: CardTableInstaller(insetsReference: .safeArea).\(insets)
      """)
  }

  /// The view that is nearest to a side of the card, of those that are nearer than the app has put them.
  ///
  /// The app means a distance from the edge of the content view, or of the cell, to be one from the card's edge. If margins
  /// inset the cards, the card's edge is inside the content view, so that distance shrinks; it is always inside the cell.
  /// Views that follow the margins keep the padding all the same.
  private func nearest(to edges: CGRect) -> UIView? {
    let content = cell.contentView.convert(cell.contentView.bounds, to: cell)
    let padding = card.layout.padding - 0.5
    let own = ownSubviews.flatMap { [$0] + $0.drawnSubviews }.filter {
      $0.isFilled || $0 is UILabel || $0 is UIImageView
    }
    var nearest: (view: UIView, distance: CGFloat)?
    for view in cell.contentView.drawnSubviews + own where !isLine(view) {
      let frame = view.convert(view.drawnRect, to: cell)
      let isInside = view.isDescendant(of: cell.contentView)
      // Where the safe area has all of the inset, content is as far from the card's edge as the app has put it.
      if isInside, card.layout.inset < 0.5 { continue }
      let outer = isInside ? content : cell.bounds
      let left = edges.minX - outer.minX > 0.5 ? frame.minX - edges.minX : .infinity
      let right = outer.maxX - edges.maxX > 0.5 ? edges.maxX - frame.maxX : .infinity
      let distance = min(left, right)
      // On the cell itself, the app may have put it 16 points from the safe area, which on a wide screen is less.
      let limit = isInside ? padding : min(padding, 15.5)
      if distance < min(limit, nearest?.distance ?? .infinity) { nearest = (view, distance) }
    }
    return nearest?.view
  }

  /// Whether the cell has smaller margins than its table.
  private var hasOwnMargins: Bool {
    guard let table = cell.enclosing(UITableView.self) else { return false }
    let (own, given) = (cell.horizontalMargins, table.horizontalMargins)
    return own.leading < given.leading - 0.5 || own.trailing < given.trailing - 0.5
  }
}

// MARK: Lines

extension CellExamination {
  var line: CardFinding? {
    let (bottom, isContinued) = (cell.bounds.maxY, !card.position.roundsTop)
    let hasSecond = (cell.contentView.drawnSubviews + ownSubviews).contains { view in
      guard isLine(view) else { return false }
      let frame = view.convert(view.bounds, to: cell)
      let isAbove = isContinued && card.resolved.hasSeparators && frame.minY < cell.bounds.minY + 2
      return isAbove || card.wantsSeparator && frame.maxY > bottom - 2
    }
    guard hasSecond else { return nil }
    return finding(
      .linesAreDoubled,
      "it draws a line of its own where the card draws one. Set CardStyle.separator to nil, or remove the cell's."
    )
  }

  private func isLine(_ view: UIView) -> Bool {
    view.isFilled && view.bounds.height <= 2 && view.bounds.width > cell.bounds.width * 0.4
  }
}

extension CardRadii {
  /// Whether a layer reaches into one of the corners that the card leaves empty.
  fileprivate func isCovered(by frame: CGRect, of layer: CALayer, in card: CGRect) -> Bool {
    let part = frame.intersection(card)
    guard !part.isNull, !part.isEmpty else { return false }
    // Where a round corner comes nearest to a square one, on either axis.
    let gap = layer.cornerRadius * (1 - 0.5.squareRoot())
    func isOutside(
      _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ corner: CACornerMask
    ) -> Bool {
      let gap = layer.maskedCorners.contains(corner) ? gap : 0
      let (dx, dy) = (radius - x - gap, radius - y - gap)
      return dx > 0 && dy > 0 && (dx * dx + dy * dy).squareRoot() > radius + 0.5
    }
    let (left, right) = (part.minX - card.minX, card.maxX - part.maxX)
    let (top, bottom) = (part.minY - card.minY, card.maxY - part.maxY)
    return isOutside(left, top, topLeft, .layerMinXMinYCorner)
      || isOutside(right, top, topRight, .layerMaxXMinYCorner)
      || isOutside(left, bottom, bottomLeft, .layerMinXMaxYCorner)
      || isOutside(right, bottom, bottomRight, .layerMaxXMaxYCorner)
  }
}

extension CALayer {
  /// The visible layers in this one that belong to no view, such as an app's gradient.
  fileprivate var ownSublayers: [CALayer] {
    (sublayers ?? []).filter { layer in
      !(layer.delegate is UIView) && !layer.isHidden && layer.opacity > 0 && !layer.bounds.isEmpty
        && (layer is CAGradientLayer || layer.contents != nil
          || (layer.backgroundColor?.alpha ?? 0) > 0)
    }
  }
}
