/// The properties that a proxy passes on, of those that UIKit marks so.
struct AppearanceProperties: OptionSet, Hashable {
  let rawValue: UInt8

  static let backgroundColor = AppearanceProperties(rawValue: 1)
  static let separatorColor = AppearanceProperties(rawValue: 2)
  static let separatorInset = AppearanceProperties(rawValue: 4)
}
