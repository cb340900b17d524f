// Draws faults by a seed: list-faults <seed> <count> <file…>
//
// Prints one a line: the file, the number of the line, what kind of fault it is, and the line as it
// is to be, apart by tabs. Every fault is in one line, or swaps two. `.ci/long drawn` plants them,
// and finds out whether they compile.

import Foundation

struct Fault {
  var file: String
  var line: Int
  var kind: String
  var text: String
}

/// SplitMix64: the same seed draws the same faults everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

let swaps = [
  (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "),
  (" == ", " != "), (" != ", " == "), (" && ", " || "), (" || ", " && "),
  (" + ", " - "), (" - ", " + "), ("true", "false"), ("false", "true"),
  ("minY", "maxY"), ("maxY", "minY"), ("roundsTop", "roundsBottom"), ("roundsBottom", "roundsTop"),
]

/// Whether a line is one whole statement that can be left out: a call or an assignment.
func isStatement(_ line: String) -> Bool {
  let words = [
    "let ", "var ", "return", "guard", "if ", "for ", "while ", "case ", "func ", "import", "init",
    "@", "}", ".",
  ]
  guard line.hasPrefix("    "), !words.contains(where: line.drop(while: { $0 == " " }).hasPrefix)
  else { return false }
  let opened = line.count { "([{".contains($0) }
  let closed = line.count { ")]}".contains($0) }
  return opened == closed && !line.hasSuffix(",") && (line.hasSuffix(")") || line.contains(" = "))
}

/// The condition of a line such as `if a {` or `guard a else {`, negated.
func negated(_ line: String) -> String? {
  for (begin, end) in [("if ", " {"), ("guard ", " else {"), ("guard ", " else { return }")] {
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    guard rest.hasPrefix(begin), rest.hasSuffix(end) else { continue }
    let condition = rest.dropFirst(begin.count).dropLast(end.count)
    if condition.contains("let ") || condition.contains("case ") || condition.contains(", ") {
      return nil
    }
    return "\(indent)\(begin)!(\(condition))\(end)"
  }
  return nil
}

func faults(in file: String) throws -> [Fault] {
  let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  var found: [Fault] = []
  for (index, line) in lines.enumerated() {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("//") || code.isEmpty || code.hasPrefix("import") { continue }
    func add(_ kind: String, _ text: String) {
      found.append(Fault(file: file, line: index + 1, kind: kind, text: text))
    }
    if isStatement(line) { add("left out", "") }
    if let text = negated(line) { add("negated", text) }
    for (from, to) in swaps {
      if let range = line.range(of: from) {
        add(
          "\(from.trimmingCharacters(in: .whitespaces)) changed",
          line.replacingCharacters(in: range, with: to))
      }
    }
    if let range = line.range(of: #"(?<![\w.])[1-9][0-9]*(?![\w.])"#, options: .regularExpression),
      let number = Int(line[range])
    {
      add("constant", line.replacingCharacters(in: range, with: "\(number + 1)"))
    }
    if index + 1 < lines.count, isStatement(line), isStatement(lines[index + 1]),
      line != lines[index + 1]
    {
      add("swapped", "\(lines[index + 1])\u{1F}\(line)")
    }
  }
  return found
}

let arguments = CommandLine.arguments
guard arguments.count > 3, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("list-faults <seed> <count> <file…>\n".utf8))
  exit(2)
}
var dice = SplitMix64(state: seed)
var all = try arguments.dropFirst(3).sorted().flatMap(faults)
all.shuffle(using: &dice)
for fault in all.prefix(count) {
  print(fault.file, fault.line, fault.kind, fault.text, separator: "\t")
}
