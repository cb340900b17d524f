public import Foundation

public protocol UIAccessibilityIdentification: NSObjectProtocol {
  @MainActor var accessibilityIdentifier: String? { get set }
}
