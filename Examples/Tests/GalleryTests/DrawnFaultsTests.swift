import Foundation
import Gallery
import Testing
@_spi(Headless) import UIKit

/// Every picture is one that a browser shows as it is meant.
@MainActor struct DrawnFaultsTests {
  private static let looks = GallerySize.allCases.flatMap { size in
    GallerySystem.allCases.flatMap { system in
      [false, true].flatMap { isDark in
        [false, true].flatMap { isMirrored in
          [false, true].map {
            GalleryLook(
              size: size, system: system, isDark: isDark, isMirrored: isMirrored, hasLargeText: $0)
          }
        }
      }
    }
  }

  private func expectNoFault(_ svg: String, _ name: String) {
    let faults = DrawnFaults.all(in: svg)
    #expect(faults.isEmpty, "\(name): \(faults.joined(separator: "; "))")
  }

  @Test func everyCheckedInPictureIsWhole() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/RoundedTable/RoundedTable.docc")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "svg" }
    #expect(files.count > 100)
    for file in files {
      expectNoFault(try String(contentsOf: file, encoding: .utf8), file.lastPathComponent)
    }
  }

  @Test(arguments: GalleryScreen.allCases) func everySceneIsWhole(screen: GalleryScreen) {
    for look in Self.looks
    where (screen.size ?? look.size) == look.size && (screen.isTranslated || !look.isMirrored)
      && (screen.followsTextSize || !look.hasLargeText)
    {
      for scene in screen.scenes {
        expectNoFault(scene.svg(on: look.device, title: ""), "\(scene.name) \(look.name)")
      }
    }
  }

  @Test func everyLookCombinationAndFilmIsWhole() {
    for isDark in [false, true] {
      let device = GalleryLook(isDark: isDark).device
      for look in Look.all + Look.properties + Look.recipes {
        expectNoFault(look.svg(on: device), look.name)
      }
      for motion in GalleryMotion.all {
        expectNoFault(FilmPicture(of: motion, on: device).svg, motion.name)
      }
    }
    for combination in Combination.all { expectNoFault(combination.svg, combination.name) }
  }

  /// Each fault that the checks above look for is found.
  @Test(arguments: [
    ("<path d=\"M0 0L9 9\"/>", nil),
    ("<path d=\"L9 9\"/>", "a path without a move"),
    ("<path d=\"C1 1 2 2 3 3L9 9\"/>", "a path without a move"),
    ("<path d=\"\"/>", "an empty d"),
    ("<path d=\"M0 nanL9 9\"/>", "no number in d"),
    ("<rect width=\"-inf\" height=\"9\"/>", "no number in width"),
    ("<path d=\"M0 0L9 9\" fill=\"\"/>", "an empty fill"),
    ("<path d=\"M0 0L9 9\" fill=\"url(#none)\"/>", "an empty fill: none"),
    ("<linearGradient id=\"a\"/><path d=\"M0 0L9 9\" fill=\"url(#a)\"/>", "an empty fill: a"),
    ("<image width=\"0\" height=\"9\"/>", "an image without size"),
    ("<text x=\"10\" y=\"20\" textLength=\"80\">Inside</text>", nil),
    ("<text x=\"30\" y=\"20\" textLength=\"80\">Too wide</text>", "outside its panel: Too wide"),
    ("<g transform=\"translate(0 90)\"><text y=\"20\">Low</text></g>", "outside its panel: Low"),
    (
      "<clipPath id=\"a\"><rect width=\"50\" height=\"50\"/></clipPath>"
        + "<g clip-path=\"url(#a)\"><text x=\"10\" y=\"20\" textLength=\"60\">Cut</text></g>",
      "outside its panel: Cut"
    ),
    ("<g>", "not XML"),
  ]) func aPlantedFaultIsFound(element: String, fault: String?) {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n\(element)\n</svg>"
    let faults = DrawnFaults.all(in: svg)
    #expect(faults.first?.hasPrefix(fault ?? "-") ?? (fault == nil), "\(faults)")
  }
}
