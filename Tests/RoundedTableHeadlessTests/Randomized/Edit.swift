import SeededRandom

/// One change of a snapshot.
///
/// Places are numbers taken modulo what is there, so that any part of a script is a script.
enum Edit: Hashable {
  case insert(Int, count: Int)
  case append(Int, count: Int)
  case delete(Int, count: Int)
  case move(Int, to: Int)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case empty(Int)
  case reverse(Int)
  case reload(Int)
  case reconfigure(Int)

  static func random(_ generator: inout SplitMix64) -> Edit {
    func number() -> Int { Int.random(in: 0..<40, using: &generator) }
    let count = Int.random(in: 1...3, using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3: return .insert(number(), count: count)
    case 4...6: return .append(number(), count: count)
    case 7...10: return .delete(number(), count: count)
    case 11...12: return .move(number(), to: number())
    case 13: return .insertSection(number())
    case 14: return .deleteSection(number())
    case 15: return .moveSection(number(), to: number())
    case 16: return .empty(number())
    case 17: return .reverse(number())
    case 18: return .reload(number())
    default: return .reconfigure(number())
    }
  }
}
