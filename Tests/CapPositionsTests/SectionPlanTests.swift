import CapPositions
import Testing

/// Each section is a sketch, and drawn by signs: see `SectionSketch` and `DrawnPart`.
@Suite struct SectionPlanTests {
  private func drawn(_ section: String) -> String { SectionSketch(section).planned.text }

  @Test(arguments: ["", "[ a a0! b~ .^ .! ]", "a", "[ ]"]) func aSketchIsPrintedAsItIsWritten(
    _ section: String
  ) {
    #expect("\(SectionSketch(section))" == section)
  }

  // MARK: Cards

  @Test(arguments: [("", ""), ("a", "□"), ("a a", "╭_ ╰"), ("a a a a", "╭_ │_ │_ ╰")])
  func aSectionIsOneCard(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a a b", "╭_ ╰ □"), ("a b b b", "□ ╭_ │_ ╰"), ("a b c", "□ □ □"), ("a b a", "□ □ □"),
    ("a a b b a a", "╭_ ╰ ╭_ ╰ ╭_ ╰"),
  ])
  func eachRunOfACardIDIsACard(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    (".", "·"), (". .", "· ·"), (". a a", "· ╭_ ╰"), ("a a .", "╭_ ╰ ·"), ("a . a", "□ · □"),
    (".~ a", "· □"), ("a .^", "□ ·"),
  ])
  func aRowWithoutACardIsNoCardAndEndsOne(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: 0...5, [false, true]) func aSectionOfOneCardNeedsNoFacts(
    _ count: Int, _ hasHeader: Bool
  ) {
    for hasFooter in [false, true] {
      let rows = Array(repeating: SectionSketch.Row(cardID: "a"), count: count)
      let sketch = SectionSketch(hasHeader: hasHeader, hasFooter: hasFooter, rows: rows)
      for row in 0..<count {
        #expect(
          sketch.plan.position(of: row) == sketch.plan.row(row, sketch.facts)?.position,
          "row \(row) of \(sketch)")
      }
    }
  }

  // MARK: Headers and footers inside

  @Test(arguments: [("[", "□"), ("]", "□"), ("[ ]", "╭ ╰")])
  func withoutRowsAHeaderAndAFooterAreTheCard(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("[ a", "╭ ╰"), ("a ]", "╭ ╰"), ("[ a ]", "╭ │ ╰"), ("[ a a", "╭ │_ ╰"),
    ("a a ]", "╭_ │ ╰"), ("[ a a ]", "╭ │_ │ ╰"),
  ])
  func aHeaderBeginsTheCardAndAFooterEndsIt(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("[ a b ]", "╭ ╰ ╭ ╰"), ("[ a b b c ]", "╭ ╰ ╭_ ╰ ╭ ╰"), ("[ . ]", "□ · □"),
    ("[ . a ]", "□ · ╭ ╰"), ("[ a . ]", "╭ ╰ · □"),
  ])
  func aHeaderBelongsToTheFirstRowAndAFooterToTheLast(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  // MARK: Rows out of the ordinary

  @Test(arguments: [
    ("a0 a a", "│ ╭_ ╰"), ("a a0 a", "╭_ │ ╰"), ("a a a0", "╭_ ╰ │"), ("a0 a a0", "│ □ │"),
    ("a a0 a0 a", "╭_ │ │ ╰"), ("a0 a0", "│ │"), ("a a0 b", "□ │ □"), ("a b0 b", "□ │ □"),
    ("a a0 b0 b", "□ │ │ □"), ("[ a0 a", "╭ │ ╰"), ("a a0 ]", "╭ │ ╰"), ("[ a0 a ]", "╭ │ │ ╰"),
    ("[ a a0 ]", "╭ │ │ ╰"), ("[ a0 b", "╭ │ ╰"), ("a b0 ]", "╭ │ ╰"),
    ("a b0 a", "╭_ │ ╰"), ("a .0 a", "╭_ · ╰"),
  ])
  func zeroHeightRowsAreIgnored(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("[ a0", "□ │"), ("[ a0 a0", "□ │ │"), ("a0 a0 ]", "│ │ □"), ("[ a0 ]", "╭ │ ╰"),
    ("[ a0 a0 ]", "╭ │ │ ╰"), ("[ a0 b0 ]", "╭ │ │ ╰"), ("[ .0 ]", "╭ · ╰"),
  ])
  func ofZeroHeightRowsAHeaderAndAFooterAreTheCard(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a~", "□"), ("a a~ a", "□ □ □"), ("a~ a a", "□ ╭_ ╰"), ("a a a~", "╭_ ╰ □"),
    ("a a~ a~ a", "□ □ □ □"), ("a b~ b b", "□ □ ╭_ ╰"), ("[ a~ a ]", "□ □ ╭ ╰"),
    ("[ a a~ ]", "╭ ╰ □ □"), ("[ a~ ]", "□ □ □"),
  ])
  func aSwipedRowIsACardOfItsOwnAndDividesTheOthers(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a a0 a~", "□ │ □"), ("a~ a0 a", "□ │ □"), ("a a a0 a~ a0 a a", "╭_ ╰ │ □ │ ╭_ ╰"),
    ("[ a0 a~", "□ │ □"), ("a~ a0 ]", "□ │ □"),
  ])
  func aSwipedRowDividesRowsAcrossZeroHeight(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a^", "□"), ("a a^ a", "╭_ □ ╰"), ("a^ a", "□ ╰"), ("a a^", "╭_ □"), ("a b^ b", "□ □ ╰"),
    ("a a0 a^", "╭_ │ □"), ("[ a^ ]", "╭ □ ╰"), ("[ a a^", "╭ │_ □"),
  ])
  func aLiftedRowIsACardOfItsOwnAndTheOthersMakeRoom(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  // MARK: Separators

  @Test(arguments: [
    ("a! a a", "╭x │_ ╰"), ("a a! a a", "╭x │x │_ ╰"), ("a a a!", "╭_ │x ╰"), ("a! b", "□ □"),
    ("a a b! b", "╭_ ╰ ╭x ╰"), ("[ a! a ]", "╭ │x │ ╰"), ("a a! ]", "╭x │ ╰"),
  ])
  func separatorsBesideASelectedRowAreHidden(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a a0! a", "╭_ │ ╰"), ("a a0 a!", "╭x │ ╰"), ("a! a0 a", "╭x │ ╰"),
    ("a a0! a0 a!", "╭x │ │ ╰"), ("a a0! b!", "□ │ □"),
  ])
  func aSelectedRowHidesSeparatorsAcrossZeroHeight(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    ("a a^! a", "╭_ □ ╰"), ("a a0 a^!", "╭_ │ □"), ("a a! a^! a!", "╭x │x □ ╰"),
  ])
  func aSelectedRowThatIsLiftedHidesNoSeparator(_ section: String, _ expected: String) {
    #expect(drawn(section) == expected)
  }

  @Test(arguments: [
    (". .! . .", "·x ·x · ·"), (". a!", "· □"), (".! a", "·x □"), ("a! .", "□ ·"),
    (". .0 .!", "·x · ·x"), (". .0 a!", "· · □"),
  ])
  func separatorsOfRowsWithoutACardAreHiddenBesideASelectedRowToo(
    _ section: String, _ expected: String
  ) {
    #expect(drawn(section) == expected)
  }

  @Test(
    arguments: [
      (".", [.below]), (". . .", [.below, .below, .below]), (". a .", [[], .below]),
      ("a . . b", [.below, []]), ("a .", [.below]), (". a", [[]]),
    ] as [(String, [PlainRowSeparators])])
  func inAPlainTableRowsWithoutACardHaveSeparatorsExceptAlongACard(
    _ section: String, _ expected: [PlainRowSeparators]
  ) {
    #expect(SectionSketch(section).plainSeparators(isGrouped: false) == expected)
  }

  @Test(
    arguments: [
      (".", [[.above, .wholeBelow]]), (". . .", [[.above, .below], .below, .wholeBelow]),
      (". a .", [.above, .wholeBelow]), ("a . . b", [.below, []]), ("a .", [.wholeBelow]),
      (". a", [.above]),
    ] as [(String, [PlainRowSeparators])])
  func inAGroupedTableRowsWithoutACardHaveSeparatorsAroundTheirSection(
    _ section: String, _ expected: [PlainRowSeparators]
  ) {
    #expect(SectionSketch(section).plainSeparators(isGrouped: true) == expected)
  }

  // MARK: The rows of a card

  @Test(arguments: [
    ("a", 0, 0..<1), ("a a a b b", 1, 0..<3), ("a a a b b", 3, 3..<5), ("a a b a a", 3, 3..<5),
    ("a . a", 2, 2..<3), ("a . a", 1, nil), ("a a0 a~ a^", 0, 0..<4),
  ])
  func theRowsOfACardAreThoseWithItsID(_ section: String, _ row: Int, _ expected: Range<Int>?) {
    let sketch = SectionSketch(section)
    let rows = sketch.plan.rows(ofCardWith: row, limit: 100) { sketch.rows[$0].cardID }
    #expect(rows == expected)
  }

  @Test(arguments: [
    (3, 1, 2..<5), (3, 2, 1..<6), (3, 3, 0..<7), (0, 2, 0..<3), (6, 2, 4..<7), (3, 50, 0..<7),
  ])
  func theRowsOfACardAreThoseWithinTheLimit(_ row: Int, _ limit: Int, _ expected: Range<Int>) {
    let plan = SectionPlan(count: 7)
    #expect(plan.rows(ofCardWith: row, limit: limit) { _ in "a" } == expected)
  }

  // MARK: Cost

  @Test(arguments: [0, 1, 499_999, 500_000, 999_999]) func aRowAsksForItsNeighborsAlone(_ row: Int)
  {
    var asked = 0
    func count(_ call: ((Int) -> RowFacts) -> Void) -> Int {
      asked = 0
      call { row in
        asked += 1
        return RowFacts(cardID: "a", state: row == 500_000 ? .lifted : .ordinary)
      }
      return asked
    }
    let plan = SectionPlan(count: 1_000_000, hasHeader: true, hasFooter: true)
    #expect(count { _ = plan.row(row, $0) } <= 3)
    #expect(count { _ = plan.separatorIsHidden(below: row, $0) } <= 2)
    #expect(count { _ = plan.separators(ofPlainRow: row, isGrouped: true, $0) } <= 1)
    #expect(count { _ = plan.headerPosition($0) } <= 2)
    #expect(count { _ = plan.footerPosition($0) } <= 2)
    asked = 0
    _ = plan.rows(ofCardWith: row, limit: 32) { _ in
      asked += 1
      return "a"
    }
    #expect(asked <= 65)
  }

  @Test func zeroHeightRowsAreNotAskedFor() {
    var asked: [Int] = []
    let plan = SectionPlan(
      count: 1_000_000, zeroHeightRows: [400_000..<500_000, 500_001..<600_000])
    let row = plan.row(500_000) { row in
      asked.append(row)
      return RowFacts(cardID: "a")
    }
    #expect(row?.position == .middle)
    #expect(asked.sorted() == [399_999, 500_000, 600_000])
  }
}
