public import Foundation

@MainActor @preconcurrency open class UIMenuElement: NSObject {
  var heading: String
  var picture: UIImage?

  init(heading: String, picture: UIImage?) {
    self.heading = heading
    self.picture = picture
    super.init()
  }

  open var title: String { heading }
  open var image: UIImage? { picture }
  open var subtitle: String?
}

extension UIMenuElement {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}
