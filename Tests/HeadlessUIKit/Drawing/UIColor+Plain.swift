import Foundation

extension UIColor {
  /// The colors that are the same under all traits, each made once.
  private enum Plain {
    static let black = UIColor(kind: .fixed(ColorComponents(gray: 0, alpha: 1)))
    static let darkGray = UIColor(kind: .fixed(ColorComponents(gray: 1 / 3, alpha: 1)))
    static let lightGray = UIColor(kind: .fixed(ColorComponents(gray: 2 / 3, alpha: 1)))
    static let white = UIColor(kind: .fixed(ColorComponents(gray: 1, alpha: 1)))
    static let gray = UIColor(kind: .fixed(ColorComponents(gray: 0.5, alpha: 1)))
    static let red = UIColor(kind: .fixed(ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)))
    static let green = UIColor(kind: .fixed(ColorComponents(red: 0, green: 1, blue: 0, alpha: 1)))
    static let blue = UIColor(kind: .fixed(ColorComponents(red: 0, green: 0, blue: 1, alpha: 1)))
    static let cyan = UIColor(kind: .fixed(ColorComponents(red: 0, green: 1, blue: 1, alpha: 1)))
    static let yellow = UIColor(kind: .fixed(ColorComponents(red: 1, green: 1, blue: 0, alpha: 1)))
    static let magenta = UIColor(kind: .fixed(ColorComponents(red: 1, green: 0, blue: 1, alpha: 1)))
    static let orange = UIColor(
      kind: .fixed(ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 1)))
    static let purple = UIColor(
      kind: .fixed(ColorComponents(red: 0.5, green: 0, blue: 0.5, alpha: 1)))
    static let brown = UIColor(
      kind: .fixed(ColorComponents(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)))
    static let clear = UIColor(kind: .fixed(ColorComponents(gray: 0, alpha: 0)))
  }

  public class var black: UIColor { Plain.black }
  public class var darkGray: UIColor { Plain.darkGray }
  public class var lightGray: UIColor { Plain.lightGray }
  public class var white: UIColor { Plain.white }
  public class var gray: UIColor { Plain.gray }
  public class var red: UIColor { Plain.red }
  public class var green: UIColor { Plain.green }
  public class var blue: UIColor { Plain.blue }
  public class var cyan: UIColor { Plain.cyan }
  public class var yellow: UIColor { Plain.yellow }
  public class var magenta: UIColor { Plain.magenta }
  public class var orange: UIColor { Plain.orange }
  public class var purple: UIColor { Plain.purple }
  public class var brown: UIColor { Plain.brown }
  public class var clear: UIColor { Plain.clear }
}
