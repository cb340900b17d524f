/// The cap positions that a row has before and after an update.
///
/// Either is nil if the row belongs to no card at that moment.
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
  /// Both positions by name, the old one first, as in "bottom to middle"; nil reads "no card".
  ///
  ///     print(CapChange(from: .bottom, to: nil))  // bottom to no card
  public var description: String { "\(Self.name(of: old)) to \(Self.name(of: new))" }

  private static func name(of position: CapPosition?) -> String {
    position?.description ?? "no card"
  }
}
