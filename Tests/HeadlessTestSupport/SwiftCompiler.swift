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
  ///   - isMainActorByDefault: Whether what says nothing belongs to the main actor, as in the apps that Xcode makes.
  /// - Returns: The remarks.
  /// - Throws: What keeps the compiler from being run.
  package static func remarks(
    on source: String, languageMode: String, isMainActorByDefault: Bool = false
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Client.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", languageMode,
      "-module-alias", "UIKit=HeadlessUIKit", "-diagnostic-style", "llvm",
      "-I", modules.path, file.path,
    ]
    if isMainActorByDefault { compiler.arguments? += ["-default-isolation", "MainActor"] }
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
}
