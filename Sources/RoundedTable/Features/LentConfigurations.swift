import UIKit

/// Gives cells that are out of sight their background configurations back while the app's cell
/// provider is asked, which may edit them in place.
///
/// A configuration is nil while its cell shows a card: editing it would have no effect, and the
/// previous row's color would stay.
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

  /// Now the provider has returned, and the cell that it returned is about to be decorated. The
  /// others may have been prepared for rows that come into sight without being asked for again.
  override func willCorrect() { takeBack(unless: table.cells.latest?.cell) }

  private func takeBack(unless returned: UITableViewCell?) {
    guard !lent.isEmpty else { return }
    for slot in lent where slot.cell !== returned { slot.takeBack() }
    lent = []
  }

  override func restore() { takeBack(unless: nil) }
}
