import Foundation

/// The windows that exist, held weakly, in the order in which they were made.
@MainActor enum LiveWindows {
  private final class Entry {
    private(set) weak var window: UIWindow?

    init(window: UIWindow) { self.window = window }
  }

  private static var entries: [Entry] = []
  private(set) static weak var key: UIWindow?

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
    HeadlessClock.frame = layOut
  }

  static func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    let former = key
    key = window
    former?.resignKey()
    window.becomeKey()
  }

  /// What the end of a turn of the run loop does.
  ///
  /// Hundreds of tests may wait with their windows, so those in which nothing has happened cost
  /// next to nothing.
  private static func layOut() {
    for entry in entries {
      guard let window = entry.window, window.layer.takesFrame(), !window.isHidden else { continue }
      window.answers {
        guard window.device.systemVersion != HeadlessDevice.current.systemVersion else {
          return layOut(window)
        }
        // It belongs to a test on another system.
        HeadlessDevice.with(window.device) { layOut(window) }
      }
    }
  }

  private static func layOut(_ window: UIWindow) {
    window.layoutIfNeeded()
    window.rootViewController?.refreshBars()
    HeadlessFaults.lookForMasks(in: window)
  }
}
