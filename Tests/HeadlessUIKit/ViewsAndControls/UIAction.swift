import Foundation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor @preconcurrency open class UIAction: UIMenuElement {
  private var handler: UIActionHandler = { _ in }
  private weak var performer: AnyObject?

  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(heading: title, picture: image)
    self.handler = handler
    self.identifier = identifier ?? UIAction.Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  override open var title: String {
    get { heading }
    set { heading = newValue }
  }
  override open var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  open var discoverabilityTitle: String?
  open private(set) var identifier = UIAction.Identifier("")
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var sender: Any? { performer }

  func perform(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    performer = sender
    handler(self)
    performer = nil
  }
}

extension UIAction {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
