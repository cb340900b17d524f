public import Foundation

extension UIButton {
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }
    enum Look: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    let look: Look

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    public var showsActivityIndicator = false

    init(look: Look) {
      self.look = look
      setDefaultContentInsets()
    }

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    public mutating func setDefaultContentInsets() {
      let (high, wide): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: high, leading: wide, bottom: high, trailing: wide)
    }
  }
}

// Option sets of UIKit's are not hashable.
extension UIButton.Configuration {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(title)
    hasher.combine(buttonSize)
  }
}
