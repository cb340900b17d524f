public import UIKit

/// The views of the app's that fill cards: one behind the rows of each card near the table's
/// bounds.
///
/// A material or a picture cannot be cut into shares that rows draw. So each such view has a frame
/// of its own, which is set after the table's layout and moves in step with the rows.
@MainActor final class ViewFills: TableFeature {
  override class func isNeeded(by style: ResolvedCardStyle) -> Bool {
    style.style.fill.view != nil && !style.hasGaps
  }

  /// The views stay until they have faded out.
  override var isInUse: Bool { !shown.isEmpty }

  private var shown: [ViewFillView] = []
  private var background: UIView?
  private var depth = Borrowed(\UIView.layer.zPosition)
  private var transparency: AccessibilityObservation?

  required init(of table: CardTable) {
    super.init(of: table)
    transparency = AccessibilityObservation(
      of: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak table] in
      table?.correct(animated: false)
      table?.tableView?.layoutIfNeeded()
    }
  }

  override func didLayOut(_ layout: TableLayout) {
    guard let cards = layout.cards, let tableView = table.tableView else { return }
    let isAllowed = !UIAccessibility.isReduceTransparencyEnabled
    let filled = cards.filter { isAllowed && $0.fill != nil }
    var gone = shown
    let views = filled.map { backdrop(for: $0, among: &gone, in: tableView) }
    func change() {
      for (view, card) in zip(views, filled) { view.show(card, in: tableView) }
      for view in gone { view.alpha = 0 }
    }
    func remove() { for view in gone { view.removeFromSuperview() } }
    if let animation = layout.animation {
      animation.animate(change, completion: remove)
    } else {
      change()
      remove()
    }
    for (view, card) in zip(views, filled) {
      view.parts = card.slices.map { ObjectIdentifier($0.view) }
    }
    let covered = Set(views.flatMap(\.parts))
    for background in table.backgrounds {
      background.showsBackdrop = covered.contains(ObjectIdentifier(background))
    }
    shown = views
    keepBackground(of: tableView, behind: !shown.isEmpty)
  }

  /// Keeps the table's background view behind backdrops while there are any.
  private func keepBackground(of tableView: UITableView?, behind isBehind: Bool) {
    let wanted = isBehind ? tableView?.backgroundView : nil
    guard wanted !== background else { return }
    depth.giveBack(to: background)
    background = wanted
    if let wanted { depth.set(ViewFillView.depth - 1, of: wanted) }
  }

  /// The backdrop that is behind a part of a card, or was behind its section, or a new one.
  private func backdrop(
    for card: VisibleCard, among former: inout [ViewFillView], in tableView: UITableView
  ) -> ViewFillView {
    let own = card.slices.map { ObjectIdentifier($0.view) }
    let alike = former.filter { $0.fill == card.fill }
    let known = alike.first { $0.parts.contains(where: own.contains) }
    if let view = known ?? alike.first(where: { $0.section == card.run.section }) {
      former.removeAll { $0 === view }
      return view
    }
    let view = ViewFillView()
    UIView.performWithoutAnimation {
      tableView.insertSubview(view, at: 0)
      view.show(card, in: tableView)
    }
    return view
  }

  override func restore() {
    // Also those of cards that are gone, which fade out while the rows move.
    for case let view as ViewFillView in table.tableView?.subviews ?? [] {
      view.removeFromSuperview()
    }
    for background in table.backgrounds { background.showsBackdrop = false }
    shown = []
    keepBackground(of: nil, behind: false)
  }
}

/// A view of the app's in the shape of a card, behind its rows.
package final class ViewFillView: PlainView {
  /// Behind cells, which are at zero.
  ///
  /// The order of a table's subviews is UIKit's, which changes it.
  static let depth: CGFloat = -1

  private let shape = CardShapeView()
  private var shadowView: CardShadowView?
  private(set) var fill: FillView?
  private(set) var section = -1
  /// What is in front of it, by identity: views of cells, which are to be freed with these.
  fileprivate var parts: [ObjectIdentifier] = []

  package override func setUp() {
    layer.zPosition = Self.depth
    accessibilityElementsHidden = true
    addSubview(shape)
  }

  fileprivate func show(_ visible: VisibleCard, in tableView: UITableView) {
    let frame = visible.frame(in: tableView)
    section = visible.run.section
    if fill == nil, let fill = visible.fill {
      self.fill = fill
      UIView.performWithoutAnimation { shape.show(nil, hosting: fill.make()) }
    }
    (self.frame, shape.frame) = (frame, CGRect(origin: .zero, size: frame.size))
    let position = CapPosition(
      joinsPrevious: frame.minY > visible.top + 0.5,
      joinsNext: frame.maxY < visible.top + visible.height - 0.5)
    let card = Card(position: position, style: visible.fittedStyle)
    shape.show(card, inside: .zero)
    guard let shadow = card.shadow else {
      shadowView?.removeFromSuperview()
      shadowView = nil
      return
    }
    let view = shadowView ?? CardShadowView()
    if shadowView == nil { insertSubview(view, at: 0) }
    shadowView = view
    // It falls on no other card.
    let slice = RowSlice(
      offset: 0, rowHeight: frame.height, cardHeight: frame.height,
      roomAbove: visible.room.above, roomBelow: visible.room.below)
    view.show(shadow, of: card, slice, isSliced: true, in: bounds)
  }
}

extension VisibleCard {
  fileprivate var fill: FillView? { resolved.hasGaps ? nil : resolved.style.fill.view }

  /// The style of the card with the corners that fit its first and last part, whose shape the
  /// selection has.
  fileprivate var fittedStyle: CardStyle {
    var style = resolved.style
    let whole = resolved.wholeCorners
    for (_, slice) in slices where !slice.rowHeight.isZeroHeight {
      // As the rows limit theirs.
      let most = slice.rowHeight / 2
      if slice.offset < 0.5 { style.topRadius = min(whole.topRadius, most) }
      if slice.offset + slice.rowHeight > height - 0.5 {
        style.bottomRadius = min(whole.bottomRadius, most)
      }
    }
    return style
  }

  /// The card as far as it is near the table's bounds: a layer cannot have any size.
  fileprivate func frame(in tableView: UITableView) -> CGRect {
    let sides = tableView.cardRect(for: Card(position: .middle, resolved: resolved))
    let near = tableView.bounds.insetBy(dx: 0, dy: -2 * tableView.bounds.height)
    let (top, bottom) = (max(self.top, near.minY), min(self.top + height, near.maxY))
    return CGRect(x: sides.minX, y: top, width: sides.width, height: max(0, bottom - top))
  }
}

extension CardFill {
  /// Fills the whole card with a view, such as a material, glass or a picture, whatever the
  /// background of its cells.
  ///
  ///     style.fill = .view(id: "material", fallback: .secondarySystemGroupedBackground) {
  ///       UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  ///     }
  ///
  /// The view is behind the card's rows, in its shape. Its frame moves in step with them; it takes
  /// no touches, and is hidden from VoiceOver. Each card near the table's bounds has one view of
  /// its own, however often a style is asked for. If a card is much taller than the table, the view
  /// covers only the part near the bounds. A row that is swiped aside or dragged shows the fallback
  /// until it is back.
  ///
  /// The fallback is shown instead under Reduce Transparency.
  ///
  /// - Parameters:
  ///   - id: Identifies the fill. Two fills with the same ID and fallback are equal, and a card
  ///     keeps its view.
  ///   - fallback: The color in place of the view.
  ///   - make: Makes the view. The card sets its frame and autoresizing mask.
  /// - Returns: The fill.
  public static func view<ID: Hashable & Sendable>(
    id: ID, fallback: UIColor, make: @escaping @MainActor @Sendable () -> UIView
  ) -> CardFill {
    CardFill(
      color: nil, gradient: nil,
      view: FillView(
        id: id, fallback: fallback, make: make))
  }
}
