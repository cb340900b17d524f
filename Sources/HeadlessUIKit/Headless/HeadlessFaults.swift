internal import Synchronization

/// What UIKit would have logged: misuse that does not end the process.
@_spi(Headless) public enum HeadlessFaults {
  private struct Lists {
    var recorded: [String] = []
    var logged: [String] = []
  }
  private static let lists = Mutex(Lists())

  /// Misuse that UIKit asserts on in debug builds.
  ///
  /// A test that ends with any has failed.
  public static var recorded: [String] { lists.withLock { $0.recorded } }
  /// Warnings that UIKit writes to the console.
  public static var logged: [String] { lists.withLock { $0.logged } }

  static func record(_ message: String) { lists.withLock { $0.recorded.append(message) } }
  static func log(_ message: String) { lists.withLock { $0.logged.append(message) } }

  /// Runs a body with an empty list and returns the faults that it caused.
  @MainActor public static func during(_ body: () throws -> Void) rethrows -> [String] {
    try collecting(\.recorded, body)
  }
  /// Runs a body with an empty list and returns the warnings that it caused.
  @MainActor public static func logs(during body: () throws -> Void) rethrows -> [String] {
    try collecting(\.logged, body)
  }
  private static func collecting(
    _ list: any WritableKeyPath<Lists, [String]> & Sendable, _ body: () throws -> Void
  ) rethrows -> [String] {
    let outer = exchange(list, for: [])
    defer { _ = exchange(list, for: outer) }
    try body()
    return lists.withLock { $0[keyPath: list] }
  }
  private static func exchange(
    _ list: any WritableKeyPath<Lists, [String]> & Sendable, for new: [String]
  ) -> [String] {
    lists.withLock {
      let old = $0[keyPath: list]
      $0[keyPath: list] = new
      return old
    }
  }
}
