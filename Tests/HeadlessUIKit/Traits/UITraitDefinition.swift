@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var identifier: String { "" }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type
