import Foundation
import Gallery
import Testing

@MainActor struct GalleryPageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func draw(_ arguments: String...) throws -> [String] {
    let options = try GalleryOptions(parsing: arguments + ["--out", folder.path])
    try Gallery(options: options).draw()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func page() throws -> String {
    try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
  }

  @Test func whatIsDrawnReplacesWhatWasDrawn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = try draw("--screen", "form", "--system", "ios18")
    // Two scenes that are not in Hebrew, the film on a phone, and the page.
    #expect(all.count == 2 * 4 + 4 + 1)
    let own = folder.appending(path: "own.svg")
    try Data().write(to: own)
    let dark = try draw("--screen", "form", "--system", "ios18", "--dark", "--rtl", "--size", "pad")
    #expect(
      dark == [
        "form-errors-pad-ios18-dark-ltr.svg", "form-pad-ios18-dark-ltr.svg", "index.html",
        "own.svg", "update-phone-ios18-dark-rtl.svg",
      ])
  }

  @Test func thePageBeginsWithTheFilmAndShowsEachSceneOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try draw("--screen", "shop", "--regular")
    let html = try page()
    let images = html.matches(of: /<img [^>]*src="([^"]+)"/).map { String($0.1) }
    #expect(
      images == [
        "update-phone-ios26-light-ltr.svg", "shop-phone-ios26-light-ltr.svg",
        "shop-basket-phone-ios26-light-ltr.svg",
      ])
    #expect(Set(images).isSubset(of: files))
    #expect(html.matches(of: /<input type="radio"/).count == 9)
  }

  @Test func aLookThatIsNotDrawnIsNotOffered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try draw("--screen", "chat", "--light", "--size", "phone")
    let html = try page()
    #expect(!html.contains(#"value="dark""#) && !html.contains(#"value="pad""#))
    #expect(html.contains(#"value="rtl""#) && html.contains(#"value="ios18""#))
  }

  @Test func thePageOpensWithASampleScreen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try draw("--screen", "accounts")
    let header = try #require(try page().firstMatch(of: /<header>([^~]*?)<\/header>/)).1
    #expect(header.contains(#"src="update-phone-ios26-light-ltr.svg""#))
    #expect(header.contains(#"src="accounts-open-phone-ios26-light-ltr.svg""#))
  }
}
