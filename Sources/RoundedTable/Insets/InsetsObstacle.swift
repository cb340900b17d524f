/// Something that keeps the safe area from insetting a table's cards, and what the app can do about
/// it.
struct InsetsObstacle {
  /// What the app can do so that the safe area insets the cards.
  enum Remedy {
    /// It changes something: an order, without a capital letter or a period.
    case change(String)
    /// It chooses the safe area, with which views beside the table may move in.
    case choice(movesOthers: Bool)
    /// Nothing, so content has to follow margins.
    case none
  }

  /// The obstacle, as what follows "because".
  let reason: String
  let remedy: Remedy

  init(_ reason: String, _ remedy: Remedy) { (self.reason, self.remedy) = (reason, remedy) }
}
