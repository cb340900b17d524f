public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}
