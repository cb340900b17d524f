import UIKit

/// What is to be done after the table's layout.
///
/// A table lays out its cells first, then the observer, which is one of its subviews: so all of
/// this comes in the pass that shows a change, and before anything is drawn. The table may be asked
/// for frames then, and its own views may be changed; cells that change are laid out in the same
/// pass once more.
///
/// The order, and its reasons:
///
/// 1. Who draws the lines between rows. An app that has set `separatorStyle` changes every card.
/// 2. The installer, which puts the scroll indicator in its place. Nothing else depends on it.
/// 3. ``headers`` and ``slices``: headers first, because how much of one is inside its card decides
///    where the card begins, and perhaps the position of a row. Both need the frames of this
///    layout.
/// 4. The leaves, which hang on these: a backdrop takes the frames of cards over. Gestures give
///    rows other positions, which comes back here in the same pass.
/// 5. ``covers``: the lines beside selected rows, which are another row's if a position has
///    changed.
/// 6. ``measure``: last, because it is a batch update, which has to wait for a turn of its own, and
///    for whatever the others have begun.
///
/// A chore is asked for with ``CardTable/needs(_:)``, which brings about a layout. Only ``measure``
/// may be due without one, because it waits for a turn of its own anyway.
struct Chores: OptionSet {
  let rawValue: Int

  static let headers = Chores(rawValue: 1)
  static let slices = Chores(rawValue: 2)
  static let covers = Chores(rawValue: 4)
  static let measure = Chores(rawValue: 8)
}

/// The chores that are due, and the updates that some of them wait for.
struct DueChores {
  var chores: Chores = []
  /// Those that any card has ever needed: most cards draw nothing across them, and enclose nothing.
  var used: Chores = []
  /// Whether slices change in step with an update.
  var isAnimated = false
  /// Whether an update has begun and its cards are not corrected yet: cells may be laid out before
  /// their rows are in place.
  var isUpdating = false
  /// The number of updates whose completion is still to come.
  var unfinished = 0
  /// Whether rows are measured again with an animation.
  var measuresAnimated = true
  var isMeasuringScheduled = false
}

extension CardTable {
  /// Has something done after the table's next layout, which this brings about.
  func needs(_ chores: Chores) {
    due.chores.formUnion(chores)
    observer?.setNeedsLayout()
  }

  /// Has slices found anew: rows may be elsewhere, or belong to other cards.
  func needSlices(animated: Bool) {
    guard due.used.contains(.slices) || plan.hasEnclosed else { return }
    due.isAnimated = due.isAnimated || animated
    needs(.slices)
  }

  /// Has the lines beside selected rows found anew: the rows may be others, or elsewhere.
  ///
  /// That is done once, however many cards are laid out, and costs nothing while no row is
  /// selected. There is no callback for the reload of a selected row that is out of sight.
  func coversMayChange() { if hasSelectedRows { needs(.covers) } }

  /// Does what is due, after the table's layout.
  func doChores() {
    if styling.isSeparatorOwnerOther { environmentDidChange() }
    if let tableView { styling.installer.didLayOut(tableView) }
    let motion = UIView.areAnimationsEnabled ? sliceMotion() : nil
    let cards = layOutSlices(in: motion)
    for feature in features { feature.didLayOut(cards, in: motion) }
    if due.chores.remove(.covers) != nil { hideSeparatorsBesideSelection() }
    scheduleMeasuring()
  }
}

// MARK: Updates

extension CardTable {
  /// Notes the beginning of an update whose completion will be called.
  func updateBegan() {
    due.unfinished += 1
    due.isUpdating = true
  }

  /// Notes that cards have been corrected, as they are after every update.
  func cardsWereCorrected(animated: Bool) {
    due.isUpdating = false
    needSlices(animated: animated)
    coversMayChange()
    for feature in features { feature.didCorrect() }
  }

  func updateEnded() {
    due.unfinished -= 1
    scheduleMeasuring()
  }

  /// Notes that the table counts its rows, as it does in every update, also if that is the app's
  /// own, of rows out of sight.
  func rowsAreCounted() {
    for feature in features { feature.willUpdate() }
    coversMayChange()
    needSlices(animated: false)
  }
}

// MARK: What cards tell

extension CardTable: CardHost {
  func cardWasLaidOut(_ slot: CardSlot) {
    if slot.row.bounds.height.hidesRow { feature(HiddenRows.self) }
    // Rows that come while the table scrolls, and shows its indicator; the end of a swipe or a
    // drag, for which rows that are to be measured wait; or another data source's rows.
    observer?.setNeedsLayout()
    if slot.app.hasConfiguration { lendsConfigurations = true }
    // It may have been selected before it got its card, and UIKit shows no selected background with
    // a configuration.
    if slot.cell?.isSelectedOrHighlighted == true { hasSelectedRows = true }
    coversMayChange()
  }

  func selectionMoved() {
    hasSelectedRows = true
    needs(.covers)
  }

  func needSlices() { needSlices(animated: false) }

  /// Gives cells that are out of sight their background configurations back while a provider is
  /// asked, which may edit them in place.
  ///
  /// A configuration is nil while its cell shows a card: editing it would have no effect, and the
  /// previous row's color would stay. This costs nothing if no cell has a configuration.
  func offeringConfigurations(to provider: () -> UITableViewCell) -> UITableViewCell {
    guard lendsConfigurations else { return provider() }
    let lent = cells.views.compactMap(CardSlot.of).filter { $0.lendConfiguration() }
    let returned = provider()
    // The others may have been prepared for rows that come into sight without being asked for
    // again.
    for slot in lent { slot.takeBack(unless: returned) }
    return returned
  }
}

/// A part of the package that the rooms do without: gestures, backdrops, the diagnosis.
///
/// It hangs on these hooks while a style or a property asks for it.
@MainActor class TableFeature {
  /// The table, which owns the feature.
  final unowned let table: CardTable

  required init(of table: CardTable) { self.table = table }

  /// Returns the card that a row is shown with.
  func adjust(_ card: Card, ofRowAt indexPath: IndexPath) -> Card { card }

  /// Called when the table counts its rows, as it does at the beginning of every update, also of
  /// the app's own.
  func willUpdate() {}

  /// Called when cells have got their cards: all of them after an update, or one for a row that
  /// comes into sight.
  func didCorrect() {}

  /// Called after the table's layout.
  ///
  /// - Parameters:
  ///   - cards: The cards with parts in sight, of which each part draws its share; nil if they are
  ///     where they were.
  ///   - motion: The motion of the rows, nil if they do not plan.move.
  func didLayOut(_ cards: [VisibleCard]?, in motion: RowMotion?) {}

  /// Called before the table is restored.
  func restore() {}
}

// MARK: Measuring rows again

/// Makes a table measure its rows again after their margins have changed, without reloading any.
///
/// UIKit is documented to do so in an empty batch update (Apple:
/// UITableView.performBatchUpdates(_:completion:)). But during a row animation, a batch makes the
/// table drop cells that are still leaving, so that it asks the provider for them once more. A
/// batch also closes an open swipe, and must not be nested in a callback of the table. So the batch
/// waits for a turn of its own, and until the table is at rest.
extension CardTable {
  /// Measures the rows, if they need it, as soon as the table is at rest.
  func scheduleMeasuring(animated: Bool = true) {
    guard due.chores.contains(.measure) else { return }
    due.measuresAnimated = due.measuresAnimated && animated
    guard !due.isMeasuringScheduled else { return }
    due.isMeasuringScheduled = true
    MainQueue.later {
      self.due.isMeasuringScheduled = false
      self.measureIfAtRest()
    }
  }

  private func measureIfAtRest() {
    guard due.chores.contains(.measure), let tableView else { return }
    // A table without cells has not measured any rows; one without a data source has none, and
    // UIKit would miss its former ones.
    guard !cells.views.isEmpty, tableView.dataSource != nil else {
      due.chores.remove(.measure)
      return
    }
    // A batch would close a swipe and drop a dragged row. The end of each of these calls this
    // again, and so does a table that enters a window.
    guard tableView.window != nil, due.unfinished == 0, !tableView.hasUncommittedUpdates,
      !cells.views.contains(where: \.isAwayFromItsPlace)
    else { return }
    // A batch would force the table's layout early and make it ask for rows.
    if tableView.layer.needsLayout(), observer?.superview === tableView { return needs(.measure) }
    due.chores.remove(.measure)
    let isAnimated = due.measuresAnimated
    due.measuresAnimated = true
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }
}
