public import Foundation

@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let instance = UIDevice()

  open class var current: UIDevice { instance }

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { HeadlessDevice.current.systemVersion }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessDevice.current.userInterfaceIdiom }
}
