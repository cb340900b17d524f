import SeededRandom

/// One thing that an app or its user does to a table of any look.
///
/// Its description is code. Places are taken modulo what is there.
enum AnyAct: Hashable {
  case apply([Edit], animated: Bool)
  case reload
  /// So many frames pass, 30 a second.
  case frames(Int)
  /// Everything comes to rest, and is compared with a new screen.
  case settle
  case scroll(by: Int)
  case scrollTo(percent: Int)
  case scrollInAnimation(by: Int)
  /// A row is lifted by its reorder control and carried over another one.
  case reorder(Int, to: Int)
  /// A row is dragged by a long press, and hovers over another one.
  case drag(Int, to: Int)
  case carry(to: Int)
  case drop
  /// A search takes titles away, and many rows, or ends.
  case search(Bool)
  /// A second table of the same controller, the first being hidden or not.
  case addTable(hidesFirst: Bool)
  /// The table that was hidden is shown, and the other one is hidden.
  case exchangeTables
  case sectionSpacing(Int)
  /// The device is turned aside, or back.
  case turn

  private static func random(_ generator: inout SplitMix64) -> AnyAct {
    func number(_ count: Int = 40) -> Int { Int.random(in: 0..<count, using: &generator) }
    switch number(100) {
    case 0..<24:
      let edits = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Edit.random(&generator)
      }
      return .apply(edits, animated: number(4) > 0)
    case 24..<31: return .reload
    case 31..<39: return .frames(1 + number(5))
    case 39..<52: return .scroll(by: number(120) - 40)
    case 52..<59: return .scrollTo(percent: number(101))
    case 59..<65: return .scrollInAnimation(by: number(300) - 150)
    case 65..<70: return .reorder(number(), to: number())
    case 70..<76: return .drag(number(), to: number())
    case 76..<80: return .carry(to: number())
    case 80..<84: return .drop
    case 84..<90: return .search(number(2) == 0)
    case 90..<92: return .addTable(hidesFirst: number(2) == 0)
    case 92..<95: return .exchangeTables
    case 95..<97: return .sectionSpacing([20, 29, 40][number(3)])
    case 97..<98: return .turn
    default: return .settle
    }
  }

  static func script(seed: UInt64, length: Int) -> [AnyAct] {
    var generator = SplitMix64(seed: seed)
    let sections = [1, 2, 3, 11][Int.random(in: 0..<4, using: &generator)]
    let rows = [2, 5, 9, 25][Int.random(in: 0..<4, using: &generator)]
    let start = (0..<sections).flatMap { _ in [Edit.insertSection(0), .append(0, count: rows)] }
    var script = [AnyAct.apply(start, animated: false), .settle]
    while script.count < length {
      script.append(random(&generator))
      if Int.random(in: 0..<3, using: &generator) == 0 { script.append(.settle) }
    }
    return script + [.drop, .settle]
  }
}

extension AnyAct: SimplifiedStep {
  var simpler: [AnyAct] {
    guard case .apply(let edits, let animated) = self else { return [] }
    let fewer = edits.indices.map { index in
      var fewer = edits
      fewer.remove(at: index)
      return AnyAct.apply(fewer, animated: animated)
    }
    return fewer + (animated ? [.apply(edits, animated: false)] : [])
  }
}
