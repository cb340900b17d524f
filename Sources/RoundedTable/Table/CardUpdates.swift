/// The state of the updates of one table.
struct CardUpdates {
  /// Whether an update has begun and cards haven't been corrected yet.
  ///
  /// Until then, cells may be laid out before their rows are in place.
  private(set) var isUpdating = false
  /// Whether cards have changed with an animation since features last drew with all rows in their
  /// places, or since all updates ended.
  private(set) var isAnimated = false
  /// The animation block of the app's in which a style has been set since features last drew with
  /// all rows in their places; nil if there was none.
  var block: RowAnimation?
  /// Whether rows have been updated outside `CardController.update(_:)`.
  var hasUpdateOutside = false
  /// The number of updates whose completion hasn't been called yet.
  private var unfinished = 0

  var areFinished: Bool { unfinished == 0 }

  /// Notes that an update begins whose completion will be called.
  mutating func noteBegin() {
    unfinished += 1
    isUpdating = true
  }

  /// Notes that cards have been corrected, which happens after every update.
  ///
  /// If something else, such as another trait, corrects them in the middle of an update, that
  /// update's own correction still follows.
  ///
  /// - Parameter animated: Whether features, in the table's next layout, should move along.
  mutating func noteCorrection(animated: Bool) {
    isUpdating = false
    isAnimated = isAnimated || animated
  }

  /// Notes that the rows have been updated, but that no card is corrected: the update is part of
  /// another one, which will correct them, or the table shows no cards of this source.
  mutating func noteEndWithoutCorrection() { isUpdating = false }

  /// Notes that features have drawn with all rows in their places.
  mutating func noteLayout() {
    isAnimated = false
    block = nil
  }

  mutating func noteEnd() {
    unfinished -= 1
    if unfinished == 0 { isAnimated = false }
  }
}
