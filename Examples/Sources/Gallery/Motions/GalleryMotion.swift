@_spi(Headless) import UIKit

/// Something that moves on a screen and is worth watching.
@MainActor package struct GalleryMotion {
  /// The beginning of the pictures' file names.
  package let name: String
  /// What happens, in words.
  package let caption: String
  /// The code that does it, nil if that isn't shown.
  package let code: String?
  /// The size of the screen, in points.
  package let size: CGSize
  /// What is not chosen by switches.
  package let fixed: FixedLook
  /// How long each step takes, in seconds.
  private let duration: Double
  private let open: () -> UIViewController
  private let begin: (UIViewController) -> Void
  private let steps: [(UIViewController) -> Void]

  /// Creates a motion of one step or more, each of which begins when the one before has come to
  /// rest.
  init<Screen: UIViewController>(
    _ name: String, _ caption: String, code: String? = nil, size: CGSize,
    fixed: FixedLook = FixedLook(size: .phone),
    lasting duration: Double = 0.3, screen: @escaping () -> Screen,
    begin: @escaping (Screen) -> Void = { _ in }, steps: [(Screen) -> Void]
  ) {
    self.name = name
    self.caption = caption
    self.code = code
    self.size = size
    self.fixed = fixed
    self.duration = duration
    func untyped(_ act: @escaping (Screen) -> Void) -> (UIViewController) -> Void {
      { if let screen = $0 as? Screen { act(screen) } }
    }
    open = screen
    self.begin = untyped(begin)
    self.steps = steps.map(untyped)
  }

  package var stepCount: Int { steps.count }

  /// Looks at it while it is under way.
  ///
  /// - Parameters:
  ///   - count: How often to look at each step, evenly: the first time as it begins, the last time
  ///     when it is at rest.
  ///   - device: The device to show the screen on.
  ///   - look: What looks.
  /// - Returns: What was seen at rest before the first step, and then of each step.
  package func look<Result>(
    timesPerStep count: Int, on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> (before: Result, steps: [[Result]]) {
    var device = device
    device.size = size
    device.safeAreaInsets = .zero
    return HeadlessDevice.with(device) {
      HeadlessClock.held {
        let window = UIWindow(device: device)
        let screen = open()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        settle(window)
        begin(screen)
        settle(window)
        let before = look(window)
        let seen = steps.map { step in
          step(screen)
          window.layoutIfNeeded()
          return (0..<count).map { number in
            if number == count - 1 {
              settle(window)
            } else if number > 0 {
              HeadlessClock.advance(by: duration / Double(count - 1))
            }
            return look(window)
          }
        }
        return (before, seen)
      }
    }
  }

  private func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    HeadlessClock.advance(by: 1)
    window.layoutIfNeeded()
  }
}
