import Foundation

/// A transaction's completion block, which waits for the animations added in it.
final class TransactionCompletion {
  let block: () -> Void
  private var running = 0
  private var isCommitted = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func animationBegan() {
    running += 1
  }

  func animationEnded() {
    running -= 1
    runIfDone()
  }

  func commit() {
    isCommitted = true
    runIfDone()
  }

  private func runIfDone() {
    guard isCommitted, running == 0 else { return }
    running = .min
    guard !MainQueue.isCurrent else { return block() }
    nonisolated(unsafe) let block = block
    HeadlessClock.schedule(after: 0) { block() }
  }
}
