public import Foundation

public struct UIAccessibility {
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")

  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    HeadlessDevice.current.differentiatesWithoutColor
  }
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
    HeadlessDevice.current.reduceMotion
  }
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
    HeadlessDevice.current.reduceTransparency
  }
}
