public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
