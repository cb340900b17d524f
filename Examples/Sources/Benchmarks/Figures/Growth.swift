@_spi(Headless) import UIKit

/// What updates cost on tables of all sizes.
@MainActor struct Growth {
  let plan: BenchmarkPlan
  let progress: (String) -> Void

  /// One kind of work on one size of table, by all contenders.
  struct Measurement: Encodable {
    /// Nil for the first snapshot of a new table.
    var work: TableWork?
    var items: Int
    var sections: Int
    var results: [Race.Result]
  }

  func measure() -> [Measurement] {
    plan.sizes.flatMap { items in
      plan.sections.filter { $0 <= items }.flatMap { measure(items: items, sections: $0) }
    }
  }

  private func measure(items: Int, sections: Int) -> [Measurement] {
    progress("\(items) items in \(sections) sections")
    let base = TableUpdate(items: items, sections: sections)
    func results(of work: TableWork?, _ turn: (Contender) -> Cost) -> [Race.Result] {
      plan.contenders.compactMap { contender in
        let rounds = plan.rounds(for: work, of: contender, items: items, sections: sections)
        return Race(contender, rounds: rounds, turn).result
      }
    }
    let first = results(of: nil) { contender in
      let screen = ContenderScreen(contender)
      return screen.cost { screen.apply(TableUpdate(items: items, sections: sections)) }
    }
    let screens = Dictionary(
      uniqueKeysWithValues: plan.contenders.map { ($0, ContenderScreen($0)) })
    for screen in screens.values {
      screen.apply(base)
      screen.settle()
    }
    return [Measurement(work: nil, items: items, sections: sections, results: first)]
      + TableWork.allCases.map { work in
        let update = work.update(of: base.snapshot)
        let results = results(of: work) { contender in
          guard let screen = screens[contender] else { return Cost() }
          // Once before, uncounted: else it would meet what the other has left of its own in the
          // processor's caches.
          if work.isOfFewRows { _ = screen.turn(work, from: base, to: update) }
          return screen.turn(work, from: base, to: update)
        }
        return Measurement(work: work, items: items, sections: sections, results: results)
      }
  }
}
