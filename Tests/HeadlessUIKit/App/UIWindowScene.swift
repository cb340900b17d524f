import Foundation

@MainActor @preconcurrency open class UIWindowScene: UIScene {
  static let only = UIWindowScene(isOnly: true)

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { LiveWindows.all.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { LiveWindows.key.flatMap { $0.windowScene === self ? $0 : nil } }
  open var traitCollection: UITraitCollection {
    keyWindow?.deviceTraits ?? HeadlessDevice.current.traits
  }
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = keyWindow?.device.size ?? screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}
