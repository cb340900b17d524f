/// An item that counts how often items of its counter are hashed: what is looked up or compared,
/// not how long that takes.
package struct CountedItem: Hashable, Sendable {
  /// One a test, so that tests can run side by side.
  package final class Counter: @unchecked Sendable {
    package var hashes = 0
    package init() {}
  }

  package var number: Int
  package var counter: Counter

  package init(number: Int, counter: Counter) {
    self.number = number
    self.counter = counter
  }

  package static func == (left: CountedItem, right: CountedItem) -> Bool {
    left.number == right.number
  }

  package func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(number)
  }
}
