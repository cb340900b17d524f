import Foundation
@_spi(Headless) import UIKit

/// Draws what the options ask for, and says what it drew.
@MainActor struct Gallery {
  let options: GalleryOptions

  func draw() throws {
    if let hero = options.hero { try drawHero(to: URL(fileURLWithPath: hero)) }
    if let animation = options.animation {
      try drawAnimation(to: URL(fileURLWithPath: animation))
    }
    guard options.hero == nil, options.animation == nil else { return }
    try drawPictures(to: URL(fileURLWithPath: options.folder, isDirectory: true))
  }

  private func drawAnimation(to file: URL) throws {
    let look = GalleryLook(
      size: options.size ?? .phone, isDark: options.isDark, isMirrored: options.isMirrored,
      system: options.system ?? .iOS18)
    try write(AnimatedPicture(on: look.device).svg, to: file)
    print(file.path)
  }

  private func drawHero(to file: URL) throws {
    let screen = options.screen ?? .contacts
    guard let scene = screen.scenes.first(where: { $0.name == screen.rawValue }) else { return }
    let picture = HeroPicture(
      of: scene, title: screen.title, size: options.size ?? .phone, isMirrored: options.isMirrored,
      system: options.system ?? .iOS18)
    try write(picture.svg, to: file)
    print(file.path)
  }

  private func drawPictures(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let looks = GalleryLook.all(options)
    let screens = options.screen.map { [$0] } ?? GalleryScreen.allCases
    var page = GalleryPage()
    for screen in screens {
      page.addScreen(screen)
      for scene in screen.scenes {
        let pictures = try looks.enumerated().map { index, look in
          try draw(scene, of: screen, in: look, to: folder, listingRows: index == 0)
        }
        page.addScene(scene.caption, pictures)
      }
    }
    if options.screen == nil { try drawUpdates(in: looks, to: folder, on: &page) }
    let file = folder.appendingPathComponent("index.html")
    try write(page.html(), to: file)
    print(file.path)
  }

  /// Strips look the same on every device, so one of them will do.
  private func drawUpdates(
    in looks: [GalleryLook], to folder: URL, on page: inout GalleryPage
  ) throws {
    page.addHeading(
      "Updates", id: "updates",
      summary: "Corners move in step with the rows: from 0, when an update begins, to 1.")
    for update in GalleryUpdate.all {
      let strips = try looks.filter { $0.size == looks.first?.size }.map { look in
        let picture = GalleryPicture(
          fileName: "\(update.name)-\(look.name).svg", caption: look.caption)
        try write(
          StripPicture(of: update, on: look.device).svg,
          to: folder.appendingPathComponent(picture.fileName))
        return picture
      }
      page.addScene(update.caption, strips, isWide: true)
    }
  }

  private func draw(
    _ scene: GalleryScene, of screen: GalleryScreen, in look: GalleryLook, to folder: URL,
    listingRows: Bool
  ) throws -> GalleryPicture {
    let title = "\(screen.title): \(scene.caption)"
    if listingRows {
      let rows = scene.open(on: look.device) { _, tableView in CapList(of: tableView) }
      print("\(title) (\(look.size.rawValue))")
      print(rows.lines.joined(separator: "\n"))
      print()
    }
    let picture = GalleryPicture(
      fileName: "\(scene.name)-\(look.name).svg", caption: look.caption)
    try write(
      scene.svg(on: look.device, title: title), to: folder.appendingPathComponent(picture.fileName))
    return picture
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
