import Foundation
import HeadlessTestSupport
import Testing

/// UIKit's classes are `@preconcurrency`, as everything imported from Objective-C: what is older
/// than Swift concurrency compiles.
@Suite struct PresenterCompilesTests {
  private func remarks(languageMode: String, adding mistake: String = "") throws -> [String] {
    let source = try String(
      contentsOf: Repository.root.appending(path: "Tests/LanguageModes/SwiftFivePresenter.swift"),
      encoding: .utf8)
    return try SwiftCompiler.remarks(
      on: source + mistake, languageMode: languageMode, isMainActorByDefault: false)
  }

  @Test func aPresenterInSwiftFiveHasNoErrors() throws {
    #expect(try remarks(languageMode: "5").filter { $0.contains("error: ") } == [])
  }

  @Test func inSwiftSixItIsWarned() throws {
    let remarks = try remarks(languageMode: "6")
    #expect(remarks.contains { $0.contains("main actor-isolated") }, "\(remarks)")
  }

  @Test func mistakesAreFound() throws {
    let remarks = try remarks(languageMode: "5", adding: "func mistake() -> Int { UITableView() }")
    #expect(remarks.contains { $0.contains("error: ") })
  }
}
