import SeededRandom
import TestSupport
@_spi(Headless) import UIKit

/// One thing that happens to a screen before it is compared with a fresh one.
enum ComparedScreenStep: Equatable {
  /// Sections as in "A:abc", with the items to reconfigure and to reload.
  case apply([String], reconfiguring: String, reloading: String, animated: Bool)
  case style(Int, animated: Bool)
  case sectionStyle(Int)
  case cardID(Int)
  case device(Int)
  case editing(Bool, animated: Bool)
  case select(Int)
  case deselect
  case swipe(Int)
  case scroll(Double)
  /// Lets the clock run on by so much.
  case wait(Double)

  /// A random script, which begins with rows.
  static func script(seed: UInt64, length: Int) -> [ComparedScreenStep] {
    var dice = SplitMix64(seed: seed)
    return [.random(applying: &dice)] + (1..<length).map { _ in .random(&dice) }
  }

  private static func random(_ dice: inout SplitMix64) -> ComparedScreenStep {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }
    switch number(0..<20) {
    case 0..<8: return .random(applying: &dice)
    case 8: return .style(number(0..<6), animated: Bool.random(using: &dice))
    case 9: return .sectionStyle(number(0..<7))
    case 10: return .cardID(number(0..<3))
    case 11: return .device(number(0..<5))
    case 12: return .editing(Bool.random(using: &dice), animated: Bool.random(using: &dice))
    case 13: return .select(number(0..<6))
    case 14: return .deselect
    case 15: return .swipe(number(0..<6))
    case 16: return .scroll(Double(number(0..<3)) / 2)
    case 17: return .wait(0.5)
    default: return .wait(number(0..<2) == 0 ? 0.1 : 2)
    }
  }

  private static func random(applying dice: inout SplitMix64) -> ComparedScreenStep {
    var letters = "abcdefghijklmnopqrstuvwx".shuffled(using: &dice)
    var sections: [String] = []
    for name in ["A", "B", "C"].shuffled(using: &dice).prefix(Int.random(in: 1...3, using: &dice)) {
      let items = letters.prefix(Int.random(in: 0...5, using: &dice)).sorted()
      letters.removeFirst(items.count)
      sections.append("\(name):\(String(items))")
    }
    let items = sections.joined().filter(\.isLowercase)
    return .apply(
      sections,
      reconfiguring: String(items.filter { _ in Int.random(in: 0..<8, using: &dice) == 0 }),
      reloading: String(items.filter { _ in Int.random(in: 0..<8, using: &dice) == 0 }),
      animated: Int.random(in: 0..<4, using: &dice) > 0)
  }
}
