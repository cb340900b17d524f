import Foundation

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement] = []
  open private(set) var options: Options = []

  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(heading: title, picture: image)
    self.children = children
    self.options = options
    self.identifier = identifier ?? UIMenu.Identifier(UUID().uuidString)
  }

  open private(set) var identifier = UIMenu.Identifier("")
}

extension UIMenu {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let destructive = Options(rawValue: 1 << 1)
  }
}
