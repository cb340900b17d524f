public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
