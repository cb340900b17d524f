import CapPositions
import Foundation
import SeededRandom
import Testing

/// Compares the plans of random sections with an oracle that makes lists of all that is drawn.
///
/// SECTION_PLANS is how many sections to try, 20,000 with TESTS=usual and 2,000 without. A failure
/// prints its seed and the shortest section that still fails, which goes into a table of
/// `SectionPlanTests`.
@Suite struct SectionPlanRandomizedTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count =
    environment["SECTION_PLANS"].flatMap { UInt64($0) }
    ?? (environment["TESTS"] == nil ? 2_000 : 20_000)

  @Test func plansAreAsTheListsHaveIt() {
    for seed in 1...Self.count {
      var generator = SplitMix64(seed: seed)
      let section = SectionSketch.random(&generator)
      guard failure(of: section) != nil else { continue }
      let shortest = section.shortest { failure(of: $0) != nil }
      Issue.record("seed \(seed), “\(shortest)”: \(failure(of: shortest) ?? "")")
      return
    }
    print("Section plans: seeds 1...\(Self.count), 0 differences")
  }

  /// How the plan of a section differs from the oracle; nil if it does not.
  private func failure(of section: SectionSketch) -> String? {
    let oracle = ListedSection(section)
    if section.planned != oracle.parts {
      return "drawn as “\(section.planned.text)”, not “\(oracle.parts.text)”"
    }
    for row in section.rows.indices where section.rows[row].state != .zeroHeight {
      for limit in [1, 2, section.rows.count] {
        let rows = section.plan.rows(ofCardWith: row, limit: limit) { section.rows[$0].cardID }
        let expected = oracle.rows(ofCardWith: row, limit: limit)
        if rows != expected {
          return "row \(row) is among \(text(rows)) of \(limit), not \(text(expected))"
        }
      }
    }
    // Nothing is promised about these separators beside zero-height rows.
    guard !section.rows.contains(where: { $0.state == .zeroHeight }) else { return nil }
    for isGrouped in [false, true] {
      let separators = section.plainSeparators(isGrouped: isGrouped)
      let expected = oracle.plainSeparators(isGrouped: isGrouped)
      if separators != expected {
        return "separators \(text(separators)), not \(text(expected)), isGrouped: \(isGrouped)"
      }
    }
    return nil
  }

  private func text(_ rows: Range<Int>?) -> String { rows.map { "\($0)" } ?? "none" }

  private func text(_ separators: [PlainRowSeparators]) -> String {
    let names: [(PlainRowSeparators, String)] = [
      (.above, "above"), (.below, "below"), (.wholeBelow, "wholeBelow"),
    ]
    let texts = separators.map { separators in
      names.filter { separators.contains($0.0) }.map(\.1).joined(separator: "+")
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

/// The oracle: all that is drawn in a section, as a list for each card.
private struct ListedSection {
  private enum Part: Equatable {
    case header
    case row(Int)
    case footer
  }

  private let section: SectionSketch
  /// The rows of each card, and those between cards, from the first row to the last, without those
  /// of no height.
  private let runs: [[Int]]

  init(_ section: SectionSketch) {
    self.section = section
    runs = section.rows.indices.filter { section.rows[$0].state != .zeroHeight }
      .reduce(into: []) { runs, row in
        if let last = runs.last?.last, section.rows[last].cardID == section.rows[row].cardID {
          runs[runs.count - 1].append(row)
        } else {
          runs.append([row])
        }
      }
  }

  /// The pieces that the eye sees, each with rounded corners around it.
  private var pieces: [[Part]] {
    var cards = runs.filter { section.rows[$0[0]].cardID != nil }
      .map { $0.map(Part.row) }
    let hasCards = runs.map { section.rows[$0[0]].cardID != nil }
    // A header without a card below it is one, and so is a footer.
    if hasCards.first != true { cards.insert([], at: 0) }
    if hasCards.last == false { cards.append([]) }
    if section.hasHeader { cards[0].insert(.header, at: 0) }
    if section.hasFooter { cards[cards.count - 1].append(.footer) }
    return cards.flatMap { card in
      card.reduce(into: [[]] as [[Part]]) { pieces, part in
        if state(of: part) == .swipedApart {
          pieces += [[part], []]
        } else {
          pieces[pieces.count - 1].append(part)
        }
      }
    }
  }

  private func state(of part: Part) -> SectionSketch.Row.State {
    if case .row(let row) = part { section.rows[row].state } else { .ordinary }
  }

  /// The header, each row and the footer.
  var parts: [DrawnPart] {
    var rows = section.rows.map { row in
      DrawnPart(position: row.cardID != nil && row.state == .zeroHeight ? .middle : nil)
    }
    var (header, footer): (DrawnPart?, DrawnPart?)
    for piece in pieces {
      for (index, part) in piece.enumerated() {
        let ends = (index == 0, index == piece.count - 1)
        let position: CapPosition =
          ends == (true, true) ? .single : ends.0 ? .top : ends.1 ? .bottom : .middle
        switch part {
        case .header: header = DrawnPart(position: position)
        case .footer: footer = DrawnPart(position: position)
        case .row(let row) where section.rows[row].state == .lifted:
          rows[row] = DrawnPart(position: .single)
        case .row(let row):
          rows[row] = DrawnPart(position: position)
          guard !ends.1, case .row(let next) = piece[index + 1] else { continue }
          rows[row].separator = isHidden(between: row, and: next) ? .hidden : .shown
        }
      }
    }
    for run in runs where section.rows[run[0]].cardID == nil {
      for (row, next) in zip(run, run.dropFirst().map(Optional.some) + [nil])
      where section.rows[row].state == .ordinary && isHidden(between: row, and: next) {
        rows[row].separator = .hidden
      }
    }
    return [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
  }

  private func isHidden(between row: Int, and next: Int?) -> Bool {
    let selected = section.rows.indices.filter { section.rows[$0].isSelected }
    return selected.contains(row)
      || next.map { selected.contains($0) && section.rows[$0].state != .lifted } == true
  }

  func rows(ofCardWith row: Int, limit: Int) -> Range<Int>? {
    guard section.rows[row].cardID != nil else { return nil }
    let near = runs.first { $0.contains(row) }?.filter { abs($0 - row) <= limit } ?? []
    return near[0]..<near[near.count - 1] + 1
  }

  /// The separators of each row without a card: those on the edges above, between and below rows
  /// that have such rows on both sides.
  func plainSeparators(isGrouped: Bool) -> [PlainRowSeparators] {
    let isPlain = section.rows.map { $0.cardID == nil }
    let edges = zip([true] + isPlain, isPlain + [true]).map { $0 && $1 }
    return isPlain.indices.filter { isPlain[$0] }.map { row in
      var separators: PlainRowSeparators = []
      if edges[row], row == 0, isGrouped { separators.insert(.above) }
      if edges[row + 1] {
        separators.insert(isGrouped && row == isPlain.count - 1 ? .wholeBelow : .below)
      }
      return separators
    }
  }
}

extension SectionSketch {
  fileprivate static func random(_ generator: inout SplitMix64) -> SectionSketch {
    func often(_ rates: [Double]) -> Double { rates.randomElement(using: &generator) ?? 0 }
    func happens(_ rate: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < rate }
    let cardIDs = Array(["a", "b", nil, "c"].prefix(Int.random(in: 1...4, using: &generator)))
    let changes = often([0.2, 0.5, 1])
    let zeroHeight = often([0, 0, 0.1, 0.5, 1])
    let swiped = often([0, 0, 0.1, 0.3])
    let lifted = often([0, 0.1])
    let selected = often([0, 0.1, 0.5])
    var section = SectionSketch(hasHeader: happens(0.5), hasFooter: happens(0.5))
    var cardID = cardIDs.randomElement(using: &generator) ?? nil
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      if happens(changes) { cardID = cardIDs.randomElement(using: &generator) ?? nil }
      var row = SectionSketch.Row(cardID: cardID, isSelected: happens(selected))
      if happens(zeroHeight) {
        row.state = .zeroHeight
      } else if happens(swiped) {
        row.state = .swipedApart
      } else if happens(lifted), !section.rows.contains(where: { $0.state == .lifted }) {
        row.state = .lifted
      }
      section.rows.append(row)
    }
    return section
  }

  /// Returns a section as short and as ordinary as can be that still fails.
  fileprivate func shortest(_ fails: (SectionSketch) -> Bool) -> SectionSketch {
    var section = self
    while let simpler = section.simpler.first(where: fails) { section = simpler }
    return section
  }

  /// The sections that are this one with one thing less.
  private var simpler: [SectionSketch] {
    var sections = rows.indices.map { row in
      var section = self
      section.rows.remove(at: row)
      return section
    }
    for row in rows.indices {
      var facts = Row(cardID: rows[row].cardID, state: rows[row].state)
      if rows[row].isSelected { sections.append(substituting(row, with: facts)) }
      facts = Row(cardID: rows[row].cardID, isSelected: rows[row].isSelected)
      if rows[row].state != .ordinary { sections.append(substituting(row, with: facts)) }
    }
    if hasHeader { sections.append(SectionSketch(hasFooter: hasFooter, rows: rows)) }
    if hasFooter { sections.append(SectionSketch(hasHeader: hasHeader, rows: rows)) }
    return sections
  }

  private func substituting(_ row: Int, with facts: Row) -> SectionSketch {
    var section = self
    section.rows[row] = facts
    return section
  }
}
