/// What the command line asks for.
package struct BenchmarkOptions: Equatable {
  /// Whether a smoke run is enough.
  package var isQuick = false
  /// The file for all figures, nil for none.
  package var json: String?
  /// The article whose tables get the figures, nil for none.
  package var article: String?
  /// The contender whose updates are only to be repeated, nil to measure all.
  package var profiled: Contender?
  /// Whether only scrolled frames and new cells are to be measured.
  package var measuresFramesAlone = false
  /// Whether only the instructions of scrolled frames and new cells are to be counted.
  package var countsInstructions = false
  /// Which share of the long tables is only to be scrolled, nil to measure all.
  package var scrolledShare: Int?
  /// Whether the options are to be explained instead.
  package var wantsHelp = false

  package init() {}

  /// Reads the arguments that follow the command's name.
  package init(parsing arguments: [String]) throws(WrongOption) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--quick": isQuick = true
      case "--json": json = try Self.value(of: option, from: &rest)
      case "--article": article = try Self.value(of: option, from: &rest)
      case "--profile": profiled = try Self.contender(Self.value(of: option, from: &rest))
      case "--frames": measuresFramesAlone = true
      case "--instructions": countsInstructions = true
      case "--scroll": scrolledShare = try Self.share(Self.value(of: option, from: &rest))
      case "--help", "-h": wantsHelp = true
      default: throw WrongOption(text: "unknown option '\(option)'")
      }
    }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(WrongOption) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw WrongOption(text: "\(option) needs a value")
    }
    return value
  }

  private static func contender(_ title: String) throws(WrongOption) -> Contender {
    if let contender = Contender.allCases.first(where: { $0.title == title }) { return contender }
    let titles = Contender.allCases.map(\.title).joined(separator: ", ")
    throw WrongOption(text: "--profile needs one of \(titles), and not '\(title)'")
  }

  private static func share(_ number: String) throws(WrongOption) -> Int {
    if let share = Int(number), (0...1).contains(share) { return share }
    throw WrongOption(text: "--scroll needs 0 or 1, and not '\(number)'")
  }

  /// The options, explained.
  package static let help = """
    Measures what rounded cards cost, against what people do today, and prints tables.

    Usage: swift run -c release --package-path Examples Benchmarks [options]

      --quick       measure little, to see that everything runs
      --json FILE   write all figures to this file
      --article FILE
                    write the figures into the tables of this article, which has them already
      --profile CONTENDER
                    only repeat short updates with this contender, such as plain or ours, for a profiler
      --frames      only measure scrolled frames and new cells
      --instructions
                    only count their instructions, with Valgrind
      --scroll SHARE
                    only scroll one half of their tables, 0 or 1, for a profiler
      --help        explain the options
    """
}

/// Why the command line cannot be understood.
package struct WrongOption: Error, Equatable {
  package var text: String

  package init(text: String) {
    self.text = text
  }
}
