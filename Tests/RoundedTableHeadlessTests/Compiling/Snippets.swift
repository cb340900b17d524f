import Foundation

/// The code in a page of documentation, made into a source that compiles.
struct Snippets {
  private static let prelude = """
    import RoundedTable
    import UIKit

    nonisolated enum Section: Hashable, Sendable {
      case inbox, ads
      var title: String { "" }
    }
    nonisolated struct Message: Hashable, Sendable {
      var sender: String
      var title: String
    }
    nonisolated struct Contact: Sendable {
      var name: String
    }
    let messages: [Message] = []
    let contacts: [Message: Contact] = [:]


    """

  /// What snippets use of frameworks that Linux lacks.
  private static let otherFrameworks = """
    class NSManagedObjectID: NSObject, @unchecked Sendable {}
    struct Text {
      init(_ text: String) {}
    }
    struct UIHostingConfiguration: UIContentConfiguration {
      init(content: () -> Text) {}
      func makeContentView() -> any UIView & UIContentView { fatalError("Not shown") }
      func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
    }


    """

  /// Each fenced block of Swift, and what remains of each difference when its removed lines are
  /// gone.
  let blocks: [String]

  /// Whether the page's blocks belong to the screen that is its first file.
  private let isPastedIntoScreen: Bool

  init(page: String, isPastedIntoScreen: Bool = false) {
    self.isPastedIntoScreen = isPastedIntoScreen
    var blocks: [String] = []
    var language: String?
    var lines: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("```") else {
        if language != nil { lines.append(line) }
        continue
      }
      switch language {
      case nil:
        language = String(line.dropFirst(3))
      case "swift":
        blocks.append(lines.joined(separator: "\n"))
        language = nil
      case "diff":
        let kept = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
        blocks.append(kept.joined(separator: "\n"))
        language = nil
      default:
        language = nil
      }
      lines = []
    }
    self.blocks = blocks.filter { !$0.hasPrefix(".package(") }
  }

  /// What has to compile: each block that is a whole file by itself, and all others together.
  var sources: [String] {
    let files = blocks.filter(Self.isFile)
    let sources =
      isPastedIntoScreen ? [screen] : files.count == blocks.count ? files : files + [page]
    return sources.map(Self.withoutTestMacros)
  }

  /// The first file, and in an extension of its screen the other blocks, which see what the screen
  /// has.
  private var screen: String {
    guard let file = blocks.first(where: Self.isFile),
      let name = file.firstMatch(of: /final class ([A-Za-z]+): UITableViewController/)
    else { return "error: there is no screen" }
    let parts = blocks.enumerated().filter { $0.element != file }.map { index, block in
      """
      func block\(index)(
        cell: UITableViewCell, indexPath: IndexPath, snapshot: NSDiffableDataSourceSnapshot<Section, String>
      ) {
      \(block)
      }
      """
    }
    return "\(file)\nextension \(name.1) {\n\(parts.joined(separator: "\n"))\n}\n"
  }

  /// One source with every other block: declarations as they are, statements in functions.
  private var page: String {
    let parts = blocks.enumerated().filter { !Self.isFile($0.element) }.map { index, block in
      Self.isDeclaration(block) ? block : Self.function(index, block)
    }
    return Self.prelude + Self.otherFrameworks
      + "enum Page {\n\(parts.joined(separator: "\n"))\n}\n"
  }

  /// Macros would need the plug-in of Swift Testing.
  private static func withoutTestMacros(_ source: String) -> String {
    source.replacing("@Test ", with: "").replacing("#expect(", with: "precondition(")
  }

  private static func isFile(_ block: String) -> Bool { block.hasPrefix("import ") }

  private static func isDeclaration(_ block: String) -> Bool {
    let keywords = ["final class", "class", "struct", "nonisolated", "extension", "@Test", "func"]
    return keywords.contains { block.hasPrefix($0) }
  }

  private static func function(_ index: Int, _ block: String) -> String {
    """
    @MainActor static func block\(index)(
      dataSource given: RoundedDiffableDataSource<Section, Message>, tableView: UITableView,
      snapshot: NSDiffableDataSourceSnapshot<Section, Message>, cell: UITableViewCell,
      label: UILabel, controller: UIViewController
    ) \(block.contains("await ") ? "async " : ""){
      var dataSource = given
      dataSource = given
    \(block)
    }
    """
  }
}
