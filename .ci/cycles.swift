// Finds types that know one another in a circle: prints each circle of more than three, a line each, and fails if there is one.
//
//     cycles <folder> <file that is left aside…>
//
// A type is a file, named before a "+". It knows another if it names what that one's files declare, comments and strings aside.
import Foundation

guard CommandLine.arguments.count > 1 else { fatalError("cycles <folder> <file that is left aside…>") }
let folder = CommandLine.arguments[1]
let aside = Set(CommandLine.arguments.dropFirst(2))

/// The code of a file without comments and strings; what is interpolated in a string is rarely a type.
func code(_ path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
    .replacing(#/"""[\s\S]*?"""/#, with: "")
    .replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
    .replacing(#/\/\/.*/#, with: "")
}

var codes: [String: String] = [:]
for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
where path.hasSuffix(".swift") && !aside.contains(path) {
  let name = URL(filePath: path).deletingPathExtension().lastPathComponent
  codes[String(name.prefix { $0 != "+" }), default: ""] += try code("\(folder)/\(path)")
}
guard !codes.isEmpty else { fatalError("there are no sources in \(folder)") }

var owners: [Substring: String] = [:]
for (owner, text) in codes {
  let declared =
    #/(?m)^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|fileprivate|private|open|final|nonisolated|indirect) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
  for match in text.matches(of: declared) { owners[match.1] = owner }
}
let known = codes.mapValues { text in Set(text.matches(of: #/\b[A-Z]\w*/#).compactMap { owners[$0.output] }) }

/// Whom a type knows, also by way of others.
func reached(from type: String) -> Set<String> {
  var found: Set<String> = []
  var next = known[type, default: []]
  while let other = next.popFirst() {
    if found.insert(other).inserted { next.formUnion(known[other, default: []]) }
  }
  return found
}

let reach = Dictionary(uniqueKeysWithValues: known.keys.map { ($0, reached(from: $0)) })
var seen: Set<String> = []
var largest = 1
var isFound = false
for type in known.keys.sorted() where !seen.contains(type) {
  let circle = reach[type, default: []].filter { reach[$0, default: []].contains(type) }.union([type])
  seen.formUnion(circle)
  largest = max(largest, circle.count)
  guard circle.count > 3 else { continue }
  isFound = true
  print("error: a circle of \(circle.count) types: \(circle.sorted().joined(separator: ", "))")
  for member in circle.sorted() {
    let others = known[member, default: []].subtracting([member]).intersection(circle).sorted()
    print("  \(member) names \(others.joined(separator: ", "))")
  }
}
print("\(codes.count) types, at most \(largest) in one circle")
exit(isFound ? 1 : 0)
