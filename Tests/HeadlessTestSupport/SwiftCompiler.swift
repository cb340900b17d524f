import Foundation

/// The compiler of the toolchain that built this test, for sources that are checked and not run.
package enum SwiftCompiler {
  /// The modules that this test was built with stand beside it.
  private static var modules: URL {
    (Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
      .appending(path: "Modules")
  }

  /// Has a source checked, and returns what the compiler remarks, one line a warning or an error.
  ///
  /// Checking types alone would leave out what is found in the flow of values between isolations.
  ///
  /// - Parameters:
  ///   - source: The source to check.
  ///   - languageMode: "5" or "6".
  ///   - isMainActorByDefault: Whether what says nothing belongs to the main actor, as in the apps
  ///     that Xcode makes.
  /// - Returns: The remarks.
  /// - Throws: What keeps the compiler from being run.
  package static func remarks(
    on source: String, languageMode: String, isMainActorByDefault: Bool = false
  ) throws -> [String] {
    let output = try withSource(source, named: "Client.swift") { file in
      let arguments = [
        "-emit-sil", "-o", "/dev/null", "-swift-version", languageMode,
        "-module-alias", "UIKit=HeadlessUIKit", "-diagnostic-style", "llvm",
        "-I", modules.path, file.path,
      ]
      let isolation = isMainActorByDefault ? ["-default-isolation", "MainActor"] : []
      return try errors(of: ["swiftc"] + arguments + isolation)
        .replacing(file.deletingLastPathComponent().path, with: "")
    }
    return output.split(separator: "\n").map(String.init)
      .filter { $0.contains("warning: ") || $0.contains("error: ") }
  }

  /// Compiles a program as for a release, together with the sources of a module, and runs it.
  ///
  /// - Parameters:
  ///   - program: The program's main file.
  ///   - module: The name of the module, which is one without dependencies.
  /// - Returns: What compiler and program have to say on the error output.
  /// - Throws: What keeps the compiler from being run.
  package static func runOptimized(_ program: String, with module: String) throws -> String {
    try withSource(program, named: "main.swift") { file in
      let product = file.deletingLastPathComponent().appending(path: "program").path
      let sources = try FileManager.default.contentsOfDirectory(
        at: Repository.root.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil
      ).map(\.path).filter { $0.hasSuffix(".swift") }
      let flags = ["-O", "-swift-version", "6", "-package-name", "planted", "-o", product]
      let remarks = try errors(of: ["swiftc"] + flags + sources + [file.path])
      return try remarks + errors(of: [product])
    }
  }

  private static func withSource(
    _ source: String, named name: String, _ body: (URL) throws -> String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try body(file)
  }

  /// What a command says on the error output.
  private static func errors(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
