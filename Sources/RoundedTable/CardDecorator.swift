public import UIKit

/// Dresses cells of any class by a view behind their content: the default decorator.
///
/// The card becomes the cell's `backgroundView`, and the same shape its `selectedBackgroundView` and
/// `multipleSelectionBackgroundView`. The cell is never clipped, its content view keeps its place, and no view of the
/// app's is removed: what the app put behind the cell becomes the card's fill and comes back with ``undress(_:)``.
///
/// A cell that assigns a background configuration by itself after it was returned, from a `configurationUpdateHandler` or
/// from `updateConfiguration(using:)`, removes its card. The card is put back once; when that happens again the background is the
/// cell's own, and the cell is left alone. Such a cell adopts ``CardCell``.
///
/// A reused cell in the style that it already wears is dressed without making a view or a layer.
public final class CardDecorator: CellDecorator {
  /// Cards that cells have dropped in this turn of the main queue.
  private var removed: [ObjectIdentifier: CardBackgroundView] = [:]
  private var cellsLeftAlone: [ObjectIdentifier: Weak<UITableViewCell>] = [:]
  private var covered = CoveredSeparators()

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
    guard !isLeftAlone(cell) else { return }
    let view = cardView(of: cell)
    view.former.margins.set(card.place.rowMargins, of: cell)
    view.show(card, fill: fill(of: cell, wearing: view, as: card))
    dressSelection(of: cell, wearing: view, as: card)
  }

  /// Takes the card off a cell and puts back what was behind the cell before.
  ///
  /// A default background is made anew by UIKit; a colour, view or configuration that the app had set is restored, unless the
  /// app has set another since.
  ///
  /// - Parameter cell: The cell to undress. Does nothing if it wears no card of this class.
  /// - Complexity: O(1)
  public func undress(_ cell: UITableViewCell) {
    worn(by: cell)?.takeOff(from: cell)
  }

  /// The card that a cell wears, or a new one.
  private func cardView(of cell: UITableViewCell) -> CardBackgroundView {
    var worn = worn(by: cell)
    if let other = worn, other.decorator !== self {
      // Another data source's card, left on a cell in the table's reuse pool.
      other.takeOff(from: cell)
      worn = nil
    }
    if let worn, cell.backgroundView === worn {
      worn.former.takeChanges(from: cell)
      return worn
    }
    removed[ObjectIdentifier(cell)] = nil
    let view = worn ?? CardBackgroundView(decorator: self)
    view.former.takeAll(from: cell)
    view.isTakenOff = false
    // Clears the cell's background configuration (Apple: UITableViewCell.backgroundView), which is kept by now.
    cell.backgroundView = view
    return view
  }

  private func worn(by cell: UITableViewCell) -> CardBackgroundView? {
    if let worn = CardBackgroundView.worn(by: cell) { return worn }
    return removed[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
  }

  private func fill(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) -> CardBackgroundView.Fill {
    switch card.style.fill {
    case .automatic:
      CardBackgroundView.Fill(
        color: view.former.fill(in: cell) ?? .secondarySystemGroupedBackground,
        view: view.former.hosted)
    case .color(let color): CardBackgroundView.Fill(color: color)
    case .gradient(let gradient): CardBackgroundView.Fill(gradient: gradient)
    }
  }

  /// Takes a colour that the cell was given after it was dressed: in `willDisplay`, in its `layoutSubviews`, or by an update handler.
  func cardWasLaidOut(_ view: CardBackgroundView) {
    if let cell = view.cell, cell.backgroundView === view, view.former.takeLateColors(from: cell) {
      view.show(fill(of: cell, wearing: view, as: view.card))
    }
    if !covered.isEmpty { coverSeparators(around: view) }
    CardTableObserver.cardWasLaidOut(view)
  }

  private func dressSelection(
    of cell: UITableViewCell, wearing view: CardBackgroundView, as card: Card
  ) {
    let hosted = card.style.selectionFill == nil ? view.former.hostedSelection : nil
    let color =
      hosted == nil ? card.style.selectionFill ?? view.former.selectionFill ?? .systemGray4 : .clear
    let selection =
      cell.selectedBackgroundView as? CardSelectionView ?? CardSelectionView(decorator: self)
    selection.show(card, of: view, color: color, hosting: hosted)
    if cell.selectedBackgroundView !== selection { cell.selectedBackgroundView = selection }
    if cell.multipleSelectionBackgroundView !== selection {
      cell.multipleSelectionBackgroundView = selection
    }
  }

  // MARK: Separators next to a selected row

  /// A row has been highlighted or selected, or isn't any more.
  func selectionMoved(_ selection: CardSelectionView) {
    covered.insert(selection)
    if let cell = selection.cell { coverSeparators(around: cell) }
  }

  /// Rows may have other neighbours.
  func rowsMoved(in observer: CardTableObserver) {
    if !covered.isEmpty { observer.coverSeparators(of: self) }
  }

  /// Updates the lines when the table has been laid out.
  private func coverSeparators(around view: UIView) {
    if let observer = CardTableObserver.around(view) {
      observer.coverSeparators(of: self)
    } else {
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.coverSeparators() }
      }
    }
  }

  /// Hides the lines above and below highlighted and selected rows, and shows the others again.
  ///
  /// Asks the table for its rows, so it comes after the table's layout.
  func coverSeparators() {
    // On a copy: what it asks the table may come back here.
    var updated = covered
    updated.update()
    covered = updated
  }

  // MARK: Cells that drop their card

  func cardWasRemoved(_ view: CardBackgroundView, from cell: UITableViewCell) {
    let key = ObjectIdentifier(cell)
    removed[key] = view
    // Later: the cell is in the middle of the change, and a provider's cell is about to be dressed anyway.
    DispatchQueue.main.async { [weak self, weak cell] in
      MainActor.assumeIsolated {
        guard let self, self.removed.removeValue(forKey: key) === view, let cell else { return }
        self.putBack(view, on: cell)
      }
    }
  }

  private func putBack(_ view: CardBackgroundView, on cell: UITableViewCell) {
    guard !view.isTakenOff, !(cell.backgroundView is CardBackgroundView) else { return }
    guard !view.wasPutBack else {
      cellsLeftAlone = cellsLeftAlone.filter { $0.value.object != nil }
      cellsLeftAlone[ObjectIdentifier(cell)] = Weak(cell)
      return
    }
    view.wasPutBack = true
    removed[ObjectIdentifier(cell)] = view
    UIView.performWithoutAnimation { dress(cell, as: view.card, animated: false) }
  }

  func isLeftAlone(_ cell: UITableViewCell) -> Bool {
    cellsLeftAlone[ObjectIdentifier(cell)]?.object === cell
  }
}
