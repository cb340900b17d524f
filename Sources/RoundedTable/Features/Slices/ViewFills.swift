public import UIKit

/// Puts the app's views behind the rows of the cards that they fill, one view for each card near
/// the table's bounds.
///
/// A material or a picture can't be cut into slices for rows to draw. So each view has a frame of
/// its own, which is set after the table's layout and moves in step with the rows.
@MainActor final class ViewFills {
  private unowned let table: CardTable
  private var shown: [ViewFillView] = []
  /// The new rows to which the fill of their card is still growing, by their views' identity.
  private var isGrowingTo: Set<ObjectIdentifier> = []
  private var background: UIView?
  private var depth = Borrowed(\UIView.layer.zPosition)
  private var transparency: NotificationObservation?

  init(of table: CardTable) {
    self.table = table
    transparency = NotificationObservation(
      of: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak table] in
      table?.correctCards(animated: false)
      table?.tableView?.layoutIfNeeded()
    }
  }

  func showFills(
    of cards: [VisibleCard], in tableView: UITableView, _ animation: RowAnimation?
  ) {
    let isAllowed = !UIAccessibility.isReduceTransparencyEnabled
    let filled = cards.filter { isAllowed && $0.fill != nil }
    var gone = shown
    let views = filled.map { backdrop(for: $0, among: &gone, in: tableView) }
    var bare: [ObjectIdentifier] = []
    if animation != nil {
      for (view, card) in zip(views, filled) { bare += view.newParts(of: card) }
    }
    isGrowingTo.formUnion(bare)
    func change() {
      for (view, card) in zip(views, filled) { view.fillCard(card, in: tableView) }
      for view in gone { view.fadeOut() }
    }
    func remove() { for view in gone { view.removeFromSuperview() } }
    if let animation {
      animation.animate(change) { [weak self, weak table] in
        remove()
        // The table may have been freed meanwhile.
        guard let self, table != nil else { return }
        isGrowingTo.subtract(bare)
        showFillsOrFallbacks()
      }
    } else {
      change()
      remove()
      // A reload ends the rows' motion. A fill that went on moving would leave them bare.
      for (view, card) in zip(views, filled) where !card.isMoving { view.endMotion() }
    }
    shown = views
    showFillsOrFallbacks()
    keepBehind(shown.isEmpty ? nil : tableView.backgroundView)
  }

  /// Shows rows either with the view behind them, or with its fallback color while there is none.
  private func showFillsOrFallbacks() {
    let covered = Set(shown.flatMap(\.parts)).subtracting(isGrowingTo)
    for background in table.backgrounds {
      background.showsBackdrop = covered.contains(ObjectIdentifier(background))
    }
    showFallbacksAboveRows()
  }

  /// Shows headers that float above rows with their fallback color, because the view is behind the
  /// rows.
  private func showFallbacksAboveRows() {
    let floating = shown.compactMap(\.visible).flatMap(\.headersAboveRows)
    for header in table.headers {
      header.isAboveRows = floating.contains { $0 === header }
    }
  }

  /// Lets fills begin where the floating headers are now.
  func followFloatingHeaders() {
    for view in shown { view.followFloatingHeader() }
    showFallbacksAboveRows()
  }

  /// Keeps the table's background view behind the fills while there are any.
  private func keepBehind(_ wanted: UIView?) {
    guard wanted !== background else { return }
    depth.giveBack(to: background)
    background = wanted
    if let wanted { depth.set(ViewFillView.depth - 1, of: wanted) }
  }

  /// The view that fills a card: the one that's behind its rows already, or that was behind its
  /// section, or a new one.
  private func backdrop(
    for card: VisibleCard, among former: inout [ViewFillView], in tableView: UITableView
  ) -> ViewFillView {
    let own = card.slices.map { ObjectIdentifier($0.view) }
    let alike = former.filter { $0.fill == card.fill }
    let known = alike.first { $0.parts.contains(where: own.contains) }
    if let view = known ?? alike.first(where: { $0.visible?.run.section == card.run.section }) {
      former.removeAll { $0 === view }
      return view
    }
    let view = ViewFillView()
    UIView.performWithoutAnimation {
      tableView.insertSubview(view, at: 0)
      view.fillCard(card, in: tableView)
    }
    return view
  }

  func restore() {
    // Views of removed cards, too. They fade out while the rows move.
    for case let view as ViewFillView in table.tableView?.subviews ?? [] {
      view.removeFromSuperview()
    }
    shown = []
    isGrowingTo = []
    showFillsOrFallbacks()
    keepBehind(nil)
  }
}

/// Shows a view of the app's in the shape of a card, behind the card's rows.
package final class ViewFillView: CardBackgroundView {
  /// The position in depth.
  ///
  /// Cells are at zero.
  ///
  /// The order of a table's subviews is UIKit's to change, so it can't be used.
  static let depth: CGFloat = -1

  private(set) var fill: FillView?
  /// The card that the view fills.
  fileprivate private(set) var visible: VisibleCard?
  /// The parts in front of this view, by identity.
  fileprivate var parts: [ObjectIdentifier] {
    visible?.slices.map { ObjectIdentifier($0.view) } ?? []
  }

  package override func setUp() {
    super.setUp()
    layer.zPosition = Self.depth
    accessibilityElementsHidden = true
  }

  /// Removes the animations of the frame.
  fileprivate func endMotion() {
    func end(_ view: UIView) {
      for key in view.layer.animationKeys() ?? [] where key != "opacity" {
        view.layer.removeAnimation(forKey: key)
      }
      for view in view.subviews { end(view) }
    }
    end(self)
  }

  /// Returns the rows of a card that are new, and to which this view doesn't extend yet.
  ///
  /// A row that's inserted at the end of its card fades in at once, while the fill grows with the
  /// rows that move.
  fileprivate func newParts(of visible: VisibleCard) -> [ObjectIdentifier] {
    let bottom = seenFrame.maxY
    let new = visible.slices.filter { part in
      visible.top + part.slice.offset + part.slice.rowHeight > bottom + 0.5
        && !parts.contains(ObjectIdentifier(part.view))
    }
    return new.map { ObjectIdentifier($0.view) }
  }

  /// Fades everything out that the view shows.
  ///
  /// A visual effect fades by itself. It looks wrong, or doesn't show up at all, if it or any view
  /// around it is translucent (Apple: UIVisualEffectView).
  fileprivate func fadeOut() {
    func fade(_ view: UIView) {
      if let view = view as? UIVisualEffectView {
        view.effect = nil
        view.contentView.alpha = 0
      } else if view.hasVisualEffect {
        view.backgroundColor = nil
        for subview in view.subviews { fade(subview) }
      } else {
        view.alpha = 0
      }
    }
    fade(self)
  }

  fileprivate func fillCard(_ visible: VisibleCard, in tableView: UITableView) {
    self.visible = visible
    if fill == nil, let fill = visible.fill {
      self.fill = fill
      UIView.performWithoutAnimation { self.fill(with: nil, hosting: fill.make()) }
    }
    place(visible, in: tableView)
  }

  /// Begins at the top of a floating header, or disappears behind that of another card.
  fileprivate func followFloatingHeader() {
    guard let visible, visible.mayFloat, let table = superview as? UITableView else { return }
    place(visible, in: table)
  }

  private func place(_ visible: VisibleCard, in tableView: UITableView) {
    var rect = visible.frame(in: tableView)
    var joins = (
      previous: rect.minY > visible.top + 0.5,
      next: rect.maxY < visible.bottom - 0.5
    )
    // With the last row gone, the header may reach below the card.
    if let edges = visible.ownLid?.edges, edges.top > rect.minY {
      rect.size.height = max(rect.maxY, edges.bottom) - edges.top
      rect.origin.y = edges.top
      joins.previous = false
    }
    if let line = visible.lineBehindLid, line > rect.minY {
      rect.size.height = max(0, rect.maxY - line)
      rect.origin.y = line
      joins.previous = true
    }
    frame = rect
    let position = CapPosition(joinsPrevious: joins.previous, joinsNext: joins.next)
    showCard(Card(position: position, style: visible.styleOfFill))
    layOutShape(in: bounds)
    // The shadow falls on no other card.
    slice = RowSlice(
      offset: 0, rowHeight: rect.height, cardHeight: rect.height,
      roomAbove: joins.previous ? 0 : visible.room.above,
      roomBelow: joins.next ? 0 : visible.room.below)
  }
}

extension VisibleCard {
  /// Whether any of its rows is moving.
  fileprivate var isMoving: Bool {
    slices.contains { $0.view.superview?.isOnItsWay == true }
  }

  /// The line in the table at which the card's rows disappear behind the floating header of another
  /// card; nil if there is none.
  fileprivate var lineBehindLid: CGFloat? {
    guard let lid, lid !== ownLid else { return nil }
    let edges = lid.edges
    return (edges.top + edges.bottom) / 2
  }

  var fill: FillView? { resolved.hasGaps ? nil : resolved.style.fill.view }

  /// The style of a view behind the rows, which has the same shape as a selection in front of it.
  fileprivate var styleOfFill: CardStyle {
    var style = resolved.style
    // The rows draw it.
    style.outline = nil
    let corners = fittedCorners
    style.topRadius = corners.topRadius
    style.bottomRadius = corners.bottomRadius
    // The fill is one view, also behind several rows.
    if !slices.contains(where: { isBeginning($0.slice) && isEnd($0.slice) }) {
      style.singleRadius = nil
    }
    return style
  }

  /// The part of the card that's near the table's bounds, because a layer can't have any size.
  fileprivate func frame(in tableView: UITableView) -> CGRect {
    let sides = tableView.cardRect(for: Card(position: .middle, resolved: resolved))
    let near = tableView.bounds.insetBy(dx: 0, dy: -2 * tableView.bounds.height)
    let edges = edgesOfFill
    let top = max(edges.top, near.minY)
    let bottom = min(edges.bottom, near.maxY)
    return CGRect(x: sides.minX, y: top, width: sides.width, height: max(0, bottom - top))
  }
}

extension CardFill {
  /// Fills the whole card with a material, which blurs what's behind the table's rows.
  ///
  ///     tableView.backgroundView = UIImageView(image: photo)
  ///     dataSource.style.fill = .material(.systemThinMaterial)
  ///
  /// It's ``view(id:fallback:make:)`` with a `UIVisualEffectView`. Under Reduce Transparency, the
  /// fallback replaces it.
  ///
  /// - Parameters:
  ///   - style: The style of the blur effect.
  ///   - fallback: The color that replaces the material.
  /// - Returns: The fill.
  public static func material(
    _ style: UIBlurEffect.Style, fallback: UIColor = .secondarySystemGroupedBackground
  ) -> CardFill {
    .view(id: style, fallback: fallback) { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  }

  /// Fills the whole card with a view, such as a material or a picture, in place of the cells' own
  /// backgrounds.
  ///
  ///     style.fill = .view(id: "material", fallback: .secondarySystemGroupedBackground) {
  ///       UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  ///     }
  ///
  /// The view lies behind the card's rows, in the card's shape, and its frame moves in step with
  /// them. It receives no touches and is hidden from VoiceOver. Each card near the table's bounds
  /// has a view of its own. If a card is much taller than the table, the view covers only the part
  /// near the bounds. A row that's swiped or dragged shows the fallback color until it's back in
  /// its place, and so does a row that's inserted at the end of its card until the view has grown
  /// there.
  ///
  /// Under Reduce Transparency, the fallback replaces the view.
  ///
  /// - Parameters:
  ///   - id: Identifies the fill. Two fills with the same ID and fallback are equal, and a card
  ///     keeps its view when one replaces the other.
  ///   - fallback: The color that replaces the view.
  ///   - make: A closure that creates a view. It's called whenever a card needs one. The card sets
  ///     the view's frame and autoresizing mask.
  /// - Returns: The fill.
  public static func view<ID: Hashable & Sendable>(
    id: ID, fallback: UIColor, make: @escaping @MainActor @Sendable () -> UIView
  ) -> CardFill {
    CardFill(view: FillView(id: id, fallback: fallback, make: make))
  }
}
