import Foundation

/// One `UIView.animate` or `performWithoutAnimation` call that is running its block.
///
/// Per thread rather than on the main actor: a layer is not isolated and asks from its property
/// setters. A block is synchronous, so the thread that opened it is the one that is in it.
struct AnimationBlock {
  let timing: AnimationTiming?
  private(set) var animationCount = 0

  private final class Stack {
    var blocks: [AnimationBlock] = []
    var isOff = false
  }

  private static let stack = ThreadLocal { Stack() }

  static var current: AnimationBlock? { stack.value.blocks.last }

  /// Whether a body runs in which nothing animates.
  static var isSuppressed: Bool {
    guard let current else { return false }
    return current.timing == nil
  }

  /// Runs a body inside a block, nothing animating without a timing, and returns the number of
  /// animations it made.
  @discardableResult static func run(_ timing: AnimationTiming?, _ body: () -> Void) -> Int {
    let stack = stack.value
    stack.blocks.append(AnimationBlock(timing: timing))
    body()
    return stack.blocks.removeLast().animationCount
  }

  /// `UIView.setAnimationsEnabled` counts within a block that is running, too.
  static func turn(on isOn: Bool) { stack.value.isOff = !isOn }

  /// UIKit adds animations up where one interrupts another; here the newer one takes over from
  /// where the layer is seen, which looks the same at that moment.
  ///
  /// A color cannot be added: without `.beginFromCurrentState` it starts from the value last set.
  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let stack = stack.value
    guard let timing = stack.blocks.last?.timing, timing.duration > 0, !stack.isOff else {
      return noAction
    }
    guard let value = layer.animatableValue(forKey: event), animates(event) else { return noAction }
    stack.blocks[stack.blocks.count - 1].animationCount += 1
    let animation = timing.makeAnimation(forKey: event)
    let startsWhereSeen =
      !layer.animations.running.isEmpty
      && (timing.beginsFromCurrentState || !event.hasSuffix("Color"))
    animation.fromValue =
      startsWhereSeen ? layer.presentedValue(forKey: event) : value.plain(forKey: event)
    return animation
  }

  /// Whether views animate a property of their layers: those that a view has itself, and the
  /// radius.
  private static func animates(_ key: String) -> Bool {
    switch key {
    case "position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius": true
    default: HeadlessVariations.animatesLayersProperties.answer
    }
  }

  private static let noAction = NSNull()
}
