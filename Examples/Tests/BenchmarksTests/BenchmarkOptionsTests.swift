import Benchmarks
import Testing

struct BenchmarkOptionsTests {
  @Test func everythingIsMeasuredByDefault() throws {
    let options = try BenchmarkOptions(parsing: [])
    #expect(options == BenchmarkOptions())
    #expect(!options.isQuick && !options.wantsHelp)
    #expect(options.json == nil && options.article == nil)
  }

  @Test func everyOptionIsRead() throws {
    var expected = BenchmarkOptions()
    expected.isQuick = true
    expected.json = "figures.json"
    expected.article = "article.md"
    expected.profiled = .snapshotScan
    expected.measuresFramesAlone = true
    expected.countsInstructions = true
    expected.scrolledShare = 1
    expected.wantsHelp = true
    let arguments = [
      "--quick", "--json", "figures.json", "--article", "article.md",
      "--profile", "scan", "--frames", "--instructions", "--scroll", "1", "--help",
    ]
    #expect(try BenchmarkOptions(parsing: arguments) == expected)
  }

  @Test(arguments: [
    (["--slow"], "unknown option '--slow'"),
    (["quick"], "unknown option 'quick'"),
    (["--json"], "--json needs a value"),
    (["--article", ""], "--article needs a value"),
    (["--json", "--quick"], "--json needs a value"),
    (["--scroll", "2"], "--scroll needs 0 or 1, and not '2'"),
    (
      ["--profile", "fastest"],
      "--profile needs one of plain, ours, scan, reload, reconfigure, sublayers, images, draw, and not 'fastest'"
    ),
  ])
  func wrongOptionsAreNamed(arguments: [String], text: String) {
    #expect(throws: WrongOption(text: text)) { try BenchmarkOptions(parsing: arguments) }
  }

  @Test func helpNamesEveryOption() {
    for option in [
      "--quick", "--json", "--article", "--profile", "--frames", "--instructions", "--scroll",
      "--help",
    ] {
      #expect(BenchmarkOptions.help.contains(option))
    }
  }
}
