import Foundation
import HeadlessTestSupport
import Testing

/// What compiles with UIKit's data source compiles with the rounded one, and draws the same remarks
/// from the compiler.
///
/// The clients are an app's code: in Swift 5, in Swift 6, and on the main actor by default. Each is
/// checked twice: as it is, and with the class name replaced, which is all that an app changes.
@Suite struct SwapCompilesTests {
  struct Client: CustomTestStringConvertible, Sendable {
    var name: String
    var languageMode: String
    var isMainActorByDefault = false
    /// Remarks that must be there, so that nothing passes because nothing was checked.
    var remarks: [String]
    var testDescription: String { "\(name), Swift \(languageMode)" }
  }

  nonisolated static let clients = [
    Client(
      name: "SwiftFiveClient", languageMode: "5",
      remarks: [
        "type 'Contact' does not conform to the 'Sendable' protocol",
        "method 'apply(_:animatingDifferences:completion:)' in a synchronous nonisolated context",
      ]),
    Client(
      name: "SwiftSixClient", languageMode: "6",
      remarks: [
        "type 'Message' does not conform to the 'Sendable' protocol",
        "initializer 'init(tableView:cellProvider:)' in a synchronous nonisolated context",
        "method 'apply(_:animatingDifferences:completion:)' in a synchronous nonisolated context",
        "method 'applySnapshotUsingReloadData(_:completion:)' in a synchronous nonisolated context",
      ]),
    Client(
      name: "MainActorClient", languageMode: "5", isMainActorByDefault: true, remarks: []),
    Client(
      name: "MainActorClient", languageMode: "6", isMainActorByDefault: true, remarks: []),
  ]

  private static let plainName = "UITableViewDiffableDataSource"
  private static let roundedName = "RoundedDiffableDataSource"

  private func source(of client: Client) throws -> String {
    try String(
      contentsOf: Repository.root.appending(path: "Tests/LanguageModes/\(client.name).swift"),
      encoding: .utf8)
  }

  private func remarks(on source: String, _ client: Client) throws -> [String] {
    try SwiftCompiler.remarks(
      on: source, languageMode: client.languageMode,
      isMainActorByDefault: client.isMainActorByDefault)
  }

  @Test(arguments: clients) func theRemarksAreTheSame(_ client: Client) throws {
    let plain = try source(of: client)
    let rounded = plain.replacing(Self.plainName, with: Self.roundedName)
    #expect(plain != rounded)
    let plainRemarks = try remarks(on: plain, client)
    let roundedRemarks = try remarks(on: rounded, client)
    #expect(
      roundedRemarks.map { $0.replacing(Self.roundedName, with: Self.plainName) } == plainRemarks)
    #expect(!plainRemarks.contains { $0.contains("error: ") })
    for remark in client.remarks {
      #expect(plainRemarks.contains { $0.contains(remark) }, "\(plainRemarks)")
    }
  }

  /// Identifiers that do belong to the main actor are refused with either class.
  @Test func identifiersOfTheMainActorAreRefused() throws {
    let client = try #require(Self.clients.last)
    let plain = try source(of: client).replacing("nonisolated enum", with: "enum")
    for source in [plain, plain.replacing(Self.plainName, with: Self.roundedName)] {
      #expect(
        try remarks(on: source, client).contains {
          $0.contains("conformance of 'MainSection' to 'Hashable'")
        })
    }
  }

  @Test(arguments: clients) func whatUIKitRefusesIsRefused(_ client: Client) throws {
    let mistake = """

      @MainActor func mistake(_ dataSource: \(Self.plainName)<String, Int>) -> Int {
        dataSource.snapshot(of: 1)
      }
      """
    let plain = try source(of: client) + mistake
    let rounded = plain.replacing(Self.plainName, with: Self.roundedName)
    let isRefused = try remarks(on: plain, client).contains { $0.contains("error: ") }
    let roundedIsRefused = try remarks(on: rounded, client).contains { $0.contains("error: ") }
    #expect(isRefused)
    #expect(roundedIsRefused)
  }
}
