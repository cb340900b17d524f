import Gallery
import Testing
@_spi(Headless) import UIKit

@MainActor struct GallerySceneTests {
  @Test(arguments: GalleryScreen.allCases)
  func everySceneIsDrawnTheSameToTheByte(screen: GalleryScreen) {
    var pad = HeadlessDevice.pad
    pad.userInterfaceStyle = .dark
    pad.layoutDirection = .rightToLeft
    pad.systemVersion = GallerySystem.iOS26.version
    for device in [.phone, pad] {
      for scene in screen.scenes {
        let pictures = (1...2).map { _ in
          scene.svg(on: device, title: scene.name)
        }
        #expect(pictures[0] == pictures[1])
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

  @Test(arguments: GallerySystem.allCases, [false, true])
  func theDirectoryIsScrolledToWhereNoRowIsCut(system: GallerySystem, isMirrored: Bool) throws {
    let scene = try #require(GalleryScreen.directory.scenes.first)
    let device = GalleryLook(system: system, isMirrored: isMirrored).device
    scene.open(on: device) { _, table in #expect(!table.hasHalvedRow) }
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

  /// Each scene is there for what it shows: without its state, or on an ordinary device, the screen
  /// looks otherwise.
  @Test(arguments: GalleryScreen.allCases)
  func noTwoScenesOfAScreenLookTheSame(screen: GalleryScreen) {
    for size in GallerySize.allCases where screen.size == nil || screen.size == size {
      let device = GalleryLook(size: size).device
      let pictures = screen.scenes.map { scene in
        scene.open(on: device) { window, _ in HeadlessDrawing(of: window).svg(title: "") }
      }
      #expect(Set(pictures).count == pictures.count)
    }
  }

  @Test(arguments: GalleryScreen.allCases.filter(\.isTranslated))
  func whatIsReadFromTheRightIsHebrew(screen: GalleryScreen) {
    let device = GalleryLook(isMirrored: true).device
    for scene in screen.scenes {
      scene.open(on: device) { window, _ in
        let texts = HeadlessDrawing(of: window).items.compactMap { item -> String? in
          if case .text(let text, _, _) = item.kind { text } else { nil }
        }
        #expect(texts.contains { $0.contains(/[א-ת]{3}/) })
        #expect(!texts.contains { $0.contains(/[A-Za-z]{3}/) }, "\(texts)")
      }
    }
  }

  @Test(arguments: [(false, 34.0), (true, 17)])
  func titlesAreLargeWhereThereIsRoom(isSideways: Bool, size: Double) throws {
    let scene = try #require(GalleryScreen.contacts.scenes.first)
    let device = isSideways ? HeadlessDevice.phone.rotated : .phone
    let sizes = scene.open(on: device) { window, _ in
      HeadlessDrawing(of: window).items.compactMap { item -> CGFloat? in
        guard case .text("Contacts", _, let size) = item.kind, item.opacity > 0 else { return nil }
        return size
      }
    }
    #expect(sizes == [CGFloat(size)])
  }

  @Test func aBarCoversWhatScrollsBelowIt() throws {
    let scene = try #require(GalleryScreen.wardrobe.scenes.first { $0.name == "wardrobe-below" })
    scene.open(on: .phone) { window, _ in
      let drawing = HeadlessDrawing(of: window)
      let bar = HeadlessDrawing.RGBA(.systemBackground, traits: window.traitCollection)
      for y in stride(from: 1.0, to: 90, by: 3) {
        #expect(drawing.color(at: CGPoint(x: 40, y: y)) == bar)
      }
    }
  }

  @Test func systemBarsAreDrawnWhereADeviceHasThem() throws {
    let scene = try #require(GalleryScreen.contacts.scenes.first)
    #expect(scene.svg(on: .phone, title: "").contains(">9:41</text>"))
    #expect(scene.svg(on: .pad, title: "").contains(">9:41</text>"))
    #expect(!scene.svg(on: HeadlessDevice.phone.rotated, title: "").contains(">9:41</text>"))
  }
}
