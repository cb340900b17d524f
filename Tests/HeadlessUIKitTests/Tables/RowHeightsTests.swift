import Foundation
import HeadlessTestSupport
import SeededRandom
import Testing
@_spi(Headless) import UIKit

@MainActor struct RowHeightsTests {
  private func heights(_ values: [CGFloat]) -> RowHeights {
    RowHeights(values.map { RowHeights.Height(value: $0, isMeasured: false) })
  }

  @Test func nothingHasNoRows() {
    #expect(RowHeights().row(at: .zero) == nil)
    #expect(RowHeights().total == .zero)
  }

  @Test func offsetsAreTheSumsOfWhatLiesAbove() {
    let heights = heights([10, 20, 30])
    #expect((0...2).map { heights.offset(of: $0).points } == [0, 10, 30])
    #expect(heights.total.points == 60)
  }

  @Test func rowsAreFoundByTheirOffsets() {
    let heights = heights([10, 0, 20])
    #expect(heights.row(at: Length(0)) == 0)
    #expect(heights.row(at: Length(9.9)) == 0)
    #expect(heights.row(at: Length(10)) == 2)
    #expect(heights.row(at: Length(30)) == nil)
    #expect(heights.row(at: Length(-1)) == nil)
  }

  @Test(arguments: [0, 1, 127, 128, 129, 1000]) func equalRowsAreAddedUpByMultiplying(count: Int) {
    let height = RowHeights.Height(value: 44.5, isMeasured: true)
    let heights = RowHeights(repeating: height, count: count)
    #expect(heights.total == RowHeights([RowHeights.Height](repeating: height, count: count)).total)
    #expect(heights.row(at: heights.total) == nil)
  }

  @Test func measuringOneRowMovesThoseBelow() {
    var heights = heights([CGFloat](repeating: 44, count: 1000))
    let growth = heights.measure(500, as: 50)
    #expect(growth.points == 6)
    #expect(heights.offset(of: 500).points == 22_000)
    #expect(heights.offset(of: 501).points == 22_050)
    #expect(heights.total.points == 44_006)
  }

  @Test(arguments: 0..<20) func agreesWithPlainSums(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var plain = (0..<Int.random(in: 1...400, using: &random)).map { _ in
      CGFloat(Int.random(in: 0...5, using: &random)) * 44 / 3
    }
    var heights = heights(plain)
    for _ in 0..<50 {
      let row = Int.random(in: plain.indices, using: &random)
      plain[row] = CGFloat(Int.random(in: 0...300, using: &random)) / 3
      heights.measure(row, as: plain[row])
    }
    var sum: CGFloat = 0
    for row in plain.indices {
      #expect(abs(heights.offset(of: row).points - sum) < 1e-6)
      if plain[row] > 0 { #expect(heights.row(at: heights.offset(of: row)) == row) }
      sum += plain[row]
    }
  }

  @Test func pixelsAreExactAtEveryScale() {
    #expect(Length(44 + 1.0 / 3).points * 3 == 133)
    #expect(Length(44.5).points == 44.5)
  }
}
