public enum UIDropOperation: UInt, @unchecked Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}
