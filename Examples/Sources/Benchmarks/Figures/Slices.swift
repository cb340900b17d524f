import RoundedTable
@_spi(Headless) import UIKit

/// What it costs to draw cards once behind their rows, against rows that draw their own parts.
struct Slices: Encodable {
  /// How rows are divided into cards.
  enum Shape: String, CaseIterable, Encodable {
    case oneCard = "one card"
    case oneCardByID = "one card by card ID"
    case cardForEachRow = "a card for each row"

    func sections(of items: Int) -> Int { self == .cardForEachRow ? items : 1 }
  }

  /// What an update or a scrolled frame takes.
  struct Work: Encodable {
    /// How often the table was asked where a row or section is, or which rows are in a rectangle.
    var questions = 0
    /// How often the card of an item was asked for.
    var ids = 0
    var allocations = 0
    var seconds = 0.0
    var views = 0
    var layers = 0
  }

  struct Row: Encodable {
    var shape: Shape
    var items: Int
    /// Slices near the table's bounds.
    var slices: Int
    /// An update that brings a row on screen, with slices and without.
    var update: Work
    var updateWithout: Work
    /// A frame of scrolling that brings no row, with slices and without.
    var frame: Work
    var frameWithout: Work
  }

  let rows: [Row]

  @MainActor init(_ plan: BenchmarkPlan) {
    rows = Shape.allCases.flatMap { shape in
      [100, min(10_000, plan.large)].map { Self.measure(shape, items: $0) }
    }
  }

  @MainActor private static func measure(_ shape: Shape, items: Int) -> Row {
    let with = SliceScreen(shape, items: items, hasSlices: true)
    let without = SliceScreen(shape, items: items, hasSlices: false)
    // Each goes first as often as the other; the last round has everything warm.
    for round in 0..<4 {
      for screen in round.isMultiple(of: 2) ? [with, without] : [without, with] { screen.run() }
    }
    return Row(
      shape: shape, items: items, slices: with.slices, update: with.update,
      updateWithout: without.update, frame: with.frame, frameWithout: without.frame)
  }

  /// What updates of the longest tables take more than those of the shortest.
  func growth(_ count: (Work) -> Int) -> Int {
    Shape.allCases.map { shape in
      let own = rows.filter { $0.shape == shape }.map { count($0.update) }
      return (own.last ?? .max) - (own.first ?? 0)
    }.max() ?? .max
  }

  /// What a scrolled frame takes more than without slices, in all tables.
  func frames(_ count: (Work) -> Int) -> Int {
    rows.map { count($0.frame) - count($0.frameWithout) }.max() ?? .max
  }
}

/// A screen of ours whose table counts what it is asked.
@MainActor private final class SliceScreen {
  private final class Calls {
    var ids = 0
  }

  private let table = CountingTable(frame: .zero, style: .grouped)
  private let screen: ContenderScreen
  private let calls = Calls()
  private let base: TableUpdate
  private let changed: TableUpdate
  private(set) var update = Slices.Work()
  private(set) var frame = Slices.Work()

  init(_ shape: Slices.Shape, items: Int, hasSlices: Bool) {
    screen = ContenderScreen(.ours, table)
    base = TableUpdate(items: items, sections: shape.sections(of: items))
    changed = TableWork.insertAtTop.update(of: base.snapshot)
    if let dataSource = screen.dataSource as? RoundedDiffableDataSource<Int, Int> {
      if hasSlices { dataSource.style.shadow = CardShadow() }
      if shape == .oneCardByID {
        dataSource.cardID = { [calls] _ in
          calls.ids += 1
          return 0
        }
      }
    }
    screen.apply(base, animated: false)
    screen.settle()
  }

  var slices: Int { table.subviews.count { $0.layer.zPosition == -1 } }

  func run() {
    screen.show(end: false)
    screen.settle()
    update = work { screen.apply(changed) }
    screen.settle()
    screen.apply(base, animated: false)
    screen.settle()
    // A few points, so that no row comes into sight.
    table.contentOffset = CGPoint(x: 0, y: 6)
    screen.window.layoutIfNeeded()
    frame = work {
      table.contentOffset = CGPoint(x: 0, y: 7)
      screen.window.layoutIfNeeded()
    }
  }

  private func work(_ work: () -> Void) -> Slices.Work {
    let before = (table.questions, calls.ids)
    let cost = screen.cost(of: work)
    return Slices.Work(
      questions: table.questions - before.0, ids: calls.ids - before.1,
      allocations: cost.allocations, seconds: cost.seconds, views: cost.views, layers: cost.layers)
  }
}
