@available(iOS 17.0, *)
public enum UICornerCurve: Int, Sendable {
  case automatic = 0
  case circular = 1
  case continuous = 2
}
