import CapPositions
import Testing

@Suite struct RowMoveTests {
  /// A move by its source and target: the section's number, a point, and the row's.
  private func move(_ source: String, _ target: String) -> RowMove {
    RowMove(from: place(source), to: place(target))
  }

  private func place(_ text: String) -> RowMove.Place {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return RowMove.Place(section: numbers[0], row: numbers[1])
  }

  @Test(arguments: [
    // Down, by one and by more.
    ("0.1", "0.2", "0.0", "0.0"), ("0.1", "0.2", "0.2", "0.1"), ("0.1", "0.2", "0.3", "0.3"),
    ("0.0", "0.3", "0.3", "0.2"),
    // Up.
    ("0.2", "0.1", "0.1", "0.2"), ("0.2", "0.1", "0.3", "0.3"), ("0.3", "0.0", "0.0", "0.1"),
    // To its own place.
    ("0.1", "0.1", "0.0", "0.0"), ("0.1", "0.1", "0.2", "0.2"),
  ])
  func aMoveWithinASectionShiftsTheRowsBetween(
    _ source: String, _ target: String, _ before: String, _ after: String
  ) {
    #expect(move(source, target).place(of: place(before)) == place(after))
    #expect(move(source, target).origin(of: place(after)) == place(before))
  }

  @Test(arguments: [
    // The section that it leaves closes, the one that it comes to opens.
    ("0.1", "1.1", "0.0", "0.0"), ("0.1", "1.1", "0.2", "0.1"), ("0.1", "1.1", "1.0", "1.0"),
    ("0.1", "1.1", "1.1", "1.2"), ("1.0", "0.2", "1.1", "1.0"), ("1.0", "0.2", "0.2", "0.3"),
    // The others are as they were.
    ("0.1", "2.1", "1.1", "1.1"), ("0.0", "1.0", "2.0", "2.0"),
  ])
  func aMoveBetweenSectionsShiftsTheRowsBelow(
    _ source: String, _ target: String, _ before: String, _ after: String
  ) {
    #expect(move(source, target).place(of: place(before)) == place(after))
    #expect(move(source, target).origin(of: place(after)) == place(before))
  }

  @Test(arguments: [("0.1", "0.3"), ("0.1", "0.1"), ("0.2", "1.0"), ("0.0", "2.0")])
  func theRowComesFromTheSourceToTheTarget(_ source: String, _ target: String) {
    #expect(move(source, target).origin(of: place(target)) == place(source))
  }

  @Test(arguments: [
    ("0.1", "0.3", [4, 3, 0]), ("0.1", "1.0", [3, 4, 0]), ("1.2", "0.4", [5, 2, 0]),
    ("0.0", "2.0", [3, 3, 1]),
  ])
  func aMoveCountsTheRows(_ source: String, _ target: String, _ expected: [Int]) {
    let counts = [4, 3, 0].enumerated().map { section, count in
      move(source, target).count(count, inSection: section)
    }
    #expect(counts == expected)
  }

  /// Every move in sections of few rows, against arrays whose row is taken out and put in.
  @Test(arguments: 0...4, 0...4) func everyMoveIsAsArraysHaveIt(_ first: Int, _ second: Int) {
    let before: [[RowMove.Place]] = [first, 2, second].enumerated().map { section, count in
      (0..<count).map { RowMove.Place(section: section, row: $0) }
    }
    for source in before.joined() {
      for section in before.indices {
        // The target counts without the row.
        let count = before[section].count + (section == source.section ? 0 : 1)
        for row in 0..<count {
          let target = RowMove.Place(section: section, row: row)
          var after = before
          after[target.section].insert(after[source.section].remove(at: source.row), at: target.row)
          check(RowMove(from: source, to: target), from: before, to: after)
        }
      }
    }
  }

  /// Checks a move whose rows are named by where they were before.
  private func check(
    _ move: RowMove, from before: [[RowMove.Place]], to after: [[RowMove.Place]]
  ) {
    for section in after.indices {
      #expect(move.count(before[section].count, inSection: section) == after[section].count)
      for (row, former) in after[section].enumerated() {
        let place = RowMove.Place(section: section, row: row)
        #expect(move.origin(of: place) == former, "\(move) to \(place)")
        // Where the row itself goes is the target.
        guard former != move.source else { continue }
        #expect(move.place(of: former) == place, "\(move) of \(former)")
      }
      for first in before[section].indices {
        for end in first + 1...before[section].count {
          let rows = before[section][first..<end]
          let places = after[section].indices.filter { row in
            after[section][row] != move.source && rows.contains(after[section][row])
          }
          #expect(
            move.places(of: first..<end, inSection: section).flatMap(Array.init) == places,
            "\(move) of \(first)..<\(end)")
        }
      }
    }
  }
}
