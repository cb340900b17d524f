import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct LookTests {
  /// What the page and the README say is what is drawn.
  @Test func theCodeOfALookIsWhatDrawsIt() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Gallery/Looks/Look+All.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    for look in Look.all {
      let start = try #require(source.range(of: "\"\(look.name)\""))
      let rest = source[start.upperBound...]
      let open = try #require(rest.range(of: "{ dataSource in\n"))
      let end = try #require(rest.range(of: "\n    }\n  }\n"))
      #expect(words(String(rest[open.upperBound..<end.lowerBound])) == words(look.code))
      #expect(look.code.split(separator: "\n").count <= 4)
    }
  }

  /// Each row draws a part of the outline, and clips it a point further than it reaches itself
  /// where it meets another row.
  @Test func anOutlineIsNotBrokenWhereRowsMeet() throws {
    let look = try #require(Look.properties.first { $0.name == "style-outline" })
    let svg = look.svg(on: GalleryLook().device)
    let clips = svg.matches(of: /<clipPath id="l[0-9]+"><path d="(.*)"/).map(\.1)
    let rows = clips.filter { $0.contains("L288 ") }
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { $0.contains("L288 45L0 45") })
    #expect(rows.filter { $0.hasPrefix("M0 -1L288 -1") }.count == 2, "below the first row")
  }

  @Test func everyLookIsAnother() {
    let pictures = Look.all.map { $0.svg(on: GalleryLook().device) }
    #expect(Set(pictures).count == Look.all.count)
    #expect(pictures == Look.all.map { $0.svg(on: GalleryLook().device) })
  }
}
