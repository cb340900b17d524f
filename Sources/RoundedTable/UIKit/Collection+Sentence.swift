extension Collection<String> {
  /// The strings as a list in a sentence: "a", "a and b", or "a, b, and c".
  ///
  /// If they're clauses, there is a comma between two of them, too.
  func listed(asClauses areClauses: Bool = false) -> String {
    guard count > 1, let last = suffix(1).first else { return first ?? "" }
    let comma = areClauses || count > 2 ? "," : ""
    return "\(dropLast().joined(separator: ", "))\(comma) and \(last)"
  }
}
