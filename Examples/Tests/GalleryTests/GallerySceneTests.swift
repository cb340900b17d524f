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
    #expect(signs == ["       ", "╭│╰╭╰╭╰", "╭│╰╭╰╭╰"])
  }

  /// Each scene is there for what it shows: without its state, or on an ordinary device, the screen looks otherwise.
  @Test(arguments: GalleryScreen.allCases)
  func noTwoScenesOfAScreenLookTheSame(screen: GalleryScreen) {
    for device in [HeadlessDevice.phone, .pad] {
      let pictures = screen.scenes.map { scene in
        scene.open(on: device) { window, _ in HeadlessDrawing(of: window).svg(title: "") }
      }
      #expect(Set(pictures).count == pictures.count)
    }
  }

  @Test(arguments: [("contacts", 34.0), ("contacts-sideways", 17)])
  func titlesAreLargeWhereThereIsRoom(name: String, size: Double) throws {
    let scene = try #require(GalleryScreen.contacts.scenes.first { $0.name == name })
    let sizes = scene.open(on: .phone) { window, _ in
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
    let scenes = GalleryScreen.contacts.scenes
    let upright = try #require(scenes.first { $0.name == "contacts" })
    let sideways = try #require(scenes.first { $0.name == "contacts-sideways" })
    #expect(upright.svg(on: .phone, title: "").contains(">9:41</text>"))
    #expect(upright.svg(on: .pad, title: "").contains(">9:41</text>"))
    #expect(!sideways.svg(on: .phone, title: "").contains(">9:41</text>"))
  }

  @Test func aContextMenuListsItsActions() throws {
    let scene = try #require(GalleryScreen.chat.scenes.first { $0.name == "chat-menu" })
    scene.open(on: .phone) { window, tableView in
      let lifted = tableView.convert(
        tableView.rectForRow(at: IndexPath(row: 6, section: 0)), to: window)
      let words = HeadlessDrawing(of: window).items.filter { item in
        if case .text("Delete", _, _) = item.kind { item.frame.minY > lifted.maxY } else { false }
      }
      #expect(words.count == 1)
    }
  }

  @Test func aContextMenuLeavesItsRowInTheLight() throws {
    let scene = try #require(GalleryScreen.chat.scenes.first { $0.name == "chat-menu" })
    scene.open(on: .phone) { window, tableView in
      let drawing = HeadlessDrawing(of: window)
      let lit = tableView.convert(
        tableView.rectForRow(at: IndexPath(row: 6, section: 0)), to: window)
      let dim = tableView.convert(
        tableView.rectForRow(at: IndexPath(row: 7, section: 0)), to: window)
      // Beside the menu, which lies over the rows below.
      let color = drawing.color(at: CGPoint(x: 330, y: lit.midY))
      let dimmed = drawing.color(at: CGPoint(x: 330, y: dim.midY))
      #expect(dimmed.isClose(to: color.scaled(by: 0.6)))
      // A corner of the row is outside its card.
      let corner = drawing.color(at: CGPoint(x: 17, y: lit.minY + 1))
      let paper = HeadlessDrawing.RGBA(.systemGroupedBackground, traits: window.traitCollection)
      #expect(corner.isClose(to: paper.scaled(by: 0.6)))
    }
  }
}

extension HeadlessDrawing.RGBA {
  fileprivate func scaled(by factor: Double) -> HeadlessDrawing.RGBA {
    HeadlessDrawing.RGBA(red: red * factor, green: green * factor, blue: blue * factor)
  }
}
