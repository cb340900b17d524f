import SeededRandom

/// One thing that an app or its user does.
///
/// Its description is code.
enum Step: Hashable {
  enum Form: Hashable {
    case plain
    case completion
    case reloadData
    case fromCompletion
    // Where nothing can be awaited, the completion's form stands in.
    case awaited
    case awaitedReloadData
  }

  /// Who fills the table.
  enum Source: Hashable {
    case ours
    case plain
    /// The one that did before, if it was not let go.
    case former
  }

  /// What a new installer insets cards by.
  enum Insets: Hashable {
    case automatic
    case safeArea
    case layoutMargins
  }

  case apply([Edit], animated: Bool, Form)
  case advance(milliseconds: Int)
  case lay
  case scroll(Int)
  case select(Int)
  case deselect
  case touch(Int)
  case lift(selects: Bool)
  case focus(Int)
  case edit(Bool)
  case reloadTable
  case reloadRow(Int)
  case reconfigureRow(Int)
  case emptyBatch
  case drag(Int, to: Int)
  case liftRow(Int)
  case carryRow(to: Int)
  case dropRow
  case swipeToDelete(Int)
  case openSwipe(Int)
  case closeSwipe
  case preparedRows(Int)
  case traits(dark: Bool, mirrored: Bool)
  case rotate
  // The window shows nothing meanwhile.
  case leaveWindow
  case enterWindow
  case replace(Source)
  case letFormersGo
  // What only cards have: the plain twin does nothing.
  case style(Int)
  case styleFormer(Int)
  case sectionStyle(Int)
  case across(Int)
  case cardID(Int)
  case cardStyle(Int)
  case uninstall
  case replaceDecorator
  case replaceInstaller(Insets)

  /// Whether it chooses a row among those in sight.
  var isByHand: Bool {
    switch self {
    case .touch, .focus, .drag, .liftRow, .carryRow, .swipeToDelete, .openSwipe: true
    default: false
    }
  }

  static func random(_ generator: inout SplitMix64) -> Step {
    func number(_ count: Int = 40) -> Int { Int.random(in: 0..<count, using: &generator) }
    func flag() -> Bool { Bool.random(using: &generator) }
    switch number(133) {
    case 0..<44:
      let edits = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Edit.random(&generator)
      }
      let forms: [Form] = [
        .plain, .plain, .plain, .completion, .reloadData, .fromCompletion, .awaited, .awaited,
        .awaitedReloadData,
      ]
      return .apply(edits, animated: number(4) > 0, forms[number(forms.count)])
    case 44..<56: return .advance(milliseconds: [1, 50, 150, 300, 400, 1000][number(6)])
    case 56..<60: return .lay
    case 60..<70: return .scroll(number(100))
    case 70..<74: return .select(number())
    case 74..<75: return .deselect
    case 75..<77: return .edit(flag())
    case 77..<78: return .reloadTable
    case 78..<80: return .reloadRow(number())
    case 80..<82: return .reconfigureRow(number())
    case 82..<83: return .emptyBatch
    case 83..<85: return .drag(number(), to: number())
    case 85..<87: return .swipeToDelete(number())
    case 87..<88: return .preparedRows(number(5))
    case 88..<90: return .traits(dark: flag(), mirrored: flag())
    case 90..<91: return .rotate
    case 91..<94: return .style(number(10))
    case 94..<96: return .sectionStyle(number(4))
    case 96..<98: return .cardID(number(4))
    case 98..<100: return .uninstall
    case 100..<101: return .replaceDecorator
    case 101..<102: return .replaceInstaller([.automatic, .safeArea, .layoutMargins][number(3)])
    case 102..<104: return .touch(number())
    case 104..<106: return .lift(selects: flag())
    case 106..<107: return .focus(number())
    case 107..<108: return .styleFormer(number(8))
    case 108..<109: return .letFormersGo
    case 109..<112: return .openSwipe(number())
    case 112..<113: return .closeSwipe
    case 113..<117: return .across(number(4))
    case 117..<119: return .liftRow(number())
    case 119..<125: return .carryRow(to: number())
    case 125..<127: return .dropRow
    case 127..<130: return .cardStyle(number(4))
    default: return .replace([.ours, .plain, .former][number(3)])
    }
  }

  /// A step of a script in which rows are in the user's hand most of the time.
  private static func randomByHand(_ generator: inout SplitMix64) -> Step {
    func number(_ count: Int = 40) -> Int { Int.random(in: 0..<count, using: &generator) }
    switch number(24) {
    case 0..<4: return .openSwipe(number())
    case 4..<6: return .closeSwipe
    case 6..<8: return .edit(false)
    case 8..<10: return .liftRow(number())
    case 10..<15: return .carryRow(to: number())
    case 15..<16: return .dropRow
    case 16..<18: return .select(number())
    // Half-way, as a rule.
    case 18..<21: return .advance(milliseconds: [50, 100, 150][number(3)])
    default: return random(&generator)
    }
  }

  /// A step of a script in which the table's width changes often, also in the middle of updates,
  /// and styles change with it.
  private static func randomOfWidths(_ generator: inout SplitMix64) -> Step {
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    switch number(14) {
    case 0..<2: return .rotate
    case 2..<3: return .style(10)
    case 3..<4: return .advance(milliseconds: [50, 150][number(2)])
    default:
      let step = random(&generator)
      // It isn't known what turning a device does to a row in the hand, or to one that is swiped.
      switch step {
      case .liftRow, .carryRow, .dropRow, .drag, .openSwipe, .closeSwipe, .swipeToDelete:
        return .lay
      default: return step
      }
    }
  }

  static func script(seed: UInt64, length: Int, changesWidths: Bool = false) -> [Step] {
    var generator = SplitMix64(seed: seed)
    let isByHand = seed.isMultiple(of: 4)
    let start = Step.apply(
      [.insertSection(0), .append(0, count: 3), .insertSection(1), .append(5, count: 9)],
      animated: false, .plain)
    return [start, .lay]
      + (2..<length).map { _ in
        if changesWidths { return randomOfWidths(&generator) }
        return isByHand ? randomByHand(&generator) : random(&generator)
      }
  }
}
