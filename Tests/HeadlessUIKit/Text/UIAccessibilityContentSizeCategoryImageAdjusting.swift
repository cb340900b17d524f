public import Foundation

@preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  @MainActor var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
