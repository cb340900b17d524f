/// The cap positions of a row before and after an update.
///
///     before.changes(to: after)["b"]  // bottom to middle
///
/// A position is nil if the row has no card at that time.
public struct CapChange: Hashable, Sendable {
  /// The position before the update; nil for no card.
  public var old: CapPosition?
  /// The position after the update; nil for no card.
  public var new: CapPosition?

  /// Creates a change from one position to another.
  ///
  /// - Parameters:
  ///   - old: The position before the update; nil for no card.
  ///   - new: The position after the update; nil for no card.
  public init(from old: CapPosition?, to new: CapPosition?) {
    self.old = old
    self.new = new
  }
}

extension CapChange: CustomStringConvertible {
  /// Both positions by name, such as "bottom to middle".
  ///
  /// Nil reads "no card".
  ///
  ///     print(CapChange(from: .bottom, to: nil))  // bottom to no card
  public var description: String { "\(Self.name(of: old)) to \(Self.name(of: new))" }

  private static func name(of position: CapPosition?) -> String {
    position?.description ?? "no card"
  }
}
