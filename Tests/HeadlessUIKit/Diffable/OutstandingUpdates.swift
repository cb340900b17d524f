/// Counts the updates that were asked for off the main queue and have not reached it yet.
final class OutstandingUpdates: Sendable {
  private let count = Locked(0)

  var isEmpty: Bool { count.withLock { $0 == 0 } }

  func begin() { count.withLock { $0 += 1 } }

  func end() { count.withLock { $0 -= 1 } }
}
