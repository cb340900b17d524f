public struct UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { HeadlessDevice.current.reduceMotion }
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    HeadlessDevice.current.reduceTransparency
  }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    HeadlessDevice.current.accessibilityContrast == .high
  }
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isBoldTextEnabled: Bool { false }
}
