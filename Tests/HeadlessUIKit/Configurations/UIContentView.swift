public import Foundation

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  @available(iOS 16.0, *) func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Apple: a content view supports configurations of the type it shows, unless it says otherwise.
  @available(iOS 16.0, *)
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
