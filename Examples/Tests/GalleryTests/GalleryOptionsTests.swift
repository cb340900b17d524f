import Gallery
import Testing

struct GalleryOptionsTests {
  @Test func everythingIsDrawnByDefault() throws {
    let options = try GalleryOptions(parsing: [])
    #expect(options == GalleryOptions())
    #expect(options.screen == nil && options.size == nil && options.system == nil)
    #expect(options.isDark == nil && options.isMirrored == nil && options.pictures == nil)
    #expect(!options.wantsHelp)
    #expect(options.folder == "gallery")
  }

  @Test func everyOptionIsRead() throws {
    let options = try GalleryOptions(parsing: [
      "--screen", "custom-cells", "--size", "pad", "--system", "ios26", "--dark", "--rtl",
      "--large",
      "--out", "page", "--pictures", "pictures", "--help",
    ])
    var expected = GalleryOptions()
    expected.screen = .customCells
    expected.size = .pad
    expected.system = .iOS26
    expected.isDark = true
    expected.isMirrored = true
    expected.hasLargeText = true
    expected.folder = "page"
    expected.pictures = "pictures"
    expected.wantsHelp = true
    #expect(options == expected)
  }

  @Test func halvesOfTheGalleryAreNamed() throws {
    let light = try GalleryOptions(parsing: ["--light", "--ltr"])
    #expect(light.isDark == false && light.isMirrored == false)
    let last = try GalleryOptions(parsing: ["--light", "--dark", "--rtl", "--ltr"])
    #expect(last.isDark == true && last.isMirrored == false)
  }

  @Test(arguments: GalleryScreen.allCases)
  func screensAreNamedInAnyCase(screen: GalleryScreen) throws {
    for name in [screen.rawValue, screen.rawValue.uppercased()] {
      #expect(try GalleryOptions(parsing: ["--screen", name]).screen == screen)
    }
    #expect(try GalleryOptions(parsing: ["--size", "Pad", "--system", "iOS26"]).system == .iOS26)
  }

  @Test(arguments: [
    (["--color"], "unknown option '--color'"),
    (["pad"], "unknown option 'pad'"),
    (["--out"], "--out needs a value"),
    (["--out", ""], "--out needs a value"),
    (["--out", "--dark"], "--out needs a value"),
    (["--size", "watch"], "--size is one of phone, pad, not 'watch'"),
    (["--system", "ios12"], "--system is one of ios26, ios18, not 'ios12'"),
    (
      ["--screen", "main"],
      "--screen is one of accounts, trip, directory, health, chat, shop, contacts, custom-cells, form, reminders, delivery, expanding, custom-look, shopping, tutorial, gradient, wardrobe, settings, not 'main'"
    ),
  ])
  func wrongOptionsAreNamed(arguments: [String], text: String) {
    #expect(throws: WrongOption(text: text)) { try GalleryOptions(parsing: arguments) }
  }

  @Test func helpNamesEveryOption() {
    for option in [
      "--screen", "--size", "--system", "--dark", "--light", "--rtl", "--ltr", "--large",
      "--regular", "--out",
      "--pictures", "--help",
    ] {
      #expect(GalleryOptions.help.contains(option))
    }
  }
}
