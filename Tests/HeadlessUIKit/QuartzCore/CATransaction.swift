public import Foundation

/// Per thread, as in Core Animation.
open class CATransaction: NSObject {
  /// One `begin` with its `commit`, or the implicit transaction of a turn of the run loop.
  final class Level {
    var disablesActions: Bool
    var duration: CFTimeInterval
    var timingFunction: CAMediaTimingFunction?
    var completion: TransactionCompletion?
    let isImplicit: Bool
    var isOver = false

    init(inside outer: Level?, isImplicit: Bool) {
      disablesActions = outer?.disablesActions ?? false
      duration = outer?.duration ?? 0.25
      timingFunction = outer?.timingFunction
      self.isImplicit = isImplicit
    }
  }

  final class Stack {
    var levels: [Level] = []

    var last: Level? {
      while let last = levels.last, last.isOver { levels.removeLast() }
      return levels.last
    }
  }

  private static let stack = ThreadLocal { Stack() }

  open class func begin() {
    let stack = stack.value
    stack.levels.append(Level(inside: stack.last, isImplicit: false))
  }

  open class func commit() {
    let stack = stack.value
    guard let level = stack.last else { return }
    level.isOver = true
    _ = stack.last
    level.completion?.commit()
  }

  open class func flush() {
    while let level = stack.value.last, level.isImplicit { commit() }
  }

  open class func disableActions() -> Bool { stack.value.last?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  open class func animationDuration() -> CFTimeInterval { stack.value.last?.duration ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value.last?.timingFunction
  }

  /// A block that was set before runs once the animations added so far are over, at once if there
  /// are none.
  ///
  /// Apple: CATransaction.setCompletionBlock.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = current
    level.completion?.commit()
    level.completion = block.map(TransactionCompletion.init)
  }

  /// The completions that an animation added now has to hold up.
  static var openCompletions: [TransactionCompletion] {
    let levels = stack.value.levels
    guard !levels.isEmpty else { return [] }
    return levels.compactMap { $0.isOver ? nil : $0.completion }
  }

  /// The innermost transaction, an implicit one if none was begun.
  private static var current: Level {
    let stack = stack.value
    if let last = stack.last { return last }
    let level = Level(inside: nil, isImplicit: true)
    stack.levels.append(level)
    guard MainQueue.isCurrent else { return level }
    nonisolated(unsafe) let implicit = level
    DispatchQueue.main.async {
      // The main queue may have changed threads by now, so the level itself is told.
      guard !implicit.isOver else { return }
      implicit.isOver = true
      implicit.completion?.commit()
    }
    return level
  }
}
