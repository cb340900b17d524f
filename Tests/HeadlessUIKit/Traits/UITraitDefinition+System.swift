public import Foundation

// The defaults are marked as the stand-in's own: UIKit documents them at the protocol alone.

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: CGFloat { 0 }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIContentSizeCategory { .unspecified }
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UILegibilityWeight { .unspecified }
}

@available(iOS 18.0, *)
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
  @_spi(Headless) public static var defaultValue: UIListEnvironment { .unspecified }
}
