public import Foundation

@MainActor @preconcurrency public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}
