internal import Dispatch

/// Whether the caller is on the main queue.
///
/// Not `Thread.isMainThread`: a test runner may drain the main queue on another thread.
@_spi(Headless) public enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the main queue is running the caller.
  public static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
