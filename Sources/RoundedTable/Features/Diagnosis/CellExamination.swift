import UIKit

/// Looks for problems in one decorated cell.
///
/// It reads no property that would create a view, such as `textLabel`.
@MainActor struct CellExamination {
  var cell: UITableViewCell
  var card: Card
  /// Whether the app's closures return the same style each time.
  ///
  /// They may create a dynamic color anew, which equals no other.
  var hasLastingStyle: Bool
  var indexPath: IndexPath
  var item: String
  /// Whether the cell removes or replaces its card, and so has none.
  var isLeftAlone: Bool
  /// Whether other rows of the section show a card that can be seen.
  var isAmongVisible = false

  private typealias Details = [(kind: CardFinding.Kind, text: String)]

  /// Returns the findings, in the order of their kinds.
  func findings() -> [CardFinding] {
    let details = card.isCard ? details : []
    return CardFinding.Kind.allCases.flatMap { kind in
      details.filter { $0.kind == kind }.map {
        CardFinding(kind: kind, indexPath: indexPath, item: item, detail: $0.text)
      }
    }
  }

  private var details: Details {
    var details: Details = []
    func report(_ kind: CardFinding.Kind, _ detail: String) {
      details.append((kind, detail))
    }
    // Nothing else can be wrong with a cell that has no card.
    guard !isLeftAlone else {
      report(
        .backgroundReplaced,
        CardSlot.of(cell)?.state == .shown
          ? "the cell doesn't take a backgroundView, so it has no card. Remove its override of backgroundView, or make the cell adopt CardCell."
          : "the cell removes its card, or replaces its background in every layout, so it has no card now. Set CardStyle.fill instead of a background, or make the cell adopt CardCell."
      )
      return details
    }
    // Cards that another decorator or the cell itself draws can't be checked.
    guard let slot = CardSlot.of(cell) else { return details }
    let shown = slot.background.card
    let isOther = shown.position != card.position || shown.wantsSeparator != card.wantsSeparator
    if isOther || hasLastingStyle && !shown.isSame(as: card) {
      report(
        .wrongCard,
        "it shows \(shown.position), but should show \(card.position). Call refreshCards(animated:) when cardID or a style closure would return something else."
      )
    }
    examineShape(report)
    if let advice = panel?.advice {
      // Everything else would be measured against a card that has to change, too.
      report(.cellDrawsPanel, advice)
      return details
    }
    if let lost = LostConfiguration(cell: cell, card: card).problem {
      report(.configurationIsLost, lost)
    }
    // Frames are known only after layout.
    guard cell.isLaidOut else { return details }
    // There is no callback for a color that's set between layouts.
    if cell.backgroundView is CellBackgroundView, let color = cell.backgroundColor,
      !AppBackground.isOurs(color), color.seen(on: cell) != nil
    {
      report(
        .colorIsBehindCard,
        "its backgroundColor was set after its layout, and shows on either side of the card. Call setNeedsLayout() on the cell. The color then becomes the card's fill."
      )
    }
    if skipsLayout {
      // It's the cause of everything else that's misplaced.
      report(
        .cellSkipsLayout,
        "its background or its content view isn't as high or wide as the cell. Its layoutSubviews doesn't call super, or changes their frames. Call super.layoutSubviews() first, and leave both where they are."
      )
      return details
    }
    examineLook(report)
    examineSides(report)
    return details
  }

  // MARK: The cell itself

  private func examineShape(_ report: (CardFinding.Kind, String) -> Void) {
    let layer = cell.layer
    let content = cell.contentView.layer
    if layer.cornerRadius > 0 || !card.style.clipsContent && content.cornerRadius > 0 {
      report(
        .cellRoundsItself,
        "the cell or its content view has a cornerRadius. Remove it, in the cell provider or the cell."
      )
    }
    if layer.borderWidth > 0 {
      report(
        .cellRoundsItself,
        "the cell has a border, which isn't the card's. Remove it, and set CardStyle.outline.")
    }
    let hasOwnMask = layer.mask != nil && RowCut.of(cell) == nil
    if hasOwnMask || !card.style.clipsContent && content.mask != nil {
      report(
        .cellClips,
        "the cell or its content view has a mask, which the card doesn't need. Remove it.")
    }
  }

  /// The panel that the row draws itself; nil if there is none.
  private var panel: DrawnPanel? {
    cell.isLaidOut ? DrawnPanel(in: cell, for: card, besideContent: ownSubviews) : nil
  }

  /// Whether the row ought to be clipped beneath its header, and isn't.
  private var isNotClipped: Bool {
    card.resolved.clipsRowsBeneathHeader && cell.hasVisualEffect
      && cell.enclosing(UITableView.self)?.style == .plain
  }

  private func examineLook(_ report: (CardFinding.Kind, String) -> Void) {
    if let problem = visibility.problem { report(.cardIsInvisible, problem) }
    if coversCorners {
      report(
        .contentIsOpaque,
        "its content view, a view in it or a layer is opaque and covers the card's corners. Make it clear, or set CardStyle.clipsContent."
      )
    }
    if hasSecondSeparator {
      report(
        .separatorsAreDoubled,
        "the cell draws a separator where the card draws one, too. Remove the cell's, or set CardStyle.separator to nil."
      )
    }
    if isNotClipped {
      report(
        .rowIsNotClipped,
        "a UIVisualEffectView is in the cell, which a mask would spoil. So its content isn't clipped beneath its floating header, and is hidden as a whole when its middle is there. Replace the effect by a color."
      )
    }
    if clipsShadow {
      report(
        .cellClips,
        "turn off the cell's clipsToBounds, which cuts off the card's shadow. Interface Builder turns it on by default."
      )
    }
  }

  /// Whether the cell cuts off a part of the card's shadow.
  private var clipsShadow: Bool {
    guard cell.clipsToBounds, let shadow = cell.backgroundView?.subview(CardShadowView.self)
    else { return false }
    // What's beside the cell is beside the table, too.
    let frame = shadow.convert(shadow.bounds, to: cell)
    return frame.minY < cell.bounds.minY - 0.5 || frame.maxY > cell.bounds.maxY + 0.5
  }

  /// Whether the background or the content view isn't where UIKit puts it.
  private var skipsLayout: Bool {
    guard let view = cell.backgroundView as? CellBackgroundView else { return false }
    let size = cell.bounds.size
    let background = view.bounds.size
    return abs(size.width - background.width) >= 1 || abs(size.height - background.height) >= 1
      || abs(size.height - cell.contentView.bounds.height) >= 2
  }

  /// The rectangle of the card in the cell's coordinates, whose origin a swipe may have moved.
  private var cardRect: CGRect {
    cell.cardRect(for: card).offsetBy(dx: -cell.bounds.minX, dy: -cell.bounds.minY)
  }

  // MARK: Content over corners

  /// Whether a view or a layer extends into a corner that the card leaves empty.
  private var coversCorners: Bool {
    let rect = cardRect
    let shape = cell.cardPath(card.corners, in: rect)
    // Views in the cell itself aren't clipped with its content view.
    let clips = card.style.clipsContent
    let content = clips ? [] : [cell.contentView] + cell.contentView.drawnSubviews
    // The cell's own separators cover nothing.
    let views = (content + ownSubviews.filter { $0.bounds.height > 4 }).filter(\.isPanel)
    let layers = (clips ? [cell.layer] : [cell.layer, cell.contentView.layer])
      .flatMap(\.ownSublayers)
    return (views.map(\.layer) + layers).contains { layer in
      let part = layer.convert(layer.bounds, to: cell.layer).intersection(rect)
      return !part.isEmpty && layer.reaches(out: shape, with: part)
    }
  }

  /// The app's views in the cell itself, without UIKit's own, one of which may contain the card.
  private var ownSubviews: [UIView] {
    let parts = [cell.contentView, cell.accessoryView, cell.editingAccessoryView]
    let row = CardSlot.of(cell)?.background
    return cell.subviews.filter { view in
      !(view is UIControl || view is PlainView || parts.contains { $0 === view })
        && row?.isDescendant(of: view) != true && !view.isHidden && view.alpha > 0
        && !view.bounds.isEmpty
    }
  }

  // MARK: Content at the card's sides

  private func examineSides(_ report: (CardFinding.Kind, String) -> Void) {
    // Nothing is too close to a card that nobody sees.
    guard !visibility.isUnseen, let (view, distance) = nearest else { return }
    let isInside = view.isDescendant(of: cell.contentView)
    let name = "a \(type(of: view)) in \(isInside ? "its content view" : "the cell itself")"
    let remedy =
      isInside
      ? "Pin it to layoutMarginsGuide of the content view."
      : "Add it to the content view instead, and pin it to layoutMarginsGuide."
    if hasOwnMargins {
      report(
        .cellHasOwnMargins,
        hasOwnSeparatorInset
          ? "it has a separatorInset of its own, from which its smaller margins come. Don't set it, and set style.separator instead: its insets begin at the card's sides."
          : "it has layout margins of its own that are smaller than its table's, which include the cards' inset. Don't set them, or add the table's margins to them."
      )
    } else if distance < -0.5 {
      let end =
        isBeyondCell(view)
        ? "It extends beyond the cell, too. Leave it if you want that." : remedy
      report(.contentIsPinnedToEdges, "\(name) extends beyond the card's edge. \(end)")
    } else {
      report(
        .contentIsNearEdge,
        "\(name) is closer to the card's edge than the padding of \(card.metrics.padding). \(remedy)"
      )
    }
  }

  /// Whether content is too close to the card's edge because it ignores the margins that inset the
  /// card.
  var ignoresMargins: Bool {
    guard card.isCard, !isLeftAlone, CardSlot.of(cell) != nil, cell.isLaidOut, !skipsLayout,
      !visibility.isUnseen, panel == nil, let (view, _) = nearest
    else { return false }
    return view.isDescendant(of: cell.contentView) && !hasOwnMargins && !isBeyondCell(view)
  }

  private var visibility: CardVisibility {
    CardVisibility(cell: cell, card: card, isAmongVisible: isAmongVisible)
  }

  private var hasOwnSeparatorInset: Bool {
    cell.separatorInset != cell.enclosing(UITableView.self)?.separatorInset
  }

  private var hasOwnMargins: Bool {
    guard let given = cell.enclosing(UITableView.self)?.horizontalMargins else { return false }
    let own = cell.horizontalMargins
    return own.leading < given.leading - 0.5 || own.trailing < given.trailing - 0.5
  }

  private func isBeyondCell(_ view: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: cell)
    let bounds = cell.bounds
    return frame.minX < bounds.minX - 0.5 || frame.maxX > bounds.maxX + 0.5
  }

  /// The view that's closest to a side of the card, if it's beyond the card's edge or closer to it
  /// than the app intended.
  ///
  /// An app that pins a view to the edge of the content view, or of the cell, wants that distance
  /// from the card's edge. If margins inset the cards, the card's edge is inside the content view,
  /// so the distance shrinks. The card's edge is always inside the cell. Views that follow the
  /// margins keep the padding in any case.
  ///
  /// A view beyond the cell may be parked there, and counts only if no other one is too close.
  private var nearest: (view: UIView, distance: CGFloat)? {
    let edges = cardRect
    let padding = card.metrics.padding - 0.5
    let content = cell.contentView.convert(cell.contentView.bounds, to: cell)
    let own = ownSubviews.flatMap { [$0] + $0.drawnSubviews }.filter { $0.isPanel || $0 is UILabel }
    var nearest: (view: UIView, distance: CGFloat)?
    var parked: (view: UIView, distance: CGFloat)?
    for view in cell.contentView.drawnSubviews + own {
      let frame = view.convert(view.drawnRect, to: cell)
      let isInside = view.isDescendant(of: cell.contentView)
      // If the safe area has all of the inset, content is as far from the card's edge as the app
      // wants.
      let mayBeNear = !isLine(view) && !(isInside && card.metrics.inset < 0.5)
      let outer = isInside ? content : cell.bounds
      func counted(_ distance: CGFloat, inset: CGFloat) -> CGFloat {
        distance < -0.5 || mayBeNear && inset > 0.5 ? distance : .infinity
      }
      let distance = min(
        counted(frame.minX - edges.minX, inset: edges.minX - outer.minX),
        counted(edges.maxX - frame.maxX, inset: outer.maxX - edges.maxX))
      // In the cell itself, the app may have put the view 16 points from the safe area, which is
      // less than the padding on a wide screen.
      let limit = isInside ? padding : min(padding, 15.5)
      if isBeyondCell(view) {
        if distance < min(limit, parked?.distance ?? .infinity) { parked = (view, distance) }
      } else if distance < min(limit, nearest?.distance ?? .infinity) {
        nearest = (view, distance)
      }
    }
    return nearest ?? parked
  }

  // MARK: Separators

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
  /// Whether the view may cover what's behind it.
  fileprivate var isPanel: Bool { isFilled || self is UIImageView }

  /// The visible part of the view: its bounds, or only the text of a label without a background.
  fileprivate var drawnRect: CGRect {
    guard let label = self as? UILabel, !isFilled else { return bounds }
    let width = min(bounds.width, label.sizeThatFits(bounds.size).width)
    let rest = bounds.width - width
    let start: CGFloat =
      switch label.textAlignment {
      case .left: 0
      case .right: rest
      case .center: rest / 2
      default: isMirrored ? rest : 0
      }
    return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
  }
}

extension CALayer {
  /// Whether a part of the layer, with the layer's corners, extends beyond a shape.
  fileprivate func reaches(out shape: UIBezierPath, with part: CGRect) -> Bool {
    [
      CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
      .layerMaxXMaxYCorner,
    ].contains { corner in
      // The distance from the tip at which a round corner begins, along either axis.
      let gap = maskedCorners.contains(corner) ? cornerRadius * (1 - 0.5.squareRoot()) : 0
      let inset = min(gap + 0.4, part.width / 2, part.height / 2)
      return !shape.contains(
        CGPoint(
          x: CACornerMask.left.contains(corner) ? part.minX + inset : part.maxX - inset,
          y: CACornerMask.top.contains(corner) ? part.minY + inset : part.maxY - inset))
    }
  }

  /// The visible sublayers that belong to no view, such as an app's gradient.
  fileprivate var ownSublayers: [CALayer] {
    (sublayers ?? []).filter { layer in
      !(layer.delegate is UIView) && !layer.isHidden && layer.opacity > 0 && !layer.bounds.isEmpty
        && (layer is CAGradientLayer || layer.contents != nil
          || (layer.backgroundColor?.alpha ?? 0) > 0)
    }
  }
}
