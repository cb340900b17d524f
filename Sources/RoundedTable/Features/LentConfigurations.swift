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
