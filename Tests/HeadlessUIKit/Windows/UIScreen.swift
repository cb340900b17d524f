public import Foundation

@MainActor @preconcurrency open class UIScreen: NSObject {
  private static let instance = UIScreen()

  open class var main: UIScreen { instance }

  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessDevice.current.size) }
  open var scale: CGFloat { HeadlessDevice.current.scale }
}
