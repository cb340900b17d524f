/// What became of the position of a row that is there before and after an update.
///
/// `nil` stands for a row that wears no card.
public struct CapChange: Hashable, Sendable {
  /// The position before the update.
  public var old: CapPosition?
  /// The position after the update.
  public var new: CapPosition?

  /// Creates a change from one position to another.
  ///
  /// - Parameters:
  ///   - old: The position before the update, nil for no card.
  ///   - new: The position after the update, nil for no card.
  public init(from old: CapPosition?, to new: CapPosition?) {
    self.old = old
    self.new = new
  }
}
