/// A walk through the layers that need layout, and every walk that begins inside it.
///
/// Layers that ask for layout in one another's layout would never come to an end: from some round
/// on they are passed over.
final class LayoutPass {
  private static let current = ThreadLocal { LayoutPass() }
  /// Of all threads: the main actor may change them between turns, and no two passes may look like
  /// one.
  private static let lastNumber = Locked(0)
  /// Where a round more than this many can only be one of many.
  private static let mostRounds = 64

  private var number = 0
  private var depth = 0
  private var isReported = false
  /// The layers that were laid out half as often already.
  private var suspects: [CALayer] = []

  static func run(_ body: (LayoutPass) -> Void) {
    let pass = current.value
    if pass.depth == 0 {
      pass.number = lastNumber.withLock { number in
        number += 1
        return number
      }
      pass.isReported = false
    }
    pass.depth += 1
    body(pass)
    pass.depth -= 1
    if pass.depth == 0, !pass.suspects.isEmpty { pass.suspects = [] }
  }

  func allowsLayout(of layer: CALayer) -> Bool {
    if layer.layout.pass != number {
      layer.layout.pass = number
      layer.layout.rounds = 0
    }
    layer.layout.rounds += 1
    if layer.layout.rounds == Self.mostRounds / 2 { suspects.append(layer) }
    guard layer.layout.rounds > Self.mostRounds else { return true }
    if !isReported {
      isReported = true
      UIView.reportEndlessLayout(of: suspects)
    }
    return false
  }
}
