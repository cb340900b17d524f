import Foundation
import HeadlessTestSupport
import Testing

/// The code in the README and in the articles compiles.
@Suite struct SnippetsTests {
  /// The pages with code; the others have nothing to compile.
  nonisolated static let pages: [String] = {
    let articles =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: Repository.catalog).path))
      ?? []
    let pages =
      ["README.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(Repository.catalog)/\($0)" }
    return pages.filter { (try? !Self.snippets($0).blocks.isEmpty) ?? true }
  }()

  private static func snippets(_ page: String) throws -> Snippets {
    try Snippets(
      page: String(contentsOf: Repository.root.appending(path: page), encoding: .utf8))
  }

  @Test func thePagesAreFound() throws {
    #expect(Self.pages.count > 5)
    #expect(try Self.snippets("README.md").blocks.count >= 2)
  }

  /// What Xcode 26 makes new projects with, what Swift 6 is without it, and what older projects
  /// have.
  ///
  /// Without TESTS, the first alone.
  nonisolated static let settings = Thoroughness.tried([
    (languageMode: "6", isMainActorByDefault: true), ("6", false), ("5", false),
  ])

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

  private static let screen = """
    import RoundedTable
    import UIKit

    final class Screen: UITableViewController {
      private lazy var dataSource = RoundedDiffableDataSource<Int, Int>(tableView: tableView) {
        _, _, _ in nil
      }
    }
    """

  @Test(arguments: [
    "dataSource.roundness = 3",
    "final class Broken: RoundedDiffableDataSource<Int, Int> {\n  func a() { roundness = 3 }\n}",
    "import RoundedTable\n\nlet roundness = CardStyle().roundness",
  ]) func aBrokenSnippetIsFound(_ block: String) throws {
    let page = "Text.\n\n```swift\n\(Self.screen)\n```\n\n```swift\n\(block)\n```\n"
    let errors = try Snippets(page: page) { _ in "" }.sources.flatMap { try self.errors(in: $0) }
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.contains("roundness") }, "\(errors)")
  }

  /// What a page says of a snippet's place is all that the snippet sees.
  @Test func aSnippetSeesWhatItsPageSays() throws {
    let block = "```swift\ndataSource.style.radius = height\n```\n"
    let continues = "<!-- continue `Screen` from First -->\n\n"
    func isWhole(_ page: String) throws -> Bool {
      let first = "```swift\n\(Self.screen)\n```\n"
      return try Snippets(page: page) { $0 == "First" ? first : "" }.sources
        .allSatisfy { try errors(in: $0).isEmpty }
    }
    #expect(try isWhole("\(continues)<!-- with height: Double -->\n\(block)"))
    #expect(try isWhole("\(continues)<!-- swift\nlet height = 3.0\n-->\n\(block)"))
    #expect(try !isWhole("\(continues)\(block)"))
    #expect(try !isWhole("<!-- with height: Double -->\n\(block)"))
  }

  /// A property is initialized without `self`, and a method that the class has is overridden.
  @Test(arguments: [
    ("private lazy var cards = CardController(tableView: tableView)", true),
    ("private let cards = CardController(tableView: tableView)", false),
    ("override func viewDidLoad() {}", true),
    ("func viewDidLoad() {}", false),
  ]) func aMemberIsPastedIntoItsClass(_ block: String, isWhole: Bool) throws {
    let page = "Text.\n\n```swift\n\(Self.screen)\n```\n\n```swift\n\(block)\n```\n"
    let errors = try Snippets(page: page) { _ in "" }.sources.flatMap { try self.errors(in: $0) }
    #expect(errors.isEmpty == isWhole, "\(errors)")
  }

  /// It can't wait there, as it can in a method of its own.
  @Test(arguments: [
    ("Text.", "", true), ("Text in `viewDidLoad`.", "", false),
    ("Text.", ", in its `viewDidLoad`", false),
  ]) func aSnippetIsPastedIntoTheMethodThatItsPageNames(
    _ text: String, continues: String, isWhole: Bool
  ) throws {
    let screen = Self.screen.replacing(
      /\n}$/, with: "\n  override func viewDidLoad() {\n    super.viewDidLoad()\n  }\n}")
    let block = "```swift\nawait dataSource.apply(dataSource.snapshot())\n```\n"
    let page = "<!-- continue `Screen` from First\(continues) -->\n\n\(text)\n\n\(block)"
    let sources = Snippets(page: page) { _ in "```swift\n\(screen)\n```\n" }.sources
    let errors = try sources.flatMap { try self.errors(in: $0) }
    #expect(errors.isEmpty == isWhole, "\(errors)")
  }

  /// In a property without a type, a cell provider can't read the data source that it's a part of.
  @Test(arguments: [
    ("cell.indentationLevel = indexPath.row", true),
    ("cell.indentationLevel = Int(dataSource.style.cardSpacing)", false),
    ("label.text = cell.reuseIdentifier", true),
  ]) func aSnippetWithACellIsPastedIntoTheCellProvider(_ block: String, isWhole: Bool) throws {
    let screen = Self.screen.replacing(
      "_, _, _ in nil",
      with: "tableView, indexPath, number in\n    let cell = UITableViewCell()\n    return cell")
    let with = "<!-- with cell: UITableViewCell, label: UILabel -->"
    let page = "Text.\n\n```swift\n\(screen)\n```\n\n\(with)\n\n```swift\n\(block)\n```\n"
    let errors = try Snippets(page: page) { _ in "" }.sources.flatMap { try self.errors(in: $0) }
    #expect(errors.isEmpty == isWhole, "\(errors)")
  }

  /// Each page, or one in nine without TESTS, with its last snippet broken.
  @Test(arguments: Thoroughness.tried(pages)) func aBrokenSnippetIsFoundInEveryPage(_ page: String)
    throws
  {
    let url = Repository.root.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n")
    try #require(parts.count > 1)
    let broken =
      parts.dropLast().joined(separator: "```swift\n") + "```swift\nbroken(\n"
      + parts[parts.count - 1]
    let sources = try Snippets(page: broken).sources
    #expect(try sources.contains { try !errors(in: $0).isEmpty })
  }
}
