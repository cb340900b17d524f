/// What a table has to remember about updates that go on.
struct CardUpdates {
  /// Whether an update has begun and its cards are not corrected yet: cells may be laid out before
  /// their rows are in place.
  private(set) var isUpdating = false
  /// Whether cards have changed in step with rows since the table's last layout.
  private(set) var isAnimated = false
  /// Whether rows have been found elsewhere than in the last update that was reported.
  var hasUpdateOutside = false
  /// The number of updates whose completion is still to come.
  private var unfinished = 0

  var areFinished: Bool { unfinished == 0 }

  /// Notes the beginning of an update whose completion will be called.
  mutating func begin() {
    unfinished += 1
    isUpdating = true
  }

  /// Notes that cards have been corrected, as they are after every update.
  mutating func correct(animated: Bool) {
    isUpdating = false
    isAnimated = isAnimated || animated
  }

  /// Notes that an update goes on, of which another part will correct the cards.
  mutating func postpone() { isUpdating = false }

  /// Notes that the table has been laid out.
  mutating func layOut() { isAnimated = false }

  mutating func end() { unfinished -= 1 }
}
