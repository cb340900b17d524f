import UIKit

extension UIColor {
  /// Whether two colours are equal.
  ///
  /// Every update asks about a dozen pairs, nearly all of which are one object; comparing objects costs hundreds of instructions.
  static func areEqual(_ left: UIColor?, _ right: UIColor?) -> Bool {
    left === right || left == right
  }
}
