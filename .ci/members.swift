// Lists the classes of symbol graphs by their members over all extensions, a line each, the largest first, and fails if one has too
// many. Overrides and initializers count, too; types inside a class do not.
//
//     members <most members> <most stored properties> <folder of symbol graphs> <folder of sources>
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let mostMembers = Int(arguments[1]), let mostStored = Int(arguments[2]) else {
  fatalError("members <most members> <most stored properties> <folder of symbol graphs> <folder of sources>")
}
let folder = URL(filePath: arguments[3], directoryHint: .isDirectory)
let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
  .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
let symbols = Dictionary(graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
// Extensions of the package's own types are types to the graph; they are in the type that they extend.
var extended: [String: String] = [:]
for relationship in graphs.flatMap(\.relationships) where relationship.kind == "extensionTo" {
  extended[relationship.source] = relationship.target
}

var members: [String: Set<String>] = [:]
for relationship in graphs.flatMap(\.relationships) where relationship.kind == "memberOf" {
  members[extended[relationship.target] ?? relationship.target, default: []].insert(relationship.source)
}

// To the graph, a property that others cannot set looks like one that is computed: Class.name of each.
var unsettable: Set<String> = []
for case let path as String in FileManager.default.enumerator(atPath: arguments[4]) ?? .init() where path.hasSuffix(".swift") {
  let file = URL(filePath: path).deletingPathExtension().lastPathComponent
  let source = try String(contentsOfFile: "\(arguments[4])/\(path)", encoding: .utf8)
  for match in source.matches(of: #/\(set\) .*?\bvar (\w+)/#) { unsettable.insert("\(file.prefix { $0 != "+" }).\(match.1)") }
}

/// Whether a symbol is a property that takes room: one that is computed says `{ get }` or `{ get set }`.
func isStored(_ symbol: Graph.Symbol) -> Bool {
  guard symbol.kind.identifier == "swift.property" else { return false }
  let declaration = symbol.declarationFragments.map(\.spelling)
  return !declaration.joined().contains("{ get") || !declaration.filter { ["lazy", "weak"].contains($0) }.isEmpty
    || unsettable.contains(symbol.pathComponents.joined(separator: "."))
}

let types: Set = ["swift.class", "swift.struct", "swift.enum", "swift.typealias", "swift.protocol", "swift.extension"]
var classes: [(name: String, members: Int, stored: Int)] = []
for symbol in symbols.values where symbol.kind.identifier == "swift.class" {
  let own = members[symbol.identifier.precise, default: []].compactMap { symbols[$0] }.filter { !types.contains($0.kind.identifier) }
  classes.append((symbol.pathComponents.joined(separator: "."), own.count, own.count(where: isStored)))
}
classes.sort { ($1.members, $0.name) < ($0.members, $1.name) }
guard !classes.isEmpty else { fatalError("there are no classes") }
for (name, members, stored) in classes.prefix(5) {
  print("\(name): \(members) members, \(stored) of them stored")
}
if let most = classes.max(by: { $0.stored < $1.stored }) { print("most stored properties: \(most.name), \(most.stored)") }
let large = classes.filter { $0.members > mostMembers || $0.stored > mostStored }
for (name, members, stored) in large {
  print("error: \(name) has \(members) members and \(stored) stored properties; \(mostMembers) and \(mostStored) are the most")
}
exit(large.isEmpty ? 0 : 1)
