public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSString(string: UUID().uuidString)
  private var provideActions: UIContextMenuActionProvider?

  @preconcurrency public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    provideActions = actionProvider
  }

  /// The menu that would open.
  @_spi(Headless) public var menu: UIMenu? { provideActions?([]) }
}
