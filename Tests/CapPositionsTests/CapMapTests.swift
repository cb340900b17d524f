import CapPositions
import Testing

@Suite struct CapMapTests {
  private func signs(_ map: CapMap<Int, String>, _ items: String) -> String {
    String(items.map { map["\($0)"]?.sign ?? "·" })
  }

  @Test func noSectionsNoPositions() {
    let map = CapMap<Int, String>(sections: [])
    #expect(map["a"] == nil)
    #expect(map.description.isEmpty)
  }

  @Test func anEmptySectionHasNoRows() {
    let map = CapMap<Int, String>(sections: [(0, []), (1, ["a"])])
    #expect(signs(map, "a") == "□")
  }

  @Test(arguments: [("a", "□"), ("ab", "╭╰"), ("abc", "╭│╰"), ("abcdefgh", "╭││││││╰")])
  func aSectionIsOneCard(_ items: String, _ expected: String) {
    let map = CapMap(sections: [(0, items.map(String.init))])
    #expect(signs(map, items) == expected)
  }

  @Test func cardsDoNotReachOverSections() {
    let map = CapMap(sections: [(0, ["a", "b"]), (1, ["c"]), (2, ["d", "e"])])
    #expect(signs(map, "abcde") == "╭╰□╭╰")
  }

  @Test func rowsWithOneCardIDInARowShareACard() {
    let map = CapMap(sections: [(0, ["a1", "a2", "b1", "a3"])], cardID: { $0.first })
    #expect(["a1", "a2", "b1", "a3"].map { map[$0] } == [.top, .bottom, .single, .single])
  }

  @Test func aCardIDEndsWithItsSection() {
    let map = CapMap(sections: [(0, ["a1"]), (1, ["a2"])], cardID: { $0.first })
    #expect(map["a1"] == .single)
    #expect(map["a2"] == .single)
  }

  @Test func aRowWithoutCardIDSplitsItsNeighbors() {
    let map = CapMap(sections: [(0, ["a", "b", "-", "c", "d"])], cardID: { $0 == "-" ? nil : 1 })
    #expect(signs(map, "ab-cd") == "╭╰·╭╰")
  }

  @Test func rowsWithoutCardIDAreNoCardTogether() {
    let map = CapMap(sections: [(0, ["a", "b"])], cardID: { _ in Int?.none })
    #expect(signs(map, "ab") == "··")
  }

  @Test func descriptionDrawsTheCards() {
    let map = CapMap(sections: [("Fruit", ["apple", "pear"]), ("Nuts", ["hazel"])])
    #expect(map.description == "Fruit\n╭ apple\n╰ pear\nNuts\n□ hazel")
  }

  @Test func sectionsWithoutCardsHaveNoPositions() {
    let sections = [("A", ["a", "b"]), ("B", ["c"])]
    let map = CapMap(sections: sections, hasCards: { $0 != "A" })
    #expect(["a", "b", "c"].map { map[$0] } == [nil, nil, .single])
    let runs = CapMap(sections: sections, hasCards: { $0 != "B" }, cardID: { $0 })
    #expect(["a", "b", "c"].map { runs[$0] } == [.single, .single, nil])
  }
}
