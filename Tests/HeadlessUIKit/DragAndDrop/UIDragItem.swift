public import Foundation

@MainActor @preconcurrency open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
