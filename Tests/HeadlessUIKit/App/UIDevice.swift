public import Foundation

@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let instance = UIDevice()

  open class var current: UIDevice { instance }

  open var systemName: String { "iOS" }
  open var systemVersion: String { HeadlessDevice.current.systemVersion }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessDevice.current.userInterfaceIdiom }
}
