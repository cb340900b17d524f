import Foundation
import HeadlessTestSupport
import Testing

/// The code in the README and in the articles compiles.
@Suite struct SnippetsTests {
  /// The pages with code; the others have nothing to compile.
  nonisolated static let pages: [String] = {
    let catalog = "Sources/RoundedTable/RoundedTable.docc"
    let articles =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: catalog).path))
      ?? []
    let pages =
      ["README.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
    return pages.filter { (try? !Self.snippets($0).blocks.isEmpty) ?? true }
  }()

  private static func snippets(_ page: String) throws -> Snippets {
    Snippets(
      page: try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8),
      isPastedIntoScreen: page == "README.md")
  }

  @Test func thePagesAreFound() throws {
    #expect(Self.pages.count > 5)
    #expect(try Self.snippets("README.md").blocks.count >= 2)
  }

  /// What Xcode 26 makes new projects with, what Swift 6 is without it, and what older projects
  /// have.
  nonisolated static let settings = [
    (languageMode: "6", isMainActorByDefault: true), ("6", false), ("5", false),
  ]

  @Test(arguments: pages, settings) func everySnippetCompiles(
    _ page: String, settings: (languageMode: String, isMainActorByDefault: Bool)
  ) throws {
    for source in try Self.snippets(page).sources {
      let errors = try errors(
        in: source, languageMode: settings.languageMode,
        isMainActorByDefault: settings.isMainActorByDefault)
      #expect(errors.isEmpty, "\(page)\n\(errors.joined(separator: "\n"))\n\(source)")
    }
  }

  private func errors(
    in source: String, languageMode: String = "6", isMainActorByDefault: Bool = false
  ) throws -> [String] {
    try SwiftCompiler.remarks(
      on: source, languageMode: languageMode, isMainActorByDefault: isMainActorByDefault
    ).filter { $0.contains("error: ") }
  }

  @Test(arguments: [
    "dataSource.roundness = 3",
    "final class Broken: RoundedDiffableDataSource<Section, Message> {\n  func a() { roundness = 3 }\n}",
    "import RoundedTable\n\nlet roundness = CardStyle().roundness",
  ]) func aBrokenSnippetIsFound(_ block: String) throws {
    let sources = Snippets(page: "Text.\n\n```swift\n\(block)\n```\n").sources
    #expect(sources.count == 1)
    let errors = try errors(in: sources[0])
    #expect(errors.contains { $0.contains("roundness") })
  }

  /// Each page, with its last snippet broken.
  @Test(arguments: pages) func aBrokenSnippetIsFoundInEveryPage(_ page: String) throws {
    let url = Repository.root.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n")
    try #require(parts.count > 1)
    let broken =
      parts.dropLast().joined(separator: "```swift\n") + "```swift\nbroken(\n"
      + parts[parts.count - 1]
    let sources = Snippets(page: broken, isPastedIntoScreen: page == "README.md").sources
    #expect(try sources.contains { try !errors(in: $0).isEmpty })
  }
}
