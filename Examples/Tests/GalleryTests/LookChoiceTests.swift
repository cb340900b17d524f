import Foundation
import Gallery
import Screens
import TakenLooks
import Testing
@_spi(Headless) import UIKit

@MainActor struct LookChoiceTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")
  private static let folder = examples.appending(path: "Tests/TakenLooks")
  private static let readme = examples.appending(path: "../README.md")

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  // MARK: The code

  /// They are copies, which a change of what the page shows makes old.
  ///
  /// To write them anew:
  ///
  ///     swift run --package-path Examples Gallery --code Examples/Tests/TakenLooks
  @Test func theCompiledCodeIsWhatThePageShows() throws {
    let readme = try Self.text(Self.readme)
    let sources = LookSources.all + [LookSources.pasted(in: readme)]
    for source in sources {
      #expect(try Self.text(Self.folder.appending(path: source.name)) == source.text)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(sources.map(\.name)))
  }

  @Test(arguments: LookChoice.Fill.allCases)
  func theCodeDrawsThePicture(fill: LookChoice.Fill) throws {
    let looks = LookChoice.all.filter { $0.fill == fill }
    #expect(looks.count > 50)
    for look in looks {
      let picture = ChoicePicture(look)
      let (light, dark) = try Self.halves(of: picture.svg)
      for (isDark, shown) in [(false, light), (true, dark)] {
        #expect(picture.drawing(isDark: isDark) == shown, "\(look.name)")
        #expect(Self.dataSourceDrawing(look, isDark: isDark) == shown, "\(look.name)")
        #expect(Self.controllerDrawing(look, isDark: isDark) == shown, "\(look.name)")
      }
    }
  }

  /// Otherwise the comparison above would hold for code that leaves something out.
  @Test func codeWithoutOneChoiceDrawsAnotherPicture() {
    let looks = LookChoice.all.filter {
      $0.view == .iOS18 || $0.view == .grouped && $0.withoutOneChoice.count < 3
    }
    #expect(looks.count > 50)
    for look in looks {
      let expected = ChoicePicture(look).drawing(isDark: false)
      for planted in look.withoutOneChoice {
        // The app's part, such as the titles, is that of the look.
        let screen = ChoiceScreen(look) { DataSourceLooks.apply(planted.name, to: $0) }
        let drawn = ChoicePicture(look).drawing(isDark: false, of: screen)
        #expect(drawn != expected, "\(planted.name) for \(look.name)")
      }
    }
  }

  private static func dataSourceDrawing(_ look: LookChoice, isDark: Bool) -> String {
    ChoicePicture(look).drawing(
      isDark: isDark,
      of: ChoiceScreen(look) { DataSourceLooks.apply(look.name, to: $0) })
  }

  private static func controllerDrawing(_ look: LookChoice, isDark: Bool) -> String {
    ChoicePicture(look).drawing(
      isDark: isDark,
      of: ChoiceControllerScreen(look) { ControllerLooks.apply(look.name, to: $0) })
  }

  @Test func theCodeSaysOnlyWhatDiffers() {
    #expect(LookChoice().code(for: .dataSource).isEmpty)
    var look = LookChoice()
    (look.radius, look.edge, look.title, look.gaps) = (.twelve, .outline, .inside, .cards)
    #expect(
      look.code(for: .controller) == [
        "cards.style.radius = 12",
        "cards.style.outline = CardOutline(color: .systemOrange, width: 2)",
        "cards.cardID = { indexPath in indexPath }  // one card per row",
        "cards.style.cardSpacing = 8",
        "cards.style.enclosesHeader = true",
      ])
  }

  // MARK: The choices

  @Test func whatCannotBeChosenSaysWhy() {
    let grouped = LookChoice.everyCombination.filter { $0.view == .grouped }
    #expect(grouped.count == 405)
    let off = grouped.filter { $0.reasonAgainst != nil }
    #expect(off.allSatisfy { $0.fill == .material && $0.gaps == .rows })
    #expect(off.count == 27)
  }

  @Test func reasonsAreInTheWordsOfTheDiagnosisOrOfTheDocumentation() throws {
    let file = Self.examples.appending(path: "../Sources/RoundedTable/Styles/CardStyle.swift")
    // Without what marks comments and links.
    let documentation = try Self.text(file).replacing(/\n *\/\/\//, with: "")
      .replacing(/``CardFill\/[a-z:()]*``/, with: "view").replacing("`", with: "")
    let conflicts = LookChoice.everyCombination.filter { $0.conflict != nil }
    var reasons: Set<String> = []
    for look in conflicts where reasons.insert(look.conflict ?? "").inserted {
      let reason = try #require(look.conflict)
      let diagnosis = ChoicePicture(look).diagnosis
      #expect(diagnosis.contains(reason) || documentation.contains(reason), "\(look.name)")
    }
    #expect(reasons.count == 3)
  }

  @Test func eachViewIsDrawnForTheDefaultLookOrForOneThatDiffersFromItInOneChoice() {
    for view in LookChoice.View.allCases where view != .grouped {
      #expect(LookChoice.all.count { $0.view == view } > 8, "\(view)")
    }
  }

  // MARK: The pictures

  @Test func noTwoPicturesShowTheSame() {
    var system: [LookChoice: String] = [:]
    let pictures = LookChoice.all.map { ChoicePicture($0).svg }
    for (look, picture) in zip(LookChoice.all, pictures) where look.radius == .system {
      system[look] = picture
    }
    var different: Set<String> = []
    for (look, picture) in zip(LookChoice.all, pictures) {
      var plain = look
      plain.radius = .system
      // Since iOS 26, that's the system's radius.
      if look.radius == .twentySix, look.view != .iOS18 {
        #expect(picture == system[plain], "\(look.name)")
      } else {
        #expect(different.insert(picture).inserted, "\(look.name)")
      }
    }
    #expect(pictures.count <= 1000)
    #expect(pictures.reduce(0) { $0 + $1.utf8.count } <= 6_000_000)
  }

  /// What a browser makes of a picture in light and in dark.
  private static func halves(of svg: String) throws -> (light: String, dark: String) {
    let styles = try #require(
      svg.firstMatch(of: /<style>\nsvg\{(.*)\}\nsvg:target\{(.*)\}\n<\/style>\n/))
    let body = svg[styles.range.upperBound...].dropLast("</svg>\n".count)
    func resolved(_ style: Substring) -> String {
      let values = style.split(separator: ";").map { $0.split(separator: ":", maxSplits: 1) }
      return values.reduce(String(body)) { $0.replacing("var(\($1[0]))", with: $1[1]) }
    }
    return (resolved(styles.1), resolved(styles.2))
  }

  // MARK: In the README's screen

  @Test func codePastedIntoTheCompleteScreenOfTheReadmeDrawsIt() {
    for isDark in [false, true] {
      let drawings = PastedLooks.all.map {
        ChoicePicture(LookChoice()).drawing(isDark: isDark, of: $0())
      }
      #expect(drawings.count == 4)
      #expect(Set(drawings).count == 4)
      #expect(drawings.allSatisfy { $0.contains(">Ada<") && $0.contains(">Cleo<") })
    }
  }
}

extension LookChoice {
  /// The looks that have the default in place of one of this one's choices.
  fileprivate var withoutOneChoice: [LookChoice] {
    var looks = [self, self, self, self, self]
    let plain = LookChoice()
    // On iOS 26, that's the system's radius.
    if radius == .twelve || view == .iOS18 { looks[0].radius = plain.radius }
    looks[1].fill = plain.fill
    looks[2].edge = plain.edge
    looks[3].gaps = plain.gaps
    // The code doesn't say whether there are titles.
    if title == .inside { looks[4].title = plain.title }
    return looks.filter { $0 != self }
  }
}
