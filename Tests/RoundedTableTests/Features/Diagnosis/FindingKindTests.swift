import RoundedTable
import Testing

@Suite struct FindingKindTests {
  @Test func aKindIsMadeFromItsName() {
    for kind in CardFinding.Kind.allCases {
      #expect(CardFinding.Kind(rawValue: kind.rawValue) == kind)
    }
    #expect(CardFinding.Kind(rawValue: "cellclips") == nil)
  }
}
