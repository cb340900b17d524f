import CapPositions
import Testing

@Suite struct CapPositionTests {
  @Test func aCardOfOneRowIsSingle() {
    #expect(CapPosition(row: 0, of: 1) == .single)
  }

  @Test func aCardOfTwoRowsHasNoMiddle() {
    #expect((0..<2).map { CapPosition(row: $0, of: 2) } == [.top, .bottom])
  }

  @Test func aCardOfThreeRowsHasOneMiddle() {
    #expect((0..<3).map { CapPosition(row: $0, of: 3) } == [.top, .middle, .bottom])
  }

  @Test(arguments: 4...40) func onlyTheEndsOfALongCardAreCaps(_ count: Int) {
    let positions = (0..<count).map { CapPosition(row: $0, of: count) }
    #expect(positions.first == .top)
    #expect(positions.last == .bottom)
    #expect(positions.dropFirst().dropLast().allSatisfy { $0 == .middle })
  }

  @Test(arguments: [
    (false, false, CapPosition.single), (false, true, .top), (true, true, .middle),
    (true, false, .bottom),
  ])
  func neighborsDecide(_ previous: Bool, _ next: Bool, _ position: CapPosition) {
    #expect(CapPosition(joinsPrevious: previous, joinsNext: next) == position)
    #expect(position.roundsTop == !previous)
    #expect(position.roundsBottom == !next)
  }

  @Test func everyPositionHasItsSignAndName() {
    #expect(CapPosition.allCases.map(\.sign) == ["□", "╭", "│", "╰"])
    #expect(CapPosition.allCases.map(\.description) == ["single", "top", "middle", "bottom"])
  }
}
