public import Foundation

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static var defaultValue: CGFloat { 0 }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
