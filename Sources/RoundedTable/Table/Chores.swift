import UIKit

/// What is to be done after the table's layout.
///
/// A table lays out its cells first, then the observer, which is one of its subviews: so all of this comes
/// in the pass that shows a change, and before anything is drawn. The table may be asked for frames then,
/// and its own views may be changed; cells that change are laid out in the same pass once more.
///
/// The order, and its reasons:
///
/// 1. ``lines``: who draws the lines between rows. An app that has set `separatorStyle` changes every card.
/// 2. The installer's: the place of the scroll indicator, on which nothing else depends.
/// 3. ``gestures``: rows in the user's hand give their neighbours other positions. Everything below asks
///    for positions.
/// 4. Headers and ``slices``: headers first, because how much of one is inside its card decides where the
///    card begins, and perhaps the position of a row. Both need the frames of this layout.
/// 5. ``covers``: the lines beside selected rows, which are another row's if a position has changed.
/// 6. ``measure``: last, because it is a batch update, which has to wait for a turn of its own, and for
///    whatever the others have begun.
///
/// A chore is asked for with ``CardTable/needs(_:)``, which brings about a layout. Only ``measure`` may be due without
/// one, because it waits for a turn of its own anyway: see ``RowMeasurement``.
struct Chores: OptionSet {
  let rawValue: Int

  static let lines = Chores(rawValue: 1)
  static let gestures = Chores(rawValue: 2)
  static let slices = Chores(rawValue: 4)
  static let covers = Chores(rawValue: 8)
  static let measure = Chores(rawValue: 16)
}

extension CardTable {
  /// Has something done after the table's next layout, which this brings about.
  func needs(_ chores: Chores) {
    due.formUnion(chores)
    observer?.setNeedsLayout()
  }

  /// Does what is due, after the table's layout.
  func doChores() {
    due.remove(.lines)
    if noteLineDrawer() { environmentDidChange() }
    if let tableView { installer.didLayOut(tableView) }
    followHand()
    layOutSlices()
    if due.remove(.covers) != nil { covered.update { directory?.cells(above: $0) } }
    if due.contains(.measure) { measurement.schedule() }
  }
}

// MARK: What cards tell

extension CardTable: CardHost {
  func cardWasLaidOut(_ slot: CardSlot) {
    // Rows that come while the table scrolls, and shows its indicator; the end of a swipe or a drag, for which rows that are to
    // be measured wait; or another data source's rows.
    observer?.setNeedsLayout()
    coversMayChange()
    hand.look(at: slot)
    if hand.isChanged { needs(.gestures) }
    if isLineDrawerOther { needs(.lines) }
  }

  func selectionMoved(on cell: UITableViewCell) {
    covered.insert(cell)
    needs(.covers)
  }

  /// Has the lines beside selected rows found anew: the rows may be others, or elsewhere.
  ///
  /// That is done once, however many cards are laid out, and costs nothing while no row is selected. There is no callback for the
  /// reload of a selected row that is out of sight.
  func coversMayChange() { if !covered.isEmpty { needs(.covers) } }

  func needSlices() { needSlices(animated: false) }

  func rememberConfiguration(of cell: UITableViewCell) {
    configured[ObjectIdentifier(cell)] = Weak(cell)
  }

  /// Gives cells that are out of sight their background configurations back while a provider is asked, which may edit them in place.
  ///
  /// A configuration is nil while its cell wears a card: editing it would have no effect, and the previous row's colour would
  /// stay. This costs nothing if no cell has a configuration.
  func offeringConfigurations(to provider: () -> UITableViewCell) -> UITableViewCell {
    guard !configured.isEmpty else { return provider() }
    var lent: [CardSlot] = []
    for (key, weak) in configured {
      guard let cell = weak.object else {
        configured[key] = nil
        continue
      }
      if let slot = CardSlot.of(cell), slot.lendConfiguration() { lent.append(slot) }
    }
    let returned = provider()
    // The others may have been prepared for rows that come into sight without being asked for again.
    for slot in lent { slot.takeBack(unless: returned) }
    return returned
  }
}
