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
    static let quaternaryLabel = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x3C3C43, alpha: 0.18),
        dark: ColorComponents(hex: 0xEBEBF5, alpha: 0.16),
        lightContrast: ColorComponents(hex: 0x3C3C43, alpha: 0.55),
        darkContrast: ColorComponents(hex: 0xEBEBF5, alpha: 0.4)))
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
    static let opaqueSeparator = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xC6C6C8),
        dark: ColorComponents(hex: 0x38383A)))
    static let systemFill = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x787880, alpha: 0.2),
        dark: ColorComponents(hex: 0x787880, alpha: 0.36),
        lightContrast: ColorComponents(hex: 0x787880, alpha: 0.28),
        darkContrast: ColorComponents(hex: 0x787880, alpha: 0.44)))
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
    static let quaternarySystemFill = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x747480, alpha: 0.08),
        dark: ColorComponents(hex: 0x767680, alpha: 0.18),
        lightContrast: ColorComponents(hex: 0x747480, alpha: 0.16),
        darkContrast: ColorComponents(hex: 0x767680, alpha: 0.26)))
    static let systemBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF),
        dark: ColorComponents(hex: 0x000000),
        darkElevated: ColorComponents(hex: 0x1C1C1E)))
    static let secondarySystemBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xF2F2F7),
        dark: ColorComponents(hex: 0x1C1C1E),
        lightContrast: ColorComponents(hex: 0xEBEBF0),
        darkContrast: ColorComponents(hex: 0x242426),
        darkElevated: ColorComponents(hex: 0x2C2C2E)))
    static let tertiarySystemBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF),
        dark: ColorComponents(hex: 0x2C2C2E),
        darkContrast: ColorComponents(hex: 0x363638),
        darkElevated: ColorComponents(hex: 0x3A3A3C)))
    static let systemGroupedBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xF2F2F7),
        dark: ColorComponents(hex: 0x000000),
        lightContrast: ColorComponents(hex: 0xEBEBF0),
        darkElevated: ColorComponents(hex: 0x1C1C1E)))
    static let secondarySystemGroupedBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF),
        dark: ColorComponents(hex: 0x1C1C1E),
        darkContrast: ColorComponents(hex: 0x242426),
        darkElevated: ColorComponents(hex: 0x2C2C2E)))
    static let tertiarySystemGroupedBackground = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xF2F2F7),
        dark: ColorComponents(hex: 0x2C2C2E),
        lightContrast: ColorComponents(hex: 0xEBEBF0),
        darkContrast: ColorComponents(hex: 0x363638),
        darkElevated: ColorComponents(hex: 0x3A3A3C)))
    static let darkText = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0x000000),
        dark: ColorComponents(hex: 0x000000)))
    static let lightText = UIColor(
      appearances: Appearances(
        light: ColorComponents(hex: 0xFFFFFF, alpha: 0.6),
        dark: ColorComponents(hex: 0xFFFFFF, alpha: 0.6)))
  }

  public class var label: UIColor { Role.label }
  public class var secondaryLabel: UIColor { Role.secondaryLabel }
  public class var tertiaryLabel: UIColor { Role.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Role.quaternaryLabel }
  public class var placeholderText: UIColor { Role.placeholderText }
  public class var link: UIColor { Role.link }
  public class var separator: UIColor { Role.separator }
  public class var opaqueSeparator: UIColor { Role.opaqueSeparator }
  public class var systemFill: UIColor { Role.systemFill }
  public class var secondarySystemFill: UIColor { Role.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Role.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Role.quaternarySystemFill }
  public class var systemBackground: UIColor { Role.systemBackground }
  public class var secondarySystemBackground: UIColor { Role.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Role.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Role.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Role.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor { Role.tertiarySystemGroupedBackground }
  public class var darkText: UIColor { Role.darkText }
  public class var lightText: UIColor { Role.lightText }

  /// The system's own: the tint of a view is the view's to resolve.
  public class var tintColor: UIColor { systemBlue }
}
