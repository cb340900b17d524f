import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct DocumentationPicturesTests {
  private static let pictures = DocumentationPictures.all
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")
  private static let folder = repository.appending(path: "Sources/RoundedTable/RoundedTable.docc")

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func everyPictureIsThereInLightAndInDark() {
    let names = Self.pictures.map(\.name)
    #expect(Set(names).count == names.count)
    let light = names.filter { !$0.hasSuffix("~dark.svg") }
    #expect(
      light.map { $0.replacing(".svg", with: "~dark.svg") } == names.filter { !light.contains($0) })
    for (name, svg) in Self.pictures where light.contains(name) {
      let dark = Self.pictures.first { $0.name == name.replacing(".svg", with: "~dark.svg") }
      #expect(dark?.svg != svg)
    }
  }

  @Test func noTwoPicturesShowTheSame() {
    let pictures = Self.pictures.map { $0.svg.replacing(/<title>.*<\/title>/, with: "") }
    #expect(Set(pictures).count == pictures.count)
  }

  /// They are copies, which a change of the drawing makes old.
  ///
  /// To draw them anew:
  ///
  ///     swift run --package-path Examples Gallery --pictures Sources/RoundedTable/RoundedTable.docc
  @Test func thoseInTheArticlesAreWhatIsDrawn() throws {
    for (name, svg) in Self.pictures {
      #expect(try text(Self.folder.appending(path: name)) == svg, "\(name)")
    }
  }

  /// Those that show something of their own are drawn by hand.
  @Test func noOtherPictureIsInTheArticles() throws {
    let byHand = ["facts", "insets", "insets-two-ways", "layers", "previews", "walk", "whom"]
      .flatMap { ["\($0).svg", "\($0)~dark.svg"] }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".svg") }
    #expect(Set(files) == Set(Self.pictures.map(\.name) + byHand))
  }

  /// The README shows code below a look.
  @Test func theCodeOfTheReadmesLooksIsWhatDrawsThem() throws {
    let readme = try text(Self.repository.appending(path: "README.md"))
    let shown = Look.all.filter { readme.contains("\($0.name).svg") }
    #expect(shown.count == 2)
    for look in shown { #expect(readme.contains("```swift\n\(look.code)\n```"), "\(look.name)") }
  }

  /// On a page that is 360 points wide.
  @Test func whatIsWrittenIsLegibleOnANarrowPhone() throws {
    let screens = ["screen", "hero"]
    for (name, svg) in Self.pictures where !screens.contains(where: name.hasPrefix) {
      let width = try #require(svg.firstMatch(of: /\bwidth="([0-9]+)"/).flatMap { Double($0.1) })
      let box = try #require(svg.firstMatch(of: /viewBox="[0-9.]+ [0-9.]+ ([0-9.]+)/))
      let scale = try min(width, 360) / #require(Double(box.1))
      let sizes = svg.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
      #expect((sizes.min() ?? 17) * scale >= 12, "\(name)")
    }
  }
}
