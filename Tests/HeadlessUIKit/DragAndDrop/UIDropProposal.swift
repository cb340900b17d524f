public import Foundation

@MainActor @preconcurrency open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, @unchecked Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
