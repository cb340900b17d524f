import Foundation
import Gallery
import Testing

@MainActor struct CombinationTests {
  private static let all = Combination.all

  @Test func everyPairThatCanBeChosenIsThereOnce() {
    let looks = CombinedLook.all
    let pairs = looks.enumerated().flatMap { index, look in
      looks[(index + 1)...].filter(look.goes).map { [look.name, $0.name] }
    }
    #expect(pairs.count == 183)
    #expect(Self.all.filter { $0.looks.count == 2 }.map { $0.looks.map(\.name) } == pairs)
    #expect(Self.all.filter { $0.looks.count == 1 }.map { $0.looks[0].name } == looks.map(\.name))
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  /// Of two pictures that are the same, one shows nothing of its second look.
  @Test func noTwoLooksAloneAreTheSame() {
    let alone = Self.all.filter { $0.looks.count == 1 }
    let pictures = alone.map { $0.svg.replacing(/<title>.*?<\/title>/, with: "") }
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func thePageShowsEveryPairBelowBothLooks() {
    let html = CombinationsPage(Self.all).html()
    for combination in Self.all {
      let file = "src=\"\(combination.name)-phone-ios26-light-ltr.svg\""
      #expect(html.components(separatedBy: file).count - 1 == combination.looks.count)
    }
    for look in CombinedLook.all {
      #expect(html.contains("href=\"#\(look.name)\"") && html.contains("id=\"\(look.name)\""))
    }
  }
}
