import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct ReadmePicturesTests {
  private static let pictures = ReadmePictures.all

  @Test func everyPictureIsThereInLightAndInDark() {
    let names = Self.pictures.map(\.name)
    #expect(Set(names).count == names.count)
    let light = names.filter { $0.hasSuffix("-light.svg") }
    #expect(
      light.map { $0.replacing("light", with: "dark") } == names.filter { !light.contains($0) })
    for (name, svg) in Self.pictures where name.hasSuffix("-light.svg") {
      let dark = Self.pictures.first { $0.name == name.replacing("light", with: "dark") }
      #expect(dark?.svg != svg)
    }
  }

  /// On a page that is 360 points wide.
  @Test func whatIsWrittenIsLegibleOnANarrowPhone() throws {
    for (name, svg) in Self.pictures where !name.hasPrefix("screen") {
      let width = try #require(svg.firstMatch(of: /\bwidth="([0-9]+)"/).flatMap { Double($0.1) })
      let scale = min(1, 360 / width)
      let sizes = svg.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
      #expect((sizes.min() ?? 0) * scale >= 12, "\(name)")
    }
  }
}
