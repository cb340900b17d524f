import Foundation
@_spi(Headless) import UIKit

/// Draws what the options ask for, and says what it drew.
@MainActor package struct Gallery {
  private let options: GalleryOptions

  package init(options: GalleryOptions) {
    self.options = options
  }

  package func draw() throws {
    if let hero = options.hero { try drawHero(to: URL(fileURLWithPath: hero)) }
    if let looks = options.looks {
      try save(LooksPicture(on: look(on: .iOS26).device).svg, to: URL(fileURLWithPath: looks))
    }
    if let animation = options.animation {
      try save(
        AnimatedPicture(on: look(on: .iOS18).device).svg, to: URL(fileURLWithPath: animation))
    }
    guard options.wantsPage else { return }
    try drawPage(to: URL(fileURLWithPath: options.folder, isDirectory: true))
  }

  /// The look of one picture, on a system unless the options name another.
  private func look(on system: GallerySystem) -> GalleryLook {
    GalleryLook(
      size: options.size ?? .phone, isDark: options.isDark ?? false,
      isMirrored: options.isMirrored ?? false, system: options.system ?? system)
  }

  private func drawHero(to file: URL) throws {
    let screen = options.screen ?? .shop
    let scenes = screen.scenes
    guard
      let scene = screen == .shop ? scenes.first(where: { $0.name == "shop-basket" }) : scenes.first
    else { return }
    let look = look(on: .iOS26)
    let picture = HeroPicture(
      of: scene, title: screen.title, size: look.size, isMirrored: look.isMirrored,
      system: look.system)
    try save(picture.svg, to: file)
  }

  // MARK: The page

  private func drawPage(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try removeOldPictures(in: folder)
    let looks = GalleryLook.all(options)
    var page = GalleryPage(looks: looks)
    for chapter in GalleryChapter.allCases {
      let screens = chapter.screens.filter { options.screen == nil || options.screen == $0 }
      guard !screens.isEmpty || chapter == .updates && options.screen == nil else { continue }
      page.addChapter(chapter.title, id: chapter.rawValue, summary: chapter.summary)
      if chapter == .looks {
        page.addFixedPicture(GalleryPage.looksName, caption: "Five looks of a card")
      }
      for screen in screens { try add(screen, to: &page, in: looks, folder: folder) }
      if chapter == .updates { try addUpdates(to: &page, in: looks, folder: folder) }
    }
    try write(
      AnimatedPicture(on: look(on: .iOS18).device).svg,
      to: folder.appending(path: GalleryPage.filmName))
    try write(
      LooksPicture(on: look(on: .iOS26).device).svg,
      to: folder.appending(path: GalleryPage.looksName))
    try save(page.html(), to: folder.appending(path: "index.html"))
  }

  /// What is drawn replaces what was drawn before, also with other options.
  private func removeOldPictures(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where GalleryLook.isName(ofPicture: file.lastPathComponent) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func add(
    _ screen: GalleryScreen, to page: inout GalleryPage, in looks: [GalleryLook], folder: URL
  ) throws {
    page.addScreen(screen)
    page.openPictures()
    for scene in screen.scenes {
      if let first = looks.first { list(scene, of: screen, in: first) }
      for look in looks {
        try write(
          scene.svg(on: look.device, title: "\(screen.title): \(scene.caption)"),
          to: folder.appending(path: "\(scene.name)-\(look.name).svg"))
      }
      page.addPicture(scene.name, caption: scene.caption)
    }
    page.closePictures()
  }

  /// Strips look the same on every device, so one of them will do.
  private func addUpdates(
    to page: inout GalleryPage, in looks: [GalleryLook], folder: URL
  ) throws {
    guard let size = looks.first?.size else { return }
    page.openPictures(areWide: true)
    let motions: [any GalleryMotion] =
      GalleryUpdate.all + GalleryUpdate.acrossCards + GalleryReducedMotion.all + GalleryGesture.all
    for update in motions {
      for look in looks where look.size == size {
        try write(
          StripPicture(of: update, on: look.device).svg,
          to: folder.appending(path: "\(update.name)-\(look.name).svg"))
      }
      page.addPicture(update.name, caption: update.caption, size: size)
    }
    page.closePictures()
  }

  /// Says what the rows of a scene are, and where they stand in their cards.
  private func list(_ scene: GalleryScene, of screen: GalleryScreen, in look: GalleryLook) {
    let rows = scene.open(on: look.device) { _, tableView in CapList(of: tableView) }
    print("\(screen.title): \(scene.caption) (\(look.size.rawValue))")
    print(rows.lines.joined(separator: "\n"))
    print()
  }

  private func save(_ text: String, to file: URL) throws {
    try write(text, to: file)
    print(file.path)
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
