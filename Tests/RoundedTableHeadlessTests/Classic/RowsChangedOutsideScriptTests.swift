import Foundation
import RoundedTable
import SeededRandom
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Random scripts in which rows of a classic table change outside `update(_:)`, several times
/// before anything comes to rest, under any answers of UIKit.
///
/// RANDOMIZED_STEPS is the number of acts.
@MainActor @Suite struct RowsChangedOutsideScriptTests {
  /// Rows are numbers, of which -1 is the last row.
  enum Act {
    case delete(Int, Way)
    case insert(Int, Way)
    case move(Int, to: Int, isBatched: Bool)
    case reload(Int)
    case style(hasCards: Bool)
    case scroll(Int)
    case turn
    case wait(Double)

    struct Way {
      var isTold: Bool
      var isBatched: Bool
    }

    static func random(using generator: inout SplitMix64) -> Act {
      func any() -> Int { Int.random(in: 0..<1000, using: &generator) }
      func row() -> Int { [any(), any(), 0, -1].randomElement(using: &generator) ?? 0 }
      func isTrue() -> Bool { Bool.random(using: &generator) }
      let way = Way(isTold: any() < 250, isBatched: isTrue())
      switch any() % 14 {
      case 0...2: return .delete(row(), way)
      case 3...5: return .insert(row(), way)
      case 6: return .move(row(), to: row(), isBatched: way.isBatched)
      case 7: return .reload(any())
      case 8: return .style(hasCards: isTrue())
      case 9: return .scroll(any())
      case 10, 11: return .turn
      default: return .wait([0.05, 0.15, 0.31].randomElement(using: &generator) ?? 0)
      }
    }
  }

  struct Script {
    var style: UITableView.Style
    var count: Int
    var answers: [String: String]
    var acts: [Act]

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed)
      count = [1, 2, 3, 6, 18, 40].randomElement(using: &generator) ?? 1
      style = Bool.random(using: &generator) ? .plain : .grouped
      acts = (0..<Int.random(in: 1...10, using: &generator)).map { _ in
        Act.random(using: &generator)
      }
      answers = HeadlessVariations.drawn(using: &generator)
      // The layouts of cells are noticed by the frames of their backgrounds.
      answers["layoutsSetBackgroundFrames"] = nil
      if Bool.random(using: &generator) { answers = [:] }
    }

    /// The same without its last acts and without what else it doesn't need.
    @MainActor func shrunk(_ fails: (Script) async -> Bool) async -> Script {
      var script = self
      for index in acts.indices.reversed() {
        var shorter = script
        shorter.acts.remove(at: index)
        if await fails(shorter) { script = shorter }
      }
      for name in answers.keys.sorted() {
        var plainer = script
        plainer.answers[name] = nil
        if await fails(plainer) { script = plainer }
      }
      return script
    }
  }

  @Test func cornersAreRightAtRest() async {
    let steps = ProcessInfo.processInfo.environment["RANDOMIZED_STEPS"].flatMap(Int.init) ?? 500
    for seed in 1...UInt64(max(1, steps / 5)) {
      let script = Script(seed: seed)
      guard await failure(of: script) != nil else { continue }
      let shortest = await script.shrunk { await failure(of: $0) != nil }
      let fault = await failure(of: shortest) ?? ""
      Issue.record("seed \(seed): \(fault)\n\(shortest)")
      return
    }
  }

  private func failure(of script: Script) async -> String? {
    func now<Value>(_ body: () -> Value) -> Value {
      var value: Value?
      HeadlessVariations.with(script.answers) { value = body() }
      guard let value else { preconditionFailure("the body was not run") }
      return value
    }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let screen = now {
      ClassicScreen(String(letters.prefix(script.count)), style: script.style, rowHeight: 28)
    }
    var number = 0
    for act in script.acts {
      if case .turn = act { await screen.turn() }
      now { perform(act, on: screen, &number) }
    }
    await screen.turn()
    return now {
      HeadlessClock.advance(by: 2)
      // The first layout in which nothing moves.
      for cell in screen.tableView.visibleCells { cell.setNeedsLayout() }
      screen.window.layoutIfNeeded()
      let shown = shown(by: screen)
      let expected = expected(of: screen)
      return shown == expected ? nil : "\(shown) instead of \(expected)"
    }
  }

  private func perform(_ act: Act, on screen: ClassicScreen, _ number: inout Int) {
    let table = screen.tableView
    func row(_ number: Int, of count: Int) -> IndexPath {
      IndexPath(row: number < 0 ? count - 1 : number % count, section: 0)
    }
    func update(_ way: Act.Way, _ changes: @escaping () -> Void) {
      // UIKit lays out what needs it before an update, when the model should be the former one.
      screen.window.layoutIfNeeded()
      let all = {
        way.isBatched ? table.performBatchUpdates(changes, completion: { _ in }) : changes()
      }
      if way.isTold { screen.cards?.update(all) } else { all() }
    }
    let count = screen.sections[0].count
    switch act {
    case .delete(let index, let way):
      guard count > 1 else { return }
      update(way) {
        let path = row(index, of: count)
        screen.sections[0].remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
      }
    case .insert(let index, let way):
      number += 1
      let item = "new \(number)"
      update(way) {
        let path = row(index, of: count + 1)
        screen.sections[0].insert(item, at: path.row)
        table.insertRows(at: [path], with: .automatic)
      }
    case .move(let from, let to, let isBatched):
      update(Act.Way(isTold: true, isBatched: isBatched)) {
        screen.move(row(from, of: count), row(to, of: count))
        table.moveRow(at: row(from, of: count), to: row(to, of: count))
      }
    case .reload(let index): table.reloadRows(at: [row(index, of: count)], with: .fade)
    case .style(let hasCards): screen.cards?.style = hasCards ? CardStyle(radius: 12) : .noCard
    case .scroll(let offset):
      table.contentOffset.y = CGFloat(offset % max(1, Int(table.contentSize.height - 400)))
    case .turn: break
    case .wait(let time): HeadlessClock.advance(by: time)
    }
  }

  private func shown(by screen: ClassicScreen) -> String {
    visible(on: screen) { path in
      screen.tableView.cellForRow(at: path).map { ShownCard(of: $0).sign } ?? "?"
    }
  }

  private func expected(of screen: ClassicScreen) -> String {
    let count = screen.sections[0].count
    guard screen.cards?.style != .noCard else { return visible(on: screen) { _ in "·" } }
    return visible(on: screen) { path in
      CapPosition(joinsPrevious: path.row > 0, joinsNext: path.row < count - 1).sign
    }
  }

  private func visible(
    on screen: ClassicScreen, _ sign: (IndexPath) -> Character
  ) -> String { String((screen.tableView.indexPathsForVisibleRows ?? []).sorted().map(sign)) }
}
