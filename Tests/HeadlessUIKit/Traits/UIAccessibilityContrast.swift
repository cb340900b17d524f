public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}
