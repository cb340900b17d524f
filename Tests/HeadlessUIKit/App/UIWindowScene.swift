import Foundation

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  static let only = UIWindowScene(isOnly: true)

  open var screen: UIScreen { .main }
  open var keyWindow: UIWindow? { LiveWindows.key.flatMap { $0.windowScene === self ? $0 : nil } }
  open var interfaceOrientation: UIInterfaceOrientation {
    let device = keyWindow?.device ?? HeadlessDevice.current
    guard !device.isResized else { return .portrait }
    let size = device.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}
