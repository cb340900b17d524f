import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

/// Pictures that move by themselves.
@MainActor struct FilmPictureTests {
  private static let films: [String] = [
    ComparisonPicture(on: GalleryLook().device).svg,
    ComparisonPicture(on: GalleryLook(system: .iOS18, isDark: true, isMirrored: true).device).svg,
    FilmPicture(of: Comparison.motion(of: .roundedTable), on: GalleryLook().device).svg,
  ]

  @Test func theyAreDrawnTheSameToTheByteAndNeedNothingButThemselves() {
    #expect(Self.films[0] == ComparisonPicture(on: GalleryLook().device).svg)
    for svg in Self.films {
      #expect(!svg.contains("<script") && !svg.contains("xlink"))
      #expect(svg.components(separatedBy: "http").count == 2, "the namespace alone")
      #expect(svg.utf8.count < 200_000)
      #expect(!svg.contains(/\b(nan|inf)\b/))
    }
  }

  @Test func theyAreWellFormedAndEveryNameIsThereOnce() throws {
    for svg in Self.films {
      let names = svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
      #expect(Set(names).count == names.count)
      let used = svg.matches(of: /url\(#([^)]+)\)/).map { String($0.1) }
      #expect(Set(used).subtracting(names).isEmpty)
      let opened = svg.matches(of: /<[a-zA-Z][^>]*>/).filter { !$0.0.hasSuffix("/>") }.count
      #expect(opened == svg.matches(of: /<\/[a-zA-Z]+>/).count)
    }
  }

  /// Every animation has a value for each of its moments, which ascend from 0.
  @Test func everyAnimationIsComplete() throws {
    for svg in Self.films {
      let animations = svg.matches(of: /<animate[^>]*values="([^"]*)" keyTimes="([^"]*)"([^>]*)>/)
      #expect(animations.count > 4)
      for animation in animations {
        let values = animation.1.split(separator: ";", omittingEmptySubsequences: false)
        let moments = animation.2.split(separator: ";").compactMap { Double($0) }
        #expect(values.count == moments.count)
        #expect(moments.first == 0)
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
        #expect(animation.3.contains("discrete") || moments.last == 1)
      }
    }
  }

  /// They move rather than show pictures one after the other, and soon.
  @Test func rowsMoveSmoothlyAndAtOnce() throws {
    for svg in Self.films {
      let moves = svg.matches(
        of: /<animateTransform [^>]*values="([^"]*)" keyTimes="([^"]*)" dur="([0-9.]+)s"/)
      #expect(moves.count >= 1)
      for move in moves {
        let ways = move.1.split(separator: ";").map { value in
          value.split(separator: " ").compactMap { Double($0) }.last ?? 0
        }
        for (one, next) in zip(ways, ways.dropFirst()) { #expect(abs(next - one) < 14) }
      }
    }
    let starts = Self.films[0].matches(
      of: /<animate[A-Za-z]* [^>]*keyTimes="0;([0-9.]+);[^"]*" dur="([0-9.]+)s"/
    ).compactMap { match in Double(match.1).flatMap { start in Double(match.2).map { start * $0 } }
    }
    // The first picture shows a difference, and stands a little longer.
    #expect(try #require(starts.min()) < 1.5)
  }
}
