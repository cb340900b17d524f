public import Foundation

// Foundation has it on Apple's systems alone.
extension NotificationCenter {
  /// Does nothing: without an Objective-C runtime the selector could never be sent.
  @_documentation(visibility: internal)
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
