// Lists what an app can rely on, a line each, sorted: the public symbols of symbol graphs, the systems that they are for, what they
// conform to and what they inherit from.
//
//     api <folder>
import Foundation

struct Graph: Decodable {
  struct Module: Decodable { var name: String }
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
        var patch: Int?
        var description: String { [major, minor, patch].compactMap { $0.map(String.init) }.joined(separator: ".") }
      }
      var domain: String?
      var introduced: Version?
      var deprecated: Version?
      var obsoleted: Version?
      var isUnconditionallyDeprecated: Bool?
      var isUnconditionallyUnavailable: Bool?
      var renamed: String?

      var description: String {
        let versions = [("introduced", introduced), ("deprecated", deprecated), ("obsoleted", obsoleted)]
        return
          ([domain ?? "*"]
          + versions.compactMap { name, version in version.map { "\(name): \($0.description)" } }
          + (isUnconditionallyDeprecated == true ? ["deprecated"] : [])
          + (isUnconditionallyUnavailable == true ? ["unavailable"] : [])
          + (renamed.map { ["renamed: \($0)"] } ?? []))
          .joined(separator: ", ")
      }
    }
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]
    var availability: [Availability]?
  }
  struct Relationship: Decodable {
    struct Constraint: Decodable {
      var kind: String
      var lhs: String
      var rhs: String
    }
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }
  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
  .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
var lines: Set<String> = []
var paths: [String: String] = [:]
for graph in graphs {
  for symbol in graph.symbols {
    let declaration = symbol.declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let path = symbol.pathComponents.joined(separator: ".")
    paths[symbol.identifier.precise] = path
    lines.insert("\(graph.module.name) \(path): \(symbol.accessLevel) \(declaration)")
    for availability in symbol.availability ?? [] {
      lines.insert("\(graph.module.name) \(path): available \(availability.description)")
    }
  }
}
// What every type conforms to that does not say otherwise, which its declaration would show.
let common: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
for graph in graphs {
  for relationship in graph.relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
    let target = relationship.targetFallback ?? paths[relationship.target] ?? relationship.target
    guard let path = paths[relationship.source], !common.contains(target) else { continue }
    let constraints = (relationship.swiftConstraints ?? []).map { "\($0.lhs) \($0.kind) \($0.rhs)" }
    let condition = constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
    let verb = relationship.kind == "conformsTo" ? "conforms to" : "inherits from"
    lines.insert("\(graph.module.name) \(path): \(verb) \(target)\(condition)")
  }
}
for line in lines.sorted() { print(line) }
