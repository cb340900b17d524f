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

extension CapChange: CustomStringConvertible {
  /// Both positions by name, the older one first: "bottom to middle"; a row without a card has "no card".
  ///
  ///     print(CapChange(from: .bottom, to: nil))  // bottom to no card
  public var description: String { "\(Self.name(of: old)) to \(Self.name(of: new))" }

  private static func name(of position: CapPosition?) -> String {
    position?.description ?? "no card"
  }
}
