import Foundation

// The values are those of Apple's Human Interface Guidelines, section Color, for iOS 15.

extension UIColor {
  private enum Palette {
    static let red = UIColor(
      light: 0xFF3B30, dark: 0xFF453A, contrast: (0xD70015, 0xFF6961))
    static let orange = UIColor(
      light: 0xFF9500, dark: 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
    static let yellow = UIColor(
      light: 0xFFCC00, dark: 0xFFD60A, contrast: (0xB25000, 0xFFD426))
    static let green = UIColor(
      light: 0x34C759, dark: 0x30D158, contrast: (0x248A3D, 0x30DB5B))
    static let mint = UIColor(
      light: 0x00C7BE, dark: 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
    static let teal = UIColor(
      light: 0x30B0C7, dark: 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
    static let cyan = UIColor(
      light: 0x32ADE6, dark: 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
    static let blue = UIColor(
      light: 0x007AFF, dark: 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
    static let indigo = UIColor(
      light: 0x5856D6, dark: 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
    static let purple = UIColor(
      light: 0xAF52DE, dark: 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
    static let pink = UIColor(
      light: 0xFF2D55, dark: 0xFF375F, contrast: (0xD30F45, 0xFF6482))
    static let brown = UIColor(
      light: 0xA2845E, dark: 0xAC8E68, contrast: (0x7F6545, 0xB59469))
    static let gray = UIColor(
      light: 0x8E8E93, dark: 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
    static let gray3 = UIColor(
      light: 0xC7C7CC, dark: 0x48484A, contrast: (0xAEAEB2, 0x545456))
    static let gray4 = UIColor(
      light: 0xD1D1D6, dark: 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
    static let gray5 = UIColor(
      light: 0xE5E5EA, dark: 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
    static let gray6 = UIColor(
      light: 0xF2F2F7, dark: 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
  }

  public class var systemRed: UIColor { Palette.red }
  public class var systemOrange: UIColor { Palette.orange }
  public class var systemYellow: UIColor { Palette.yellow }
  public class var systemGreen: UIColor { Palette.green }
  public class var systemMint: UIColor { Palette.mint }
  public class var systemTeal: UIColor { Palette.teal }
  public class var systemCyan: UIColor { Palette.cyan }
  public class var systemBlue: UIColor { Palette.blue }
  public class var systemIndigo: UIColor { Palette.indigo }
  public class var systemPurple: UIColor { Palette.purple }
  public class var systemPink: UIColor { Palette.pink }
  public class var systemBrown: UIColor { Palette.brown }
  public class var systemGray: UIColor { Palette.gray }
  public class var systemGray3: UIColor { Palette.gray3 }
  public class var systemGray4: UIColor { Palette.gray4 }
  public class var systemGray5: UIColor { Palette.gray5 }
  public class var systemGray6: UIColor { Palette.gray6 }

  convenience init(light: UInt32, dark: UInt32, contrast: (light: UInt32, dark: UInt32)) {
    self.init(
      appearances: Appearances(
        light: ColorComponents(hex: light), dark: ColorComponents(hex: dark),
        lightContrast: ColorComponents(hex: contrast.light),
        darkContrast: ColorComponents(hex: contrast.dark)))
  }
}
