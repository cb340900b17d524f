/// A switch of the page: a part of the looks' names, and what it can be.
struct GallerySwitch {
  struct Choice {
    var value: String
    /// What it is called where there is little room.
    var short: String
    var title: String
  }

  let name: String
  let title: String
  let choices: [Choice]

  /// The switches in the order in which the parts stand in the names of files.
  static func all(for looks: [GalleryLook]) -> [GallerySwitch] {
    [
      GallerySwitch(
        name: "size", title: "Device",
        choices: GallerySize.allCases.filter { size in looks.contains { $0.size == size } }
          .map { Choice(value: $0.rawValue, short: $0.title, title: $0.title) }),
      GallerySwitch(
        name: "system", title: "System",
        choices: GallerySystem.allCases.filter { system in looks.contains { $0.system == system } }
          .map { Choice(value: $0.rawValue, short: $0.number, title: "iOS \($0.number)") }),
      GallerySwitch(
        name: "appearance", title: "Appearance",
        choices: [false, true].filter { isDark in looks.contains { $0.isDark == isDark } }
          .map {
            $0
              ? Choice(value: "dark", short: "Dark", title: "Dark")
              : Choice(value: "light", short: "Light", title: "Light")
          }),
      GallerySwitch(
        name: "direction", title: "Direction",
        choices: [false, true].filter { isMirrored in looks.contains { $0.isMirrored == isMirrored }
        }
        .map {
          $0
            ? Choice(value: "rtl", short: "←", title: "Hebrew")
            : Choice(value: "ltr", short: "→", title: "English")
        }),
      GallerySwitch(
        name: "text", title: "Text",
        choices: [false, true].filter { isLarge in looks.contains { $0.hasLargeText == isLarge } }
          .map {
            $0
              ? Choice(value: "large", short: "A+", title: "Large text")
              : Choice(value: "", short: "A", title: "Text")
          }),
    ]
  }

  /// Radio buttons, of which the first is chosen.
  var html: String {
    let buttons = choices.enumerated().map { index, choice in
      let words =
        choice.short == choice.title
        ? choice.title
        : "<b class=\"long\">\(choice.title)</b><b class=\"short\">\(choice.short)</b>"
      return "<label title=\"\(choice.title)\"><input type=\"radio\" name=\"\(name)\""
        + " value=\"\(choice.value)\" aria-label=\"\(choice.title)\""
        + (index == 0 ? " checked" : "") + "><span>\(words)</span></label>"
    }
    return "<fieldset\(choices.count < 2 ? " hidden" : "")><legend>\(title)</legend>"
      + buttons.joined() + "</fieldset>"
  }
}
