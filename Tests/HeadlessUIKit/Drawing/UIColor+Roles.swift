import Foundation

extension UIColor {
  private enum Role {
    static let label = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x000000),
        dark: ColorComponents(hex: 0xFFFFFF)))
    static let secondaryLabel = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x3C3C43, alpha: 0.6),
        dark: ColorComponents(hex: 0xEBEBF5, alpha: 0.6),
        lightContrast: ColorComponents(hex: 0x3C3C43, alpha: 0.8),
        darkContrast: ColorComponents(hex: 0xEBEBF5, alpha: 0.7)))
    static let tertiaryLabel = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x3C3C43, alpha: 0.3),
        dark: ColorComponents(hex: 0xEBEBF5, alpha: 0.3),
        lightContrast: ColorComponents(hex: 0x3C3C43, alpha: 0.7),
        darkContrast: ColorComponents(hex: 0xEBEBF5, alpha: 0.55)))
    static let placeholderText = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x3C3C43, alpha: 0.3),
        dark: ColorComponents(hex: 0xEBEBF5, alpha: 0.3)))
    static let link = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x007AFF),
        dark: ColorComponents(hex: 0x0984FF)))
    static let separator = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x3C3C43, alpha: 0.29),
        dark: ColorComponents(hex: 0x545458, alpha: 0.6),
        lightContrast: ColorComponents(hex: 0x3C3C43, alpha: 0.37),
        darkContrast: ColorComponents(hex: 0x545458, alpha: 0.75)))
    static let secondarySystemFill = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x787880, alpha: 0.16),
        dark: ColorComponents(hex: 0x787880, alpha: 0.32),
        lightContrast: ColorComponents(hex: 0x787880, alpha: 0.24),
        darkContrast: ColorComponents(hex: 0x787880, alpha: 0.4)))
    static let tertiarySystemFill = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x767680, alpha: 0.12),
        dark: ColorComponents(hex: 0x767680, alpha: 0.24),
        lightContrast: ColorComponents(hex: 0x767680, alpha: 0.2),
        darkContrast: ColorComponents(hex: 0x767680, alpha: 0.32)))
    static let systemBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF),
        dark: ColorComponents(hex: 0x000000)))
    static let secondarySystemBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xF2F2F7),
        dark: ColorComponents(hex: 0x1C1C1E),
        lightContrast: ColorComponents(hex: 0xEBEBF0),
        darkContrast: ColorComponents(hex: 0x242426)))
    static let systemGroupedBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xF2F2F7),
        dark: ColorComponents(hex: 0x000000),
        lightContrast: ColorComponents(hex: 0xEBEBF0)))
    static let secondarySystemGroupedBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF),
        dark: ColorComponents(hex: 0x1C1C1E),
        darkContrast: ColorComponents(hex: 0x242426)))
  }

  public class var label: UIColor { Role.label }
  public class var secondaryLabel: UIColor { Role.secondaryLabel }
  public class var tertiaryLabel: UIColor { Role.tertiaryLabel }
  public class var placeholderText: UIColor { Role.placeholderText }
  public class var link: UIColor { Role.link }
  public class var separator: UIColor { Role.separator }
  public class var secondarySystemFill: UIColor { Role.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Role.tertiarySystemFill }
  public class var systemBackground: UIColor { Role.systemBackground }
  public class var secondarySystemBackground: UIColor { Role.secondarySystemBackground }
  public class var systemGroupedBackground: UIColor { Role.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Role.secondarySystemGroupedBackground
  }

  /// The system's own: the tint of a view is the view's to resolve.
  public class var tintColor: UIColor { systemBlue }
}
