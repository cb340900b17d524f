import Foundation
import HeadlessTestSupport

/// The code in a page of documentation, made into sources that compile.
///
/// What a snippet needs around it is on the page, and nowhere else:
/// - A block that begins with an import is a file of its own. Blocks without one continue the file
///   before them, each where a reader would paste it: methods and properties in the body of the
///   file's screen, or of its first class, and statements in a method there. Where the paragraph
///   above a block says `viewDidLoad`, its statements are in that method.
/// - Where a comment says *continue `MessagesScreen` from RoundYourFirstTable*, that page's file
///   begins. If it says *in its `viewDidLoad`*, all statements are there that have no other place.
/// - A comment above a block, `<!-- with cell: UITableViewCell -->`, says what is at hand where the
///   block belongs. One that has a `cell` is pasted into the cell provider, where there is one, and
///   the data source that it's a part of can't be read. Others are in methods.
/// - A comment `<!-- swift … -->` has code that readers of the page need not see.
struct Snippets {
  /// A fenced block of Swift, what remains of a difference when its removed lines are gone, or
  /// hidden code.
  struct Block: Equatable {
    var code: String
    /// The parameters of the method that it is in, if it is neither a declaration nor a member.
    var parameters = ""
    var isHidden = false
    /// Whether the page says that it belongs in `viewDidLoad`.
    var isInViewDidLoad = false

    /// Whether it belongs in a cell provider.
    var isInCellProvider: Bool { parameters.contains("cell: ") && !isMember && !isDeclaration }

    var isFile: Bool { code.hasPrefix("import ") }

    var isDeclaration: Bool {
      let keywords = [
        "final class", "class", "struct", "enum", "nonisolated", "extension", "@Test", "@MainActor",
      ]
      return isHidden || keywords.contains { code.hasPrefix($0) }
    }

    /// Whether it is a method or a property of a class.
    var isMember: Bool {
      ["override ", "private ", "lazy ", "func "].contains { code.hasPrefix($0) }
    }
  }

  /// The page up to the first sentence that says which file it continues, and from each of them on.
  private let parts: [(continued: String?, blocks: [Block])]

  var blocks: [Block] { parts.flatMap(\.blocks) }

  /// - Parameters:
  ///   - page: The text of the page.
  ///   - article: Returns the text of another page, by the name that links to it.
  init(page: String, article: (String) throws -> String = Repository.article) rethrows {
    var parts: [(continued: String?, blocks: [Block])] = []
    var continued: String?
    var start = page.startIndex
    var isInViewDidLoad = false
    for sentence in page.matches(
      of:
        /continue\s+`[A-Za-z]+`\s+from\s+([A-Za-z]+)(,\s+in\s+its\s+`viewDidLoad`)?/
    ) {
      let part = String(page[start..<sentence.range.lowerBound])
      parts.append((continued, Self.blocks(of: part, isInViewDidLoad)))
      continued = try Self.blocks(of: article(String(sentence.1))).first(where: \.isFile)?.code
      isInViewDidLoad = sentence.2 != nil
      start = sentence.range.upperBound
    }
    parts.append((continued, Self.blocks(of: String(page[start...]), isInViewDidLoad)))
    self.parts = parts
  }

  private static func blocks(of page: String, _ isInViewDidLoad: Bool = false) -> [Block] {
    var blocks: [Block] = []
    var language: String?
    var lines: [String] = []
    var parameters = ""
    var paragraph = ""
    var isBlank = true
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if language == nil {
        if let with = line.wholeMatch(of: /<!-- with (.+) -->/) { parameters = String(with.1) }
        if line.hasPrefix("```") { language = String(line.dropFirst(3)) }
        if line == "<!-- swift" { language = "hidden" }
        lines = []
        // A blank line ends a paragraph, and the next one begins it anew.
        if language == nil, !line.isEmpty, !line.hasPrefix("<!--") {
          paragraph = isBlank ? line : paragraph + " " + line
        }
        isBlank = line.isEmpty
      } else if line.hasPrefix("```") || line == "-->" {
        let isLoaded = isInViewDidLoad || paragraph.contains("`viewDidLoad`")
        switch language {
        case "swift":
          blocks.append(Block(code: lines.text, parameters: parameters, isInViewDidLoad: isLoaded))
        case "hidden": blocks.append(Block(code: lines.text, isHidden: true))
        case "diff":
          let kept = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
          blocks.append(Block(code: kept.text, parameters: parameters, isInViewDidLoad: isLoaded))
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
    var files: [(file: String, blocks: [Block])] = []
    var early: [Block] = []
    for part in parts {
      if let file = part.continued {
        files.append((file, early))
        early = []
      }
      for block in part.blocks {
        if block.isFile {
          files.append((block.code, early))
          early = []
        } else if files.isEmpty {
          early.append(block)
        } else {
          files[files.count - 1].blocks.append(block)
        }
      }
    }
    if !early.isEmpty { files.append(("", early)) }
    return files.map { Self.compilableOnLinux(Self.source($0.file, $0.blocks)) }
  }

  /// A file with the blocks that continue it: declarations behind it, and the others in its class.
  private static func source(_ file: String, _ blocks: [Block]) -> String {
    let provider = file.firstMatch(of: cellProvider)
    let provided = provider == nil ? [] : blocks.filter(\.isInCellProvider)
    let loading = file.firstRange(of: "super.viewDidLoad()\n")
    let loaded =
      loading == nil
      ? []
      : blocks.filter {
        $0.isInViewDidLoad && !$0.isMember && !$0.isDeclaration && !provided.contains($0)
      }
    let members = blocks.enumerated().filter { _, block in
      !block.isDeclaration && !provided.contains(block) && !loaded.contains(block)
    }.map { index, block in
      if block.isMember { return block.code }
      let effect = block.code.contains("await ") ? "async " : ""
      return "@MainActor func block\(index)(\(block.parameters)) \(effect){\n\(block.code)\n}"
    }
    var file = file
    if let loading {
      let pasted = loaded.enumerated().map { index, block in
        "@MainActor func pasted\(index)(\(block.parameters)) {\n\(block.code)\n}\n"
      }.joined()
      file.insert(contentsOf: pasted, at: loading.upperBound)
    }
    if let provider {
      let pasted = provided.map { "do {\n\(others($0))\($0.code)\n}" }.joined(separator: "\n")
      file.insert(contentsOf: "\n\(pasted)", at: provider.range.upperBound)
    }
    let opening =
      file.firstRange(of: /class [A-Za-z]+: UI(Table)?ViewController[^{]*{[^\n]*\n/)
      ?? file.firstRange(of: /class [A-Za-z]+[^{]*{[^\n]*\n/)
    let place = opening?.upperBound ?? file.endIndex
    let parts = ["\(file[..<place])"] + members + ["\(file[place...])"]
    return (parts + blocks.filter(\.isDeclaration).map(\.code)).joined(separator: "\n") + "\n"
  }

  /// The beginning of a cell provider, up to where it has a cell.
  private nonisolated(unsafe) static let cellProvider =
    /RoundedDiffableDataSource<[^>]+>\(tableView: tableView\) \{[^}]*? in\n *let cell = [^\n]+/

  /// What a block needs beside what a cell provider has, such as a view of the cell's class.
  private static func others(_ block: Block) -> String {
    block.parameters.split(separator: ",").compactMap { parameter in
      let parts = parameter.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !["cell", "message", "indexPath", "tableView"].contains(parts[0])
      else { return nil }
      return "let \(parts[0]) = \(parts[1])()\n"
    }.joined()
  }

  /// Macros would need the plug-in of Swift Testing, and Objective-C exists on Apple's systems
  /// alone.
  private static func compilableOnLinux(_ source: String) -> String {
    source.replacing("@Test ", with: "").replacing("#expect(", with: "precondition(")
      .replacing("@objc ", with: "")
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
