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
      let end = try #require(rest.range(of: "\n    }"))
      #expect(words(String(rest[open.upperBound..<end.lowerBound])) == words(look.code))
      #expect(look.code.split(separator: "\n").count <= 4)
    }
  }

  /// Each row draws its part of the outline.
  ///
  /// In a picture they're one path, because a browser would show where two of them meet.
  @Test func anOutlineIsOnePath() throws {
    let look = try #require(Look.properties.first { $0.name == "style-outline" })
    let device = GalleryLook().device
    let strokes = /stroke="#FF9500"/
    #expect(look.svg(on: device).matches(of: strokes).count == 1)
    look.show(on: device) { window in
      #expect(HeadlessDrawing(of: window).svgBody(idPrefix: "").matches(of: strokes).count == 3)
    }
  }

  @Test func everyLookIsAnother() {
    let pictures = Look.all.map { $0.svg(on: GalleryLook().device) }
    #expect(Set(pictures).count == Look.all.count)
    #expect(pictures == Look.all.map { $0.svg(on: GalleryLook().device) })
  }
}
