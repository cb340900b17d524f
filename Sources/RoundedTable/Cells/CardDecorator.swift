public import UIKit

/// The default decorator, which dresses cells of any class with a view behind their content.
///
/// The card becomes the cell's `backgroundView`. A view of the same shape becomes its `selectedBackgroundView` and
/// `multipleSelectionBackgroundView`. The cell is not clipped, and its content view keeps its place. What the app has put
/// behind the cell becomes the card's fill; ``undress(_:)`` restores it.
///
/// A cell that later assigns a background configuration or view, however often, keeps its card: what it assigned becomes the
/// fill before anything is drawn. Meanwhile its `backgroundConfiguration` is nil, as in any cell with a background view (Apple:
/// UITableViewCell.backgroundView).
///
/// Dressing a reused cell in the style that it already wears creates no view or layer.
public final class CardDecorator: CellDecorator {
  /// Creates a decorator.
  public init() {}

  /// Makes a cell show a card, or undresses it if the card's style is ``CardStyle/noCard``.
  ///
  /// - Parameters:
  ///   - cell: The cell to dress. It may be dressed already, by this decorator or another of its class.
  ///   - card: The card to show.
  ///   - animated: Whether the change should be animated. Ignored, because the views' properties animate inside any animation
  ///     block. A card that the cell did not wear before appears finished.
  /// - Complexity: O(1)
  public func dress(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    guard card.isCard else {
      undress(cell)
      return
    }
    let anchor = anchor(of: cell)
    // A card that the cell did not wear before would grow from nothing in an animation.
    guard anchor.background.isWorn else {
      UIView.performWithoutAnimation { dress(cell, as: card, with: anchor) }
      return
    }
    dress(cell, as: card, with: anchor)
  }

  private func dress(_ cell: UITableViewCell, as card: Card, with anchor: CardAnchorView) {
    let view = anchor.background
    anchor.attempts = CardAttempts()
    putOn(anchor, cell)
    view.rememberConfiguration()
    view.show(card, fill: fill(of: cell, wearing: view, as: card))
    dressSelection(of: cell, wearing: view)
  }

  /// Removes the card from a cell and restores what was behind the cell before.
  ///
  /// A colour, view or configuration of the app's is restored unless the app has set another since. UIKit recreates a default
  /// background.
  ///
  /// - Parameter cell: The cell to undress. Nothing happens if it wears no card of this class.
  /// - Complexity: O(1)
  public func undress(_ cell: UITableViewCell) {
    CardBackgroundView.worn(by: cell)?.restore(cell)
  }

  /// Returns the anchor of the card that a cell wears, or of a new one.
  private func anchor(of cell: UITableViewCell) -> CardAnchorView {
    if let anchor = CardAnchorView.find(in: cell) {
      if anchor.background.decorator === self { return anchor }
      // Another decorator's card, left on a cell in the table's reuse pool.
      anchor.background.restore(cell)
    }
    let anchor = CardAnchorView()
    anchor.background.decorator = self
    anchor.background.former.saveAll(from: cell)
    // A cell may override `addSubview(_:)` to redirect its subviews to its content view.
    cell.insertSubview(anchor, at: 0)
    return anchor
  }

  private func fill(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) -> CardBackgroundView.Fill {
    view.hasOtherTraits = false
    view.showsFocus = cell.isFocused
    view.showsAway = view.isAway
    let isMarked = cell.selectionStyle != .none && cell.isMarked
    // As UIKit's own configurations do for focused rows, and for selected rows that have no selected background.
    if view.showsFocus || isMarked && !view.isBackground(of: cell) {
      let highlight = selectionColor(of: cell, wearing: view, as: card)
      if highlight != .clear { return CardBackgroundView.Fill(color: highlight) }
    }
    let fill = card.style.fill
    if view.showsBackdrop, !view.showsAway, fill.view != nil { return CardBackgroundView.Fill() }
    guard fill.isAutomatic else {
      return CardBackgroundView.Fill(
        color: fill.color ?? fill.view?.fallback, gradient: fill.gradient)
    }
    return CardBackgroundView.Fill(
      color: view.former.fill(of: cell) ?? .secondarySystemGroupedBackground,
      view: view.former.hosted)
  }

  /// Uses what the cell got after it was dressed: in `willDisplay`, in its `layoutSubviews`, or from an update handler.
  func cardWasLaidOut(_ view: CardBackgroundView) {
    if view.cell?.layer.needsLayout() == false { view.anchor?.attempts.wereAccepted() }
    if let cell = view.cell, view.isBackground(of: cell) {
      let hasLateColors = view.former.saveLateColors(from: cell)
      if hasLateColors || view.showsFocus != cell.isFocused
        || view.showsAway != view.isAway || view.hasOtherTraits
      {
        let duration = SavedBackground.takeAnimationOfColors(from: cell)
        let fill = fill(of: cell, wearing: view, as: view.card)
        if duration > 0 { show(fill, on: view, over: duration) } else { view.show(fill) }
      }
      if hasLateColors && cell.isMarked || view.former.multipleSelectionView != nil
        || !(cell.selectedBackgroundView is CardSelectionView)
      {
        view.former.saveSelection(from: cell)
        UIView.performWithoutAnimation { dressSelection(of: cell, wearing: view) }
      }
    }
    view.host?.cardWasLaidOut(view)
  }

  /// Fills a row anew: with the colour that the app has given its own background view, or because a backdrop has come or gone.
  func fillAgain(_ view: CardBackgroundView) {
    guard let cell = view.cell, view.isWorn else { return }
    view.show(fill(of: cell, wearing: view, as: view.card))
  }

  func dressSelection(of cell: UITableViewCell, wearing view: CardBackgroundView) {
    guard view.isBackground(of: cell) else { return }
    let showsApps =
      view.card.style.selectionFill == nil && !hidesSelection(of: cell, wearing: view)
    let hosted = showsApps ? view.former.hostedSelection : nil
    let color = hosted == nil ? selectionColor(of: cell, wearing: view, as: view.card) : .clear
    let selection =
      cell.selectedBackgroundView as? CardSelectionView
      ?? view.selection ?? CardSelectionView()
    view.selection = selection
    selection.show(view.card, of: view, color: color, hosting: hosted)
    if cell.multipleSelectionBackgroundView !== selection {
      cell.multipleSelectionBackgroundView = selection
    }
    // Last, in case a view cannot be both.
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
  }

  private func selectionColor(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) -> UIColor {
    let former = view.former
    if let color = card.style.selectionFill { return color }
    if hidesSelection(of: cell, wearing: view) { return .clear }
    if let color = former.selectionFill(of: cell) { return color }
    guard card.style.fill.isAutomatic, let color = former.selectedColor(of: cell) else {
      return .systemGray4
    }
    // The card's own fill need not be drawn twice.
    return color == former.fill(of: cell) ? .clear : color
  }

  /// Whether the fill is a colour of the app's that covers the selection.
  private func hidesSelection(
    of cell: UITableViewCell, wearing view: CardBackgroundView
  ) -> Bool {
    view.card.style.fill.isAutomatic && view.former.coversSelection(of: cell)
  }

  // MARK: Cells that remove their card

  /// Makes a card the cell's background view, and saves what the cell has in its place.
  private func putOn(_ anchor: CardAnchorView, _ cell: UITableViewCell) {
    let view = anchor.background
    anchor.cardWasRestored()
    guard cell.backgroundView !== view else {
      view.former.saveChanges(from: cell)
      return
    }
    if view.isWorn {
      view.withdraw()
      view.former.saveAssigned(from: cell)
    }
    UIView.performWithoutAnimation {
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      // This clears the cell's background configuration (Apple: UITableViewCell.backgroundView), which has been saved.
      cell.backgroundView = view
    }
    view.isWorn = true
  }

  /// Restores the card of a cell that has removed it, filled with what the cell assigned.
  ///
  /// Called in the layout pass in which the card was removed.
  func restoreCard(of anchor: CardAnchorView, on cell: UITableViewCell) {
    let view = anchor.background
    // A cell that has removed its subviews would remove the card again and again.
    if view.isWorn, cell.backgroundView === view, view.superview == nil {
      return view.restore(cell)
    }
    guard view.isWorn, !view.isShown(in: cell) else { return }
    view.withdraw()
    switch anchor.attempts.next() {
    case .background: putOn(anchor, cell)
    case .beside where putBeside(anchor, cell): break
    default:
      view.release(cell)
      view.former.restoreColors(to: cell)
      return
    }
    UIView.performWithoutAnimation { dressSelection(of: cell, wearing: view) }
    // UIKit shows no selected background with a configuration, whose colour shows the selection.
    if cell.backgroundConfiguration != nil, cell.selectionStyle != .none {
      view.host?.selectionMoved(on: cell)
    }
    show(fill(of: cell, wearing: view, as: view.card), on: view, over: anchor.inheritedDuration)
  }

  private func show(
    _ fill: CardBackgroundView.Fill, on view: CardBackgroundView, over duration: TimeInterval
  ) {
    guard duration > 0 else {
      UIView.performWithoutAnimation { view.show(fill) }
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration]
    ) { view.show(fill) }
  }

  /// Shows a card and leaves what the cell assigned, for a cell that assigns it in every layout pass.
  ///
  /// A new background view would make the cell lay itself out again, for ever. Here the cell finds what it assigned.
  ///
  /// - Returns: Whether this is possible with what the cell assigned.
  private func putBeside(_ anchor: CardAnchorView, _ cell: UITableViewCell) -> Bool {
    let view = anchor.background
    view.former.saveAssigned(from: cell)
    guard view.former.allowsCardBeside else { return false }
    UIView.performWithoutAnimation {
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      if let background = cell.backgroundView {
        view.former.hideView()
        let sentinel = CardSentinelView(for: anchor)
        view.sentinel = sentinel
        background.addSubview(sentinel)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: 0)
      } else {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = view
        cell.backgroundConfiguration = configuration
      }
    }
    return true
  }
}
