import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct AnimatedPictureTests {
  private let svg = AnimatedPicture(on: .phone).svg

  @Test func itIsDrawnTheSameToTheByteAndNeedsNothingButItself() {
    #expect(svg == AnimatedPicture(on: .phone).svg)
    #expect(!svg.contains("<script") && !svg.contains("xlink"))
    #expect(svg.components(separatedBy: "http").count == 2, "the namespace alone")
    #expect(svg.utf8.count < 200_000)
    #expect(!svg.contains(/\b(nan|inf)\b/))
  }

  @Test func itIsWellFormedAndEveryNameIsThereOnce() throws {
    let names = svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let used = svg.matches(of: /url\(#([^)]+)\)/).map { String($0.1) }
    #expect(Set(used).subtracting(names).isEmpty)
    let opened = svg.matches(of: /<[a-zA-Z][^>]*>/).filter { !$0.0.hasSuffix("/>") }.count
    #expect(opened == svg.matches(of: /<\/[a-zA-Z]+>/).count)
  }

  /// Every animation has a value for each of its moments, which ascend from 0.
  @Test func everyAnimationIsComplete() throws {
    let animations = svg.matches(of: /<animate[^>]*values="([^"]*)" keyTimes="([^"]*)"([^>]*)>/)
    #expect(animations.count > 40)
    for animation in animations {
      let values = animation.1.split(separator: ";", omittingEmptySubsequences: false)
      let moments = animation.2.split(separator: ";").compactMap { Double($0) }
      #expect(values.count == moments.count)
      #expect(moments.first == 0)
      #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
      #expect(animation.3.contains("discrete") || moments.last == 1)
    }
  }

  /// It moves rather than shows pictures one after the other.
  @Test func rowsMoveSmoothly() {
    let moves = svg.matches(of: /<animateTransform [^>]*values="([^"]*)"/)
    #expect(moves.count >= 8)
    for move in moves {
      let ways = move.1.split(separator: ";").map { value in
        value.split(separator: " ").compactMap { Double($0) }.last ?? 0
      }
      for (one, next) in zip(ways, ways.dropFirst()) { #expect(abs(next - one) < 12) }
    }
  }
}
