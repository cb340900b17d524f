@available(iOS 17.0, *)
public protocol UIShapeProvider: Equatable {
  typealias Context = UIShape.ResolutionContext
  typealias Resolved = UIShape.Resolved
  func resolve(in context: Context) -> Resolved
}
