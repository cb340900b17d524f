/// A switch of the page: a part of the looks' names, and what it can be.
struct GallerySwitch {
  static let size = "size"

  let name: String
  let title: String
  let choices: [(value: String, title: String)]

  /// The switches in the order in which the parts stand in the names of files.
  @MainActor static func all(for looks: [GalleryLook]) -> [GallerySwitch] {
    [
      GallerySwitch(
        name: size, title: "Device",
        choices: GallerySize.allCases.filter { size in looks.contains { $0.size == size } }
          .map { ($0.rawValue, $0.title) }),
      GallerySwitch(
        name: "system", title: "System",
        choices: GallerySystem.allCases.filter { system in looks.contains { $0.system == system } }
          .map { ($0.rawValue, $0.caption) }),
      GallerySwitch(
        name: "appearance", title: "Appearance",
        choices: [false, true].filter { isDark in looks.contains { $0.isDark == isDark } }
          .map { $0 ? ("dark", "Dark") : ("light", "Light") }),
      GallerySwitch(
        name: "direction", title: "Direction",
        choices: [false, true].filter { isMirrored in looks.contains { $0.isMirrored == isMirrored }
        }
        .map { $0 ? ("rtl", "Right to left") : ("ltr", "Left to right") }),
    ]
  }

  /// Radio buttons, of which the first is chosen.
  var html: String {
    let buttons = choices.enumerated().map { index, choice in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(choice.value)\""
        + (index == 0 ? " checked" : "") + "><span>\(choice.title)</span></label>"
    }
    return "<fieldset\(choices.count < 2 ? " hidden" : "")><legend>\(title)</legend>"
      + buttons.joined() + "</fieldset>"
  }
}
