import UIKit

/// Gives cells that are out of view their background configurations back while the app's cell
/// provider runs, because it may edit them in place.
///
/// While a cell shows a card, its configuration is nil. Editing it then would have no effect, and
/// the previous row's color would stay.
@MainActor final class LentConfigurations: TableFeature {
  private var lent: [CardSlot] = []

  override class func isNeeded(by slot: CardSlot, after change: SlotChange) -> Bool {
    slot.app.hasConfiguration
  }

  private var slots: [CardSlot] { table.cells.views.compactMap(CardSlot.of) }

  override var isInUse: Bool { slots.contains(where: \.app.hasConfiguration) }

  override func willProvideCell() {
    takeBack(unless: nil)
    lent = slots.filter { $0.lendConfiguration() }
  }

  /// Takes the configurations back when the cell provider has returned.
  ///
  /// The cell that it returned is about to be decorated. The others may be prefetched, and appear
  /// without a further callback.
  override func willCorrect() { takeBack(unless: table.cells.latest?.cell) }

  private func takeBack(unless returned: UITableViewCell?) {
    guard !lent.isEmpty else { return }
    for slot in lent where slot.cell !== returned { slot.takeBack() }
    lent = []
  }

  override func restore() { takeBack(unless: nil) }
}

extension CardSlot {
  /// Gives a cell that's out of view its background configuration back, for a cell provider that
  /// edits it in place.
  ///
  /// - Returns: Whether the cell had one.
  fileprivate func lendConfiguration() -> Bool {
    // UIKit hides cells in the reuse pool, or removes them from the table.
    guard let cell, cell.superview == nil || cell.isHidden, cell.backgroundView === row,
      let configuration = app.configuration
    else { return false }
    cell.backgroundConfiguration = configuration
    return true
  }
}
