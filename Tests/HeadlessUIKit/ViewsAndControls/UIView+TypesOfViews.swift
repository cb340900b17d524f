public import Foundation

// UIKit makes a view of any type of views: `T()` and `T(frame:)` where `T` is a view, and
// `type.init()` of a type that is found out later. Swift allows that for initializers from
// Objective-C and otherwise only for required ones, which every view with initializers of its own
// would have to repeat.
//
// The two below are found where those of UIView are not allowed. A function's name in the object
// file says what they run: an initializer of UIView, which gets the type that is meant and calls
// what that type has overridden. What is passed beside the type and the frame goes unread.

extension UITraitEnvironment where Self: UIView {
  @_disfavoredOverload @_documentation(visibility: internal)
  @_silgen_name("HeadlessUIKit_makeView")
  public init()

  @_disfavoredOverload @_documentation(visibility: internal)
  @_silgen_name("HeadlessUIKit_makeViewWithFrame")
  public init(frame: CGRect)
}

extension UIView {
  @_silgen_name("HeadlessUIKit_makeView")
  @usableFromInline convenience init(ofAnyType: Void) { self.init() }

  @_silgen_name("HeadlessUIKit_makeViewWithFrame")
  @usableFromInline convenience init(ofAnyTypeWithFrame frame: CGRect) { self.init(frame: frame) }
}
