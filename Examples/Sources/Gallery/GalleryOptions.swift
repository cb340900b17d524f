/// What the command line asks for.
package struct GalleryOptions: Equatable {
  /// The screen to draw, nil for all.
  package var screen: GalleryScreen?
  /// The device to draw on, nil for both.
  package var size: GallerySize?
  /// The system whose look is drawn, nil for both.
  package var system: GallerySystem?
  /// Whether dark pictures alone are drawn.
  package var isDark = false
  /// Whether pictures for languages that run from right to left alone are drawn.
  package var isMirrored = false
  /// The folder for the pictures and their page.
  package var folder = "gallery"
  /// The file for one picture that shows a screen in light and in dark, nil for the whole gallery.
  package var hero: String?
  /// The file for one picture of an update that moves, nil for the whole gallery.
  package var animation: String?
  /// Whether the options are to be explained instead.
  package var wantsHelp = false

  package init() {}

  /// Reads the arguments that follow the command's name.
  package init(parsing arguments: [String]) throws(WrongOption) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--screen": screen = try Self.choice(of: option, from: &rest)
      case "--size": size = try Self.choice(of: option, from: &rest)
      case "--system": system = try Self.choice(of: option, from: &rest)
      case "--dark": isDark = true
      case "--rtl": isMirrored = true
      case "--out": folder = try Self.value(of: option, from: &rest)
      case "--hero": hero = try Self.value(of: option, from: &rest)
      case "--animation": animation = try Self.value(of: option, from: &rest)
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

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(WrongOption) -> Choice {
    let value = try value(of: option, from: &rest)
    guard let choice = Choice(rawValue: value) else {
      throw WrongOption(text: "\(option) is one of \(names(of: Choice.self)), not '\(value)'")
    }
    return choice
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The options, explained.
  package static let help = """
    Draws the example screens to SVG files and a page that shows them side by side.

    Usage: swift run --package-path Examples Gallery [options]

      --screen NAME   draw one screen: \(names(of: GalleryScreen.self))
      --size SIZE     draw on one device: \(names(of: GallerySize.self))
      --system NAME   draw on one system: \(names(of: GallerySystem.self))
                      (default: both, and iOS 18 for one picture)
      --dark          draw dark pictures alone
      --rtl           draw pictures for right-to-left languages alone
      --out DIR       write to this folder (default: gallery)
      --hero FILE     write one picture instead: a screen in light and in dark
                      (default: contacts on a phone)
      --animation FILE
                      write one picture instead: an update that moves
      --help          explain the options
    """
}

/// Why the command line cannot be understood.
package struct WrongOption: Error, Equatable {
  package var text: String

  package init(text: String) {
    self.text = text
  }
}
