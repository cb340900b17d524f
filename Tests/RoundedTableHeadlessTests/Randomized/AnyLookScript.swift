@_spi(Headless) import UIKit

/// A script of any acts on a table of any look, played from beginning to end.
@MainActor enum AnyLookScript {
  /// Plays a script and says what went wrong first, nil if nothing did.
  static func failure(of script: [AnyAct], on look: AnyLook) -> AnyLookFault? {
    var fault: AnyLookFault?
    let misuse = HeadlessFaults.during {
      HeadlessVariations.with(look.answers) {
        HeadlessDevice.with(look.device) {
          HeadlessClock.held {
            var run = AnyLookRun(look)
            fault = run.failure(of: script)
            run.end()
          }
        }
      }
    }
    return fault ?? misuse.first.map { AnyLookFault(.misuse, $0) }
  }
}

/// A script that's being played.
@MainActor private struct AnyLookRun {
  private let screen: AnyLookScreen
  private let look: AnyLook
  /// Items that may be on the way to another section.
  private var unsettled: Set<Int> = []
  /// Whether an animation may be scrolling the table.
  private var isScrolling = false
  /// How rows were at the last rest, if nothing but updates has happened since.
  private var rest: [Int: AnyLookPlace] = [:]

  init(_ look: AnyLook) {
    self.look = look
    screen = AnyLookScreen(look)
  }

  mutating func failure(of script: [AnyAct]) -> AnyLookFault? {
    for (index, act) in script.enumerated() {
      if let fault = fault(after: act) {
        return AnyLookFault(fault.kind, "after act \(index + 1), \(act): \(fault.text)")
      }
    }
    return AnyLookOracle.remains(on: screen)
  }

  func end() {
    HeadlessClock.advance(by: 5)
    screen.close()
  }

  private mutating func fault(after act: AnyAct) -> AnyLookFault? {
    switch act {
    case .frames(let count):
      for _ in 0..<count {
        screen.advance()
        if let fault = frameFault() { return fault }
      }
      return nil
    case .settle:
      screen.settle()
      return settledFault()
    case .apply:
      noteSections()
      screen.play(act)
      noteSections()
      forgetOtherRoles()
      return frameFault()
    case .scroll(let distance):
      let before = AnyLookOracle(of: screen).places
      let offset = screen.tableView.contentOffset.y
      screen.play(act)
      rest = [:]
      let moved = screen.tableView.contentOffset.y - offset
      return frameFault() ?? jump(from: before, by: moved, of: distance)
    case .scrollTo, .scrollInAnimation:
      screen.play(act)
      rest = [:]
      if case .scrollInAnimation = act { isScrolling = true }
      return frameFault()
    default:
      rest = [:]
      noteSections()
      screen.play(act)
      noteSections()
      return frameFault()
    }
  }

  private func frameFault() -> AnyLookFault? {
    let oracle = AnyLookOracle(of: screen)
    return oracle.lidFault(except: unsettled, isAtRest: false) ?? changedCorner(oracle)
  }

  /// Rows that are moving, or change, need not be where they'll be.
  private mutating func settledFault() -> AnyLookFault? {
    let oracle = AnyLookOracle(of: screen)
    unsettled = []
    isScrolling = false
    if let fault = oracle.lidFault(except: [], isAtRest: true) { return fault }
    guard screen.carried == nil else { return nil }
    rest = look.clipsRows ? [:] : oracle.places
    return oracle.restFault() ?? oracle.historyFault()
  }

  /// Where a row moves in a scrolled frame otherwise than by what was scrolled.
  private func jump(
    from before: [Int: AnyLookPlace], by moved: CGFloat, of distance: Int
  ) -> AnyLookFault? {
    // What's moving moves on its own.
    guard screen.carried == nil, unsettled.isEmpty, !isScrolling, !look.sizesRows else {
      return nil
    }
    let after = AnyLookOracle(of: screen).places
    let ways = before.compactMap { item, place in after[item].map { place.y - $0.y } }
    // Above, heights that were estimated may be made good for.
    guard let way = ways.max(), let least = ways.min() else { return nil }
    if way - least > 0.6 || abs(way - CGFloat(distance)) > 0.6 && abs(way - moved) > 0.6 {
      return AnyLookFault(
        .jump, "rows moved by \(least) to \(way) when \(moved) was scrolled")
    }
    return nil
  }

  /// A row that's the first or last of its card before and after an update has the same corners
  /// meanwhile.
  private func changedCorner(_ oracle: AnyLookOracle) -> AnyLookFault? {
    guard !rest.isEmpty, !screen.source.isUnsure else { return nil }
    for (item, place) in oracle.places {
      guard let former = rest[item], former.role == place.role,
        !former.isBesideAssumedView, !place.isBesideAssumedView
      else { continue }
      let differ = zip(former.radii, place.radii).contains { abs($0 - $1) > 0.5 }
      if differ {
        return AnyLookFault(
          .corner, "row \(item) has the radii \(place.radii), before the update \(former.radii)")
      }
    }
    return nil
  }

  /// Forgets rows whose corners an update changes, because a later one may change them back.
  private mutating func forgetOtherRoles() {
    guard !rest.isEmpty else { return }
    let places = AnyLookOracle(of: screen).places
    rest = rest.filter { item, former in places[item]?.role == former.role }
  }

  private mutating func noteSections() {
    unsettled.formUnion(screen.source.snapshot().itemIdentifiers)
  }
}
