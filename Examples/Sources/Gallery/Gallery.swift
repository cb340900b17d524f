import Foundation
import Screens
@_spi(Headless) import UIKit

/// Draws what the options ask for, and says what it drew.
@MainActor package struct Gallery {
  private let options: GalleryOptions

  package init(options: GalleryOptions) {
    self.options = options
  }

  package func draw() throws {
    if let pixels = options.pixels {
      try write(PixelSamples.script, to: URL(fileURLWithPath: pixels))
    } else if let pictures = options.pictures {
      try drawPictures(to: URL(fileURLWithPath: pictures, isDirectory: true))
    } else if let code = options.code {
      try writeCode(to: URL(fileURLWithPath: code, isDirectory: true))
    } else {
      try drawPage(to: URL(fileURLWithPath: options.folder, isDirectory: true))
    }
  }

  private func drawPictures(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for picture in DocumentationPictures.all {
      let file = folder.appending(path: picture.name)
      try write(picture.svg, to: file)
      print(file.path)
    }
  }

  private func writeCode(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    for source in LookSources.all + [LookSources.pasted(in: readme)] {
      let file = folder.appending(path: source.name)
      try write(source.text, to: file)
      print(file.path)
    }
  }

  // MARK: The page

  private func drawPage(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try removeOldPictures(in: folder)
    let looks = GalleryLook.all(options)
    var page = GalleryPage(looks: looks)
    try draw(in: looks, FixedLook(size: .phone), name: GalleryPage.filmName, folder) {
      ComparisonPicture(on: $0).svg
    }
    for chapter in GalleryChapter.allCases {
      let screens = chapter.screens.filter { options.screen == nil || options.screen == $0 }
      if screens.isEmpty, options.screen != nil || !chapter.screens.isEmpty { continue }
      page.addChapter(chapter)
      page.open(chapter.row)
      for screen in screens { try add(screen, to: &page, in: looks, folder: folder) }
      for look in chapter.looks { try add(look, to: &page, in: looks, folder: folder) }
      for motion in chapter.motions { try add(motion, to: &page, in: looks, folder: folder) }
      page.close()
    }
    if options.screen == nil {
      try drawCombinations(to: folder)
      try drawChoices(to: folder)
      try draw(in: looks, GalleryPage.choicesLook, name: ChoicePage.pictureName, folder) {
        ChoicePagePicture(on: $0).svg
      }
      page.showsCombinations = true
    }
    let file = folder.appending(path: "index.html")
    try write(page.html(), to: file)
    print(file.path)
  }

  private func drawCombinations(to folder: URL) throws {
    let combinations = Combination.all
    for combination in combinations {
      let name = "\(combination.name)-\(GalleryLook().name).svg"
      try write(combination.svg, to: folder.appending(path: name))
    }
    let file = folder.appending(path: CombinationsPage.fileName)
    try write(CombinationsPage(combinations).html(), to: file)
    print(file.path)
  }

  /// Draws the looks that can be chosen, and says what they take.
  private func drawChoices(to folder: URL) throws {
    let clock = ContinuousClock()
    var bytes = 0
    let pictures = folder.appending(path: ChoicePage.pictureFolder)
    try? FileManager.default.removeItem(at: pictures)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let time = try clock.measure {
      for choice in LookChoice.all {
        let svg = ChoicePicture(choice).svg
        bytes += svg.utf8.count
        try write(svg, to: pictures.appending(path: "\(choice.name).svg"))
      }
    }
    let file = folder.appending(path: ChoicePage.fileName)
    try write(ChoicePage().html(), to: file)
    print(file.path)
    print("\(LookChoice.all.count) looks to choose from: \(bytes) bytes, \(time)")
  }

  /// What is drawn replaces what was drawn before, also with other options.
  private func removeOldPictures(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where GalleryLook.isName(ofPicture: file.lastPathComponent) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Draws a picture once in each look that it can have.
  private func draw(
    in looks: [GalleryLook], _ fixed: FixedLook, name: String, _ folder: URL,
    _ svg: (HeadlessDevice) -> String
  ) throws {
    var drawn: Set<GalleryLook> = []
    for look in looks.map(fixed.applied) where drawn.insert(look).inserted {
      try write(svg(look.device), to: folder.appending(path: "\(name)-\(look.name).svg"))
    }
  }

  private func add(
    _ screen: GalleryScreen, to page: inout GalleryPage, in looks: [GalleryLook], folder: URL
  ) throws {
    page.open(screen)
    let fixed = FixedLook(
      size: screen.size, isMirrored: screen.isTranslated ? nil : false,
      hasLargeText: screen.followsTextSize ? nil : false)
    for scene in screen.scenes {
      if let first = looks.first { list(scene, of: screen, in: fixed.applied(to: first)) }
      try draw(in: looks, fixed, name: scene.name, folder) {
        scene.svg(on: $0, title: "\(screen.title): \(scene.caption)")
      }
      page.addPicture(scene.name, caption: scene.caption, fixed: fixed)
    }
    page.closeScreen()
  }

  private func add(
    _ motion: GalleryMotion, to page: inout GalleryPage, in looks: [GalleryLook], folder: URL
  ) throws {
    try draw(in: looks, motion.fixed, name: motion.name, folder) {
      FilmPicture(of: motion, on: $0).svg
    }
    page.addPicture(
      motion.name, caption: motion.caption, fixed: motion.fixed, code: motion.code)
  }

  private func add(
    _ look: Look, to page: inout GalleryPage, in looks: [GalleryLook], folder: URL
  ) throws {
    let fixed = FixedLook(size: .phone)
    try draw(in: looks, fixed, name: look.name, folder) { look.svg(on: $0) }
    page.addPicture(look.name, caption: look.caption, fixed: fixed, code: look.code)
  }

  /// Says what the rows of a scene are, and where they stand in their cards.
  private func list(_ scene: GalleryScene, of screen: GalleryScreen, in look: GalleryLook) {
    let rows = scene.open(on: look.device) { _, tableView in CapList(of: tableView) }
    print("\(screen.title): \(scene.caption) (\(look.size.rawValue))")
    print(rows.lines.joined(separator: "\n"))
    print()
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
