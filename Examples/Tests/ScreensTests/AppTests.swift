import Foundation
import Testing

/// The app's source compiles with the screens, over what it needs of SwiftUI.
///
/// No SwiftUI is here, so its declarations are restated in `swiftUI`. What the app says of them is
/// not tested; what it says of the screens is.
@Suite struct AppTests {
  private static let swiftUI = """
    public import UIKit

    @MainActor public protocol App {
      associatedtype Body: Scene
      init()
      var body: Body { get }
    }
    extension App { public static func main() {} }

    @MainActor public protocol Scene {}
    public struct WindowGroup<Content: View>: Scene {
      public init(content: () -> Content) {}
    }

    @MainActor public protocol View {}
    public struct Padded: View {}
    extension View { public func ignoresSafeArea() -> Padded { Padded() } }

    @MainActor public protocol UIViewControllerRepresentable: View {
      associatedtype Controller: UIViewController
      func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Controller
      func updateUIViewController(
        _ controller: Controller, context: UIViewControllerRepresentableContext<Self>)
    }
    extension UIViewControllerRepresentable {
      public typealias Context = UIViewControllerRepresentableContext<Self>
    }
    public struct UIViewControllerRepresentableContext<Representable> {}

    // It's UIKit's, but the stand-in has none.
    @MainActor public final class UIPasteboard {
      public static let general = UIPasteboard()
      public var string: String?
    }
    """

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../RoundedTableExamples.swiftpm").standardizedFileURL

  /// Compiles a source as a library, and returns the errors.
  private func errors(_ arguments: [String]) throws -> [String] {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    let modules = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "Modules")
    compiler.arguments =
      [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-module-alias",
        "UIKit=HeadlessUIKit",
      ]
      + ["-diagnostic-style", "llvm", "-I", try #require(modules).path] + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("error: ") }
  }

  private func errors(inApp text: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stub = folder.appending(path: "SwiftUI.swift")
    let app = folder.appending(path: "App.swift")
    try Self.swiftUI.write(to: stub, atomically: true, encoding: .utf8)
    try text.write(to: app, atomically: true, encoding: .utf8)
    let module = folder.appending(path: "SwiftUI.swiftmodule")
    let stubErrors = try errors(
      ["-emit-module", "-module-name", "SwiftUI", "-o", module.path, stub.path])
    #expect(stubErrors.isEmpty)
    return try errors(["-emit-sil", "-o", "/dev/null", "-I", folder.path, app.path])
  }

  private func app() throws -> String {
    try String(
      contentsOf: Self.folder.appending(path: "App/ExamplesApp.swift"), encoding: .utf8)
  }

  @Test func theAppCompilesWithTheScreens() throws {
    #expect(try errors(inApp: try app()).isEmpty)
  }

  /// A preview is a macro of SwiftUI's, which isn't here, so its closure is made a function.
  private func previews() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "App/Previews.swift"), encoding: .utf8)
      .replacing(/#Preview\("([A-Za-z ]+)"\) \{/) {
        "@MainActor func preview\($0.1.replacing(" ", with: ""))() -> UIViewController {"
      }
  }

  @Test func thePreviewsCompileWithTheScreens() throws {
    let text = try previews()
    #expect(!text.contains("#Preview"))
    #expect(try errors(inApp: text) == [])
    let planted = text.replacing("LooksScreen()", with: "LostScreen()")
    #expect(try errors(inApp: planted).contains { $0.contains("LostScreen") })
  }

  @Test func everyScreenOfTheContentsHasAPreview() throws {
    let contents = try String(
      contentsOf: Self.folder.appending(path: "../Sources/Screens/ContentsScreen.swift"),
      encoding: .utf8)
    let previews = try previews()
    let screens = contents.matches(of: /case \.[a-zA-Z]+: ([A-Za-z.]+\(\))\n/).map(\.1)
    #expect(screens.count > 15)
    for screen in screens {
      #expect(previews.contains("UINavigationController(rootViewController: \(screen))"))
    }
    #expect(previews.split(separator: "func preview").count == screens.count + 1)
  }

  @Test func aMistakeIsFound() throws {
    let text = try app().replacing("SelfCheck.run", with: "SelfCheck.ran")
    #expect(try errors(inApp: text).contains { $0.contains("ran") })
  }

  /// The manifest is for Xcode, and cannot be read here.
  @Test func theManifestNamesWhatIsThere() throws {
    let manifest = try String(
      contentsOf: Self.folder.appending(path: "Package.swift"), encoding: .utf8)
    let examples = Self.folder.deletingLastPathComponent()
    #expect(manifest.contains(#".package(name: "Examples", path: "..")"#))
    #expect(manifest.contains(#".product(name: "Screens", package: "Examples")"#))
    #expect(
      try String(contentsOf: examples.appending(path: "Package.swift"), encoding: .utf8)
        .contains(#".library(name: "Screens""#))
    #expect(manifest.contains(#"path: "App""#))
  }
}
