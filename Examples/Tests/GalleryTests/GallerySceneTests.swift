import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct GallerySceneTests {
  @Test(arguments: GalleryScreen.allCases)
  func everySceneIsDrawnTheSameToTheByte(screen: GalleryScreen) {
    var pad = HeadlessDevice.pad
    pad.userInterfaceStyle = .dark
    pad.layoutDirection = .rightToLeft
    for device in [.phone, pad] {
      for scene in screen.scenes {
        let pictures = (1...2).map { _ in
          scene.open(on: device) { window, _ in HeadlessDrawing(of: window).svg(title: scene.name) }
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0].hasPrefix("<svg"))
        #expect(!pictures[0].contains(/\b(nan|inf)\b/))
      }
    }
  }

  @Test func namesOfScenesAreNamesOfFiles() {
    let names = GalleryScreen.allCases.flatMap { $0.scenes.map(\.name) }
    #expect(Set(names).count == names.count)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz-")
    #expect(names.allSatisfy { allowed.isSuperset(of: $0) })
  }

  @Test func everyScreenHasASceneOfItsName() {
    for screen in GalleryScreen.allCases {
      #expect(screen.scenes.contains { $0.name == screen.rawValue })
    }
  }

  @Test func rowsAreListedWithTheirCaps() throws {
    let scene = try #require(GalleryScreen.tutorial.scenes.first)
    let lines = scene.open(on: .phone) { _, tableView in CapList(of: tableView).lines }
    #expect(
      lines == [
        "    A plain row", "    Another plain row", "",
        "  ╭ The top of a card", "  │ Its middle", "  │ Its middle, too", "  ╰ Its bottom",
      ])
  }

  @Test func aTableWithoutCardsHasNoCaps() throws {
    let scene = try #require(GalleryScreen.contacts.scenes.first)
    let lines = scene.open(on: .phone) { _, tableView in CapList(of: tableView).lines }
    #expect(lines.prefix(4) == ["    Ada Byron", "    Alan Mathison", "    Annie Easley", ""])
  }

  @Test func rowsThatHaveTakenTheirCardsOffHaveNoCaps() throws {
    let signs = GalleryScreen.customCells.scenes.map { scene in
      scene.open(on: .phone) { _, tableView in
        CapList(of: tableView).lines.map { String($0.dropFirst(2).prefix(1)) }.joined()
      }
    }
    #expect(signs == ["       ", "╭│╰╭╰╭╰"])
  }
}
