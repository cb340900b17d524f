import Foundation
import Testing

/// What compiles with UIKit's data source compiles with the rounded one, and draws the same remarks from the compiler.
///
/// The clients are an app's code, once in Swift 5 and once in Swift 6. Each is checked twice: as it is, and with the class
/// name replaced, which is all that an app changes.
@Suite struct SwapCompilesTests {
  struct Client: CustomTestStringConvertible, Sendable {
    var name: String
    var languageMode: String
    /// Remarks that must be there, so that nothing passes because nothing was checked.
    var remarks: [String]
    var testDescription: String { name }
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
  ]

  private static let plainName = "UITableViewDiffableDataSource"
  private static let roundedName = "RoundedDiffableDataSource"

  private func source(of client: Client) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: tests.appending(path: "Clients/\(client.name).swift"), encoding: .utf8)
  }

  /// The modules that this test was built with stand beside it.
  private var modules: URL? {
    Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "Modules")
  }

  /// Has the compiler check a source, and returns what it remarks, without the folder's name.
  ///
  /// Checking types alone would leave out what is found in the flow of values between isolations.
  private func remarks(on source: String, _ client: Client) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Client.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", client.languageMode,
      "-module-alias", "UIKit=HeadlessUIKit", "-diagnostic-style", "llvm",
      "-I", try #require(modules).path, file.path,
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
      .replacing(folder.path, with: "")
      .split(separator: "\n")
      .map(String.init)
      .filter { $0.contains("warning: ") || $0.contains("error: ") }
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
