import Foundation
import HeadlessTestSupport
import Testing

/// The README is short, and what it points to exists.
@Suite struct ReadmeTests {
  private func text(_ page: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
  }

  @Test func itIsReadInFiveMinutes() throws {
    // Code and the tags of pictures are not counted.
    let words = try text("README.md").replacing(/```[^`]*```/, with: "")
      .replacing(/<[^>]*>/, with: "")
      .split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 700)
  }

  @Test(arguments: [
    "README.md", ".github/CONTRIBUTING.md", ".github/FIRST_MAC_HOUR.md",
    ".github/SECURITY.md", ".github/SUPPORT.md",
  ])
  func whatItLinksToExists(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for link in try text(page).matches(of: /\]\(([^)#]+)[^)]*\)/) where !link.1.hasPrefix("http") {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path),
        "\(page) links to \(link.1)")
    }
  }

  private func catalog(_ end: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: Repository.catalog).path
    ).filter { $0.hasSuffix(end) }
  }

  /// A dark page shows dark pictures.
  @Test func everyPictureThatIsNamedIsThereInLightAndInDark() throws {
    let readme = try text("README.md")
    let inReadme = readme.matches(
      of: /srcset="([^"]+)~dark\.svg">\n?<img src="([^"]+)\.svg" width="[0-9]+" alt="[^"]+">/)
    #expect(inReadme.count > 5)
    #expect(readme.matches(of: /\.svg/).count == 2 * inReadme.count)
    for picture in inReadme { #expect(picture.1 == picture.2) }
    var named = Set(inReadme.map { "\($0.1)".replacing("\(Repository.catalog)/", with: "") })
    for article in try catalog(".md") {
      let pictures = try text("\(Repository.catalog)/\(article)").matches(
        of: /!\[([^\]]*)\]\((.+?)\.svg\)/)
      for picture in pictures {
        #expect(!picture.1.isEmpty, "\(picture.2) in \(article) is not described")
        named.insert("\(picture.2)")
      }
    }
    #expect(named.count > 30)
    // GitHub finds them beside the articles, where DocC does, too.
    #expect(Set(try catalog(".svg")) == Set(named.flatMap { ["\($0).svg", "\($0)~dark.svg"] }))
  }

  /// DocC finds articles and dark pictures by their names, and leaves out HTML.
  ///
  /// GitHub needs the HTML around them, and shows symbols as they're written.
  @Test func anArticleReadsTheSameOnGitHubAndInXcode() throws {
    let articles = try catalog(".md")
    for article in articles {
      let text = try text("\(Repository.catalog)/\(article)")
      let page = text.firstRange(of: "\n## Topics\n").map { text[..<$0.lowerBound] } ?? text[...]
      let links = page.matches(of: /\[<a\s+href="([A-Za-z]+)\.md">[^<]+<\/a>\]\(doc:([A-Za-z]+)\)/)
      for link in links { #expect(link.1 == link.2, "\(article)") }
      let named = page.matches(of: /\(doc:([A-Za-z]+)\)/).map(\.1)
      #expect(named.filter { articles.contains("\($0).md") } == links.map(\.2), "\(article)")
      let pictures = page.matches(
        of:
          /<picture><source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)~dark\.svg">!\[[^\]]+\]\((.+)\.svg\)<\/picture>/
      )
      for picture in pictures { #expect(picture.1 == picture.2, "\(article)") }
      #expect(page.matches(of: /\.svg\)/).count == pictures.count, "\(article)")
      #expect(page.firstRange(of: /``[A-Za-z]+\//) == nil, "\(article)")
    }
  }

  /// Where contributors are sent, and where an update is walked through.
  @Test(arguments: [
    ".github/CONTRIBUTING.md", "Sources/RoundedTable/RoundedTable.docc/HowItWorks.md",
  ])
  func everySourceThatIsNamedExists(page: String) throws {
    let named = try text(page).matches(of: /`([A-Z][A-Za-z]+\/[A-Z][A-Za-z+]+\.swift)`/)
    #expect(named.count >= 10)
    for file in named {
      let places = ["Sources/RoundedTable/\(file.1)", "Sources/\(file.1)"]
      #expect(
        places.contains {
          FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
        }, "\(page) names \(file.1)")
    }
  }

  /// The drawing of ownership is made by hand.
  @Test func everyTypeInTheDrawingExists() throws {
    let sources = Repository.root.appending(path: "Sources/RoundedTable")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let code = try (files ?? []).filter { $0.hasSuffix(".swift") }.map {
      try text("Sources/RoundedTable/\($0)")
    }.joined()
    let declared = Set(code.matches(of: /(?:class|struct|protocol) ([A-Z][A-Za-z]+)/).map(\.1))
    for end in ["", "~dark"] {
      let named = try text("\(Repository.catalog)/whom\(end).svg")
        .matches(of: /\b[A-Z][a-z]+(?:[A-Z][A-Za-z]+)+\b/).map(\.output)
      #expect(named.count > 10)
      #expect(Set(named).subtracting(declared).isEmpty)
    }
  }

  /// On a page that is 360 points wide.
  @Test(arguments: [
    "facts", "insets", "insets-two-ways", "layers", "previews", "walk", "whom",
  ])
  func whatIsWrittenInADrawingIsLegibleOnANarrowPhone(name: String) throws {
    for end in ["", "~dark"] {
      let svg = try text("\(Repository.catalog)/\(name)\(end).svg")
      let width = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9]+)/).flatMap { Double($0.1) })
      let sizes = svg.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
      #expect(try #require(sizes.min()) * min(1, 360 / width) >= 12)
    }
  }

  /// Articles send readers to the examples for what is too long for a page.
  @Test func everyExampleThatIsNamedExists() throws {
    let screens = Repository.root.appending(path: "Examples/Sources/Screens")
    let files = FileManager.default.enumerator(atPath: screens.path)?.compactMap { $0 as? String }
    let names = Set((files ?? []).map { URL(filePath: $0).lastPathComponent })
    var named = 0
    for article in try catalog(".md") {
      let page = try text("\(Repository.catalog)/\(article)")
      for screen in page.matches(of: /`([A-Z][A-Za-z]+Screen)`\s+in\s+the\s+examples/) {
        #expect(names.contains("\(screen.1).swift"), "\(article) names \(screen.1)")
        named += 1
      }
    }
    #expect(named >= 4)
  }

  @Test func everyArticleIsLinked() throws {
    let readme = try text("README.md")
    let articles = try catalog(".md").filter { $0 != "RoundedTable.md" }
    #expect(articles.count > 10)
    for article in articles {
      #expect(readme.contains("\(Repository.catalog)/\(article)"), "\(article)")
    }
  }
}
