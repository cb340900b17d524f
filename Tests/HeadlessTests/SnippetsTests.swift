import Foundation
import Testing

/// The code in the README and in the articles compiles.
@Suite struct SnippetsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  nonisolated static let pages: [String] = {
    let catalogue = "Sources/RoundedTable/RoundedTable.docc"
    let articles =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalogue).path))
      ?? []
    return ["README.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
  }()

  private func snippets(_ page: String) throws -> Snippets {
    Snippets(
      page: try String(contentsOf: Self.root.appending(path: page), encoding: .utf8))
  }

  @Test func thePagesAreFound() throws {
    #expect(Self.pages.count > 5)
    #expect(try snippets("README.md").blocks.count >= 2)
  }

  @Test(arguments: pages) func everySnippetCompiles(_ page: String) throws {
    let snippets = try snippets(page)
    guard !snippets.blocks.isEmpty else { return }
    let errors = try SwiftCompiler.remarks(on: snippets.source, languageMode: "6")
      .filter { $0.contains("error: ") }
    #expect(errors.isEmpty, "\(page)\n\(errors.joined(separator: "\n"))\n\(snippets.source)")
  }

  @Test func aBrokenSnippetIsFound() throws {
    let page = "```swift\ndataSource.roundness = 3\n```\n"
    let remarks = try SwiftCompiler.remarks(on: Snippets(page: page).source, languageMode: "6")
    #expect(remarks.contains { $0.contains("error: ") && $0.contains("roundness") })
  }
}
