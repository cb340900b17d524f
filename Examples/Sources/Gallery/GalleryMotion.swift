@_spi(Headless) import UIKit

/// Something that moves on the shopping screen and is worth watching.
@MainActor package protocol GalleryMotion {
  /// The beginning of the pictures' file names.
  var name: String { get }
  /// What happens, in words.
  var caption: String { get }
  /// The size of a picture, in points.
  var size: CGSize { get }

  /// Looks at it while it is under way.
  ///
  /// - Parameters:
  ///   - moments: When to look, in ascending order: 0 is its beginning, 1 its end.
  ///   - device: The device to show the screen on.
  ///   - look: What looks.
  /// - Returns: What was seen at each moment.
  func look<Result>(
    at moments: [Double], on device: HeadlessDevice, _ look: (UIWindow) -> Result
  ) -> [Result]
}
