import Foundation
import HeadlessTestSupport
import Testing

/// The README is short, and what it points to exists.
@Suite struct ReadmeTests {
  private func text(_ page: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
  }

  @Test func itIsReadInFiveMinutes() throws {
    // The tags of pictures are not read.
    let words = try text("README.md").replacing(/<[^>]*>/, with: "")
      .split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 900)
  }

  @Test(arguments: [
    "README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", ".github/SUPPORT.md",
  ])
  func whatItLinksToExists(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for link in try text(page).matches(of: /\]\(([^)#]+)[^)]*\)/) where !link.1.hasPrefix("http") {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path),
        "\(page) links to \(link.1)")
    }
  }

  /// A dark page shows dark pictures.
  @Test func everyPictureIsThereInLightAndInDark() throws {
    let readme = try text("README.md")
    let pictures = readme.matches(
      of: /srcset="([^"]+)-dark\.svg">\n<img src="([^"]+)-light\.svg" width="[0-9]+" alt="[^"]+">/)
    #expect(pictures.count > 5)
    #expect(readme.matches(of: /\.svg/).count == 2 * pictures.count)
    for picture in pictures {
      #expect(picture.1 == picture.2)
      for end in ["light", "dark"] {
        let file = Repository.root.appending(path: "\(picture.1)-\(end).svg")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
      }
    }
  }

  @Test func everyArticleIsLinked() throws {
    let readme = try text("README.md")
    let catalogue = "Sources/RoundedTable/RoundedTable.docc"
    let articles = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: catalogue).path
    ).filter { $0.hasSuffix(".md") && $0 != "RoundedTable.md" }
    #expect(articles.count > 10)
    for article in articles { #expect(readme.contains("\(catalogue)/\(article)"), "\(article)") }
  }
}
