// Lists the public symbols of symbol graphs, a line each, sorted: what an app can rely on.
//
//     api <folder>
import Foundation

struct Graph: Decodable {
  struct Module: Decodable { var name: String }
  struct Symbol: Decodable {
    struct Fragment: Decodable { var spelling: String }
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]
  }
  var module: Module
  var symbols: [Symbol]
}

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
var lines: Set<String> = []
for file in files {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
  for symbol in graph.symbols {
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let path = symbol.pathComponents.joined(separator: ".")
    lines.insert("\(graph.module.name) \(path): \(symbol.accessLevel) \(declaration)")
  }
}
for line in lines.sorted() { print(line) }
