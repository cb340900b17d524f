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

  @Test func changesNameSurvivorsWhoseCapChanged() {
    let before = CapMap(sections: [(0, ["a", "b", "c"])])
    let after = CapMap(sections: [(0, ["b", "c", "d"])])
    #expect(
      before.changes(to: after) == [
        "b": CapChange(from: .middle, to: .top), "c": CapChange(from: .bottom, to: .middle),
      ])
  }

  @Test func aChangeIsPrintedByNames() {
    #expect("\(CapChange(from: .bottom, to: .middle))" == "bottom to middle")
    #expect("\(CapChange(from: nil, to: .single))" == "no card to single")
    #expect("\(CapChange(from: .top, to: nil))" == "top to no card")
    let before = CapMap(sections: [(0, ["a", "b"])])
    let after = CapMap(sections: [(0, ["a", "b", "c"])])
    #expect("\(before.changes(to: after))" == #"["b": bottom to middle]"#)
  }

  @Test func rowsThatComeOrGoAreNoChanges() {
    let before = CapMap(sections: [(0, ["a"])])
    let after = CapMap(sections: [(0, ["b"])])
    #expect(before.changes(to: after).isEmpty)
  }

  @Test func aRowThatLosesItsCardChanges() {
    let sections = [(0, ["a", "b"])]
    let before = CapMap(sections: sections)
    let after = CapMap(sections: sections, cardID: { $0 == "a" ? 1 : nil })
    #expect(
      before.changes(to: after) == [
        "a": CapChange(from: .top, to: .single), "b": CapChange(from: .bottom, to: nil),
      ])
  }

  @Test func aRowThatChangesItsSectionAndKeepsItsCapIsNoChange() {
    let before = CapMap(sections: [(0, ["a", "b"]), (1, ["c"])])
    let after = CapMap(sections: [(0, ["b"]), (1, ["a", "c"])])
    #expect(before.changes(to: after).keys.sorted() == ["b", "c"])
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
