/// What the command line asks for.
package struct GalleryOptions: Equatable {
  /// The screen to draw, nil for all.
  package var screen: GalleryScreen?
  /// The device to draw on, nil for both.
  package var size: GallerySize?
  /// The system whose look is drawn, nil for both.
  package var system: GallerySystem?
  /// Whether to draw dark pictures alone, or light ones; nil for both.
  package var isDark: Bool?
  /// Whether to draw pictures for right-to-left languages alone, or for left-to-right ones; nil for
  /// both.
  package var isMirrored: Bool?
  /// Whether to draw pictures with large text alone, or with text of the usual size; nil for both.
  package var hasLargeText: Bool?
  /// The folder for the pictures and their page.
  package var folder = "gallery"
  /// The folder for the pictures of the README, nil for the gallery.
  package var pictures: String?
  /// The file for what a browser compares pixel by pixel, nil for the gallery.
  package var pixels: String?
  /// The folder for the code of the looks that can be chosen, nil for the gallery.
  package var code: String?
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
      case "--light": isDark = false
      case "--rtl": isMirrored = true
      case "--ltr": isMirrored = false
      case "--large": hasLargeText = true
      case "--regular": hasLargeText = false
      case "--out": folder = try Self.value(of: option, from: &rest)
      case "--pictures": pictures = try Self.value(of: option, from: &rest)
      case "--pixels": pixels = try Self.value(of: option, from: &rest)
      case "--code": code = try Self.value(of: option, from: &rest)
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
    guard let choice = Choice(rawValue: value.lowercased()) else {
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
      --dark, --light draw dark pictures alone, or light ones
      --rtl, --ltr    draw pictures for right-to-left languages alone, or for others
      --large, --regular
                      draw pictures with large text alone, or with text of the usual size
      --out DIR       write to this folder (default: gallery)
      --pictures DIR  write the pictures of the documentation to this folder instead
      --pixels FILE   write what `.ci/run browser` compares pixel by pixel to this file instead
      --code DIR      write the code of the looks that can be chosen to this folder instead,
                      from the folder of the README
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
