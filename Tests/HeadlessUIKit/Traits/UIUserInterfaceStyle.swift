public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
