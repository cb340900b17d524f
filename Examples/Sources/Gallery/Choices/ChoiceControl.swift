import Screens

/// A row of buttons of the page of looks, one of which is chosen.
struct ChoiceControl {
  /// What it is called in addresses.
  let name: String
  let title: String
  /// Its values, the default first, and what they are called.
  let choices: [(value: String, title: String)]

  /// Those that make a look, in the order of its name.
  static let all: [ChoiceControl] = [
    ChoiceControl(
      name: "radius", title: "Radius",
      choices: LookChoice.Radius.allCases.map {
        ($0.rawValue, $0 == .system ? "System" : $0.rawValue)
      }),
    ChoiceControl(name: "fill", title: "Fill", choices: titled(LookChoice.Fill.self)),
    ChoiceControl(name: "edge", title: "Edge", choices: titled(LookChoice.Edge.self)),
    ChoiceControl(name: "title", title: "Titles", choices: titled(LookChoice.Title.self)),
    ChoiceControl(
      name: "gaps", title: "Gaps",
      choices: [("none", "None"), ("cards", "Between cards"), ("rows", "Between rows")]),
    ChoiceControl(
      name: "view", title: "Shown",
      choices: [
        ("grouped", "As usual"), ("no-separators", "No separators"), ("lid", "Plain, with lids"),
        ("ios18", "iOS 18"), ("rtl", "Right to left"),
      ]),
  ]

  static let appearance = ChoiceControl(
    name: "appearance", title: "Appearance", choices: [("light", "Light"), ("dark", "Dark")])
  static let owner = ChoiceControl(
    name: "owner", title: "Code for",
    choices: [("dataSource", "Data source"), ("cards", "Card controller")])

  private static func titled<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(value: String, title: String)] {
    type.allCases.map {
      ($0.rawValue, $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst())
    }
  }

  /// Radio buttons with room for why some of them are off.
  var html: String {
    let buttons = choices.enumerated().map { index, choice in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(choice.value)\""
        + " aria-describedby=\"why-\(name)\"\(index == 0 ? " checked" : "")>"
        + "<span>\(choice.title)</span></label>"
    }
    return "<fieldset><legend>\(title)</legend><div>\(buttons.joined())</div>"
      + "<p class=\"why\" id=\"why-\(name)\"></p></fieldset>"
  }
}
