public import UIKit

/// Dresses cells of any class by a view behind their content: the default decorator.
///
/// The card becomes the cell's `backgroundView`, and the same shape its `selectedBackgroundView` and
/// `multipleSelectionBackgroundView`. The cell is never clipped, its content view keeps its place, and no view of the
/// app's is removed: what the app put behind the cell becomes the card's fill and comes back with ``undress(_:)``.
///
/// A cell that assigns a background configuration or view by itself, at any time and as often as it likes, keeps its card: what it
/// assigned becomes the fill, before anything is drawn. Its `backgroundConfiguration` reads nil meanwhile, as that of any cell
/// with a background view (Apple: UITableViewCell.backgroundView).
///
/// A reused cell in the style that it already wears is dressed without making a view or a layer.
public final class CardDecorator: CellDecorator {
  /// Creates a decorator.
  public init() {}

  /// Makes a cell show a card, or takes its card off if the card's style is ``CardStyle/noCard``.
  ///
  /// - Parameters:
  ///   - cell: The cell to dress. It may be dressed already, by this decorator or another of its class.
  ///   - card: The card to show.
  ///   - animated: Whether the change is seen to move. Ignored: the views' properties animate inside an animation block.
  /// - Complexity: O(1)
  public func dress(_ cell: UITableViewCell, as card: Card, animated: Bool) {
    guard card.isCard else {
      undress(cell)
      return
    }
    let anchor = anchor(of: cell)
    let view = anchor.background
    anchor.attempts = CardAttempts()
    putOn(anchor, cell)
    view.rememberConfiguration()
    view.margins.set(card.layout.rowMargins, of: cell)
    view.show(card, fill: fill(of: cell, wearing: view, as: card))
    dressSelection(of: cell, wearing: view)
  }

  /// Takes the card off a cell and puts back what was behind the cell before.
  ///
  /// A default background is made anew by UIKit; a colour, view or configuration that the app had set is restored, unless the
  /// app has set another since.
  ///
  /// - Parameter cell: The cell to undress. Does nothing if it wears no card of this class.
  /// - Complexity: O(1)
  public func undress(_ cell: UITableViewCell) {
    CardBackgroundView.worn(by: cell)?.restore(cell)
  }

  /// The anchor of the card that a cell wears, or of a new one.
  private func anchor(of cell: UITableViewCell) -> CardAnchorView {
    if let anchor = CardAnchorView.find(in: cell) {
      if anchor.background.decorator === self { return anchor }
      // Another data source's card, left on a cell in the table's reuse pool.
      anchor.background.restore(cell)
    }
    let anchor = CardAnchorView()
    anchor.background.decorator = self
    anchor.background.former.takeAll(from: cell)
    cell.addSubview(anchor)
    return anchor
  }

  private func fill(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) -> CardBackgroundView.Fill {
    view.showsFocus = cell.isFocused
    let isMarked = cell.selectionStyle != .none && (cell.isSelected || cell.isHighlighted)
    // As UIKit's own configurations show a focused row, and a selected one, beside which no selected background is shown.
    if view.showsFocus || isMarked && !view.isBackground(of: cell) {
      let highlight = selectionColor(of: cell, wearing: view, as: card)
      if highlight != .clear { return CardBackgroundView.Fill(color: highlight) }
    }
    let fill = card.style.fill
    guard fill == .automatic else {
      return CardBackgroundView.Fill(color: fill.color, gradient: fill.gradient)
    }
    return CardBackgroundView.Fill(
      color: view.former.fill(of: cell) ?? .secondarySystemGroupedBackground,
      view: view.former.hosted)
  }

  /// Takes what the cell was given after it was dressed: in `willDisplay`, in its `layoutSubviews`, or by an update handler.
  func cardWasLaidOut(_ view: CardBackgroundView) {
    if view.cell?.layer.needsLayout() == false { view.anchor?.attempts.wereAccepted() }
    if let cell = view.cell, view.isBackground(of: cell) {
      if view.former.takeLateColors(from: cell) || view.showsFocus != cell.isFocused {
        view.show(fill(of: cell, wearing: view, as: view.card))
      }
      if !(cell.selectedBackgroundView is CardSelectionView) {
        view.former.takeSelection(from: cell)
        UIView.performWithoutAnimation { dressSelection(of: cell, wearing: view) }
      }
    }
    view.host?.cardWasLaidOut()
  }

  private func dressSelection(of cell: UITableViewCell, wearing view: CardBackgroundView) {
    guard view.isBackground(of: cell) else { return }
    let style = view.card.style
    let hosted = style.selectionFill == nil ? view.former.hostedSelection : nil
    let color = hosted == nil ? selectionColor(of: cell, wearing: view, as: view.card) : .clear
    let selection =
      cell.selectedBackgroundView as? CardSelectionView
      ?? view.selection ?? CardSelectionView()
    view.selection = selection
    selection.show(view.card, of: view, color: color, hosting: hosted)
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
    if cell.multipleSelectionBackgroundView !== selection {
      cell.multipleSelectionBackgroundView = selection
    }
  }

  private func selectionColor(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) -> UIColor {
    let former = view.former
    if let color = card.style.selectionFill ?? former.selectionFill { return color }
    guard card.style.fill == .automatic, let color = former.selectedColor(of: cell) else {
      return .systemGray4
    }
    // What the card is filled with need not be drawn twice.
    return color == former.fill(of: cell) ? .clear : color
  }

  // MARK: Cells that take their card away

  /// Makes a card the cell's background view, if it is not, and takes what the cell has in its place.
  private func putOn(_ anchor: CardAnchorView, _ cell: UITableViewCell) {
    let view = anchor.background
    anchor.cardWasPutBack()
    guard cell.backgroundView !== view else {
      view.former.takeChanges(from: cell)
      return
    }
    if view.isWorn {
      view.comeOut()
      view.former.takeAssigned(from: cell)
    }
    UIView.performWithoutAnimation {
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      // Clears the cell's background configuration (Apple: UITableViewCell.backgroundView), which is kept by now.
      cell.backgroundView = view
    }
    view.isWorn = true
  }

  /// Puts a card back on a cell that has taken it away, filled with what the cell assigned.
  ///
  /// Comes in the layout pass in which the card was taken away.
  func putBack(_ anchor: CardAnchorView, on cell: UITableViewCell) {
    let view = anchor.background
    guard view.isWorn, !view.isShown(in: cell) else { return }
    view.comeOut()
    switch anchor.attempts.next() {
    case .background: putOn(anchor, cell)
    case .beside where putBeside(anchor, cell): break
    default:
      view.release(cell)
      view.former.restoreColors(to: cell)
      return
    }
    UIView.performWithoutAnimation { dressSelection(of: cell, wearing: view) }
    // UIKit shows no selected background beside a configuration: its colour is the selection.
    if cell.backgroundConfiguration != nil, cell.selectionStyle != .none {
      view.host?.selectionMoved(on: cell)
    }
    let fill = fill(of: cell, wearing: view, as: view.card)
    guard anchor.inheritedDuration > 0 else {
      UIView.performWithoutAnimation { view.show(fill) }
      return
    }
    UIView.animate(
      withDuration: anchor.inheritedDuration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration]
    ) { view.show(fill) }
  }

  /// Shows a card with what the cell assigned still in its place, for a cell that assigns the same again whenever it is laid out.
  ///
  /// A new background view would have the cell laid out again, without end. Here the cell finds what it assigned.
  ///
  /// - Returns: Whether what the cell assigned allows it.
  private func putBeside(_ anchor: CardAnchorView, _ cell: UITableViewCell) -> Bool {
    let view = anchor.background
    anchor.cardWasPutBack()
    view.former.takeAssigned(from: cell)
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
