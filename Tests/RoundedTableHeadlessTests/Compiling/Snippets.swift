import Foundation
import HeadlessTestSupport

/// The code in a page of documentation, made into sources that compile.
///
/// What a snippet needs around it is on the page, and nowhere else:
/// - A block that begins with an import is a file of its own. Blocks without one continue the file
///   before them. If that has a screen, they are in an extension of it.
/// - A page that says *continue `MessagesScreen` from [Round your first
///   table](doc:RoundYourFirstTable)* begins with that page's file.
/// - A comment above a block, `<!-- with cell: UITableViewCell -->`, says what is at hand where the
///   block belongs, such as in a cell provider.
/// - A comment `<!-- swift … -->` has code that readers of the page need not see.
struct Snippets {
  /// A fenced block of Swift, what remains of a difference when its removed lines are gone, or
  /// hidden code.
  struct Block: Equatable {
    var code: String
    /// The parameters of the function that it is in, if it is not a declaration.
    var parameters = ""
    var isHidden = false

    var isFile: Bool { code.hasPrefix("import ") }

    var isDeclaration: Bool {
      let keywords = [
        "final class", "class", "struct", "enum", "nonisolated", "extension", "@Test", "@MainActor",
        "func",
      ]
      return isHidden || keywords.contains { code.hasPrefix($0) }
    }
  }

  let blocks: [Block]
  /// The file that the page continues, nil if it stands alone.
  private let continued: String?

  /// - Parameters:
  ///   - page: The text of the page.
  ///   - article: Returns the text of another page, by the name that links to it.
  init(page: String, article: (String) throws -> String = Repository.article) rethrows {
    blocks = Self.blocks(of: page)
    continued = try page.firstMatch(
      of: /continue\s+`[A-Za-z]+`\s+from\s+\[[^\]]+\]\(doc:([A-Za-z]+)\)/
    )
    .map { try article(String($0.1)) }
    .flatMap { Self.blocks(of: $0).first(where: \.isFile)?.code }
  }

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var language: String?
    var lines: [String] = []
    var parameters = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if language == nil {
        if let with = line.wholeMatch(of: /<!-- with (.+) -->/) { parameters = String(with.1) }
        if line.hasPrefix("```") { language = String(line.dropFirst(3)) }
        if line == "<!-- swift" { language = "hidden" }
        lines = []
      } else if line.hasPrefix("```") || line == "-->" {
        switch language {
        case "swift": blocks.append(Block(code: lines.text, parameters: parameters))
        case "hidden": blocks.append(Block(code: lines.text, isHidden: true))
        case "diff":
          let kept = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
          blocks.append(Block(code: kept.text, parameters: parameters))
        default: break
        }
        if language != "hidden" { parameters = "" }
        language = nil
      } else {
        lines.append(line)
      }
    }
    // The line of a manifest is no code of an app.
    return blocks.filter { !$0.code.hasPrefix(".package(") }
  }

  /// What has to compile: each file, with the blocks that continue it.
  var sources: [String] {
    var files: [(file: String, blocks: [Block])] = continued.map { [($0, [])] } ?? []
    var early: [Block] = []
    for block in blocks {
      if block.isFile {
        files.append((block.code, early))
        early = []
      } else if files.isEmpty {
        early.append(block)
      } else {
        files[files.count - 1].blocks.append(block)
      }
    }
    if !early.isEmpty { files.append(("", early)) }
    return files.map { Self.withoutTestMacros(Self.source($0.file, $0.blocks)) }
  }

  /// A file with its blocks behind it: declarations as they are, statements in functions.
  private static func source(_ file: String, _ blocks: [Block]) -> String {
    let functions = blocks.enumerated().filter { !$0.element.isDeclaration }.map { index, block in
      let effect = block.code.contains("await ") ? "async " : ""
      return "@MainActor func block\(index)(\(block.parameters)) \(effect){\n\(block.code)\n}"
    }
    let screen = file.firstMatch(of: /class ([A-Za-z]+): UI(?:Table)?ViewController/)?.1
    let members = functions.joined(separator: "\n")
    return
      ([file] + blocks.filter(\.isDeclaration).map(\.code)
      + [screen.map { "extension \($0) {\n\(members)\n}" } ?? members]).joined(separator: "\n")
      + "\n"
  }

  /// Macros would need the plug-in of Swift Testing.
  private static func withoutTestMacros(_ source: String) -> String {
    source.replacing("@Test ", with: "").replacing("#expect(", with: "precondition(")
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: "\n") }
}

extension Repository {
  static let catalog = "Sources/RoundedTable/RoundedTable.docc"

  /// The text of a page, by the name that links to it.
  static func article(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "\(catalog)/\(name).md"), encoding: .utf8)
  }
}
