public import Foundation

@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}

@MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
