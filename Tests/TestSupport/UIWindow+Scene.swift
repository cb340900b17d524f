import Foundation
import UIKit

extension UIWindow {
  /// Makes a window in the scene of the app that hosts the tests, if one does.
  ///
  /// A window in no scene is not drawn: it has no safe area, and its layers have no presentation.
  package static func inScene(frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    // Without a host app there is no application to ask, and asking for it ends the process.
    if Bundle.main.bundleURL.pathExtension == "app" {
      window.windowScene =
        UIApplication.shared.connectedScenes.lazy
        .compactMap { $0 as? UIWindowScene }.first
      window.frame = frame
    }
    return window
  }
}
