@available(iOS 18.0, *)
public enum UIListEnvironment: Int, Sendable {
  case unspecified
  case none
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain
}
