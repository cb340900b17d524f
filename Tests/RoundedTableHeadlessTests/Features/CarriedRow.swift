import HeadlessTestSupport
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// A row that is lifted and carried, and what all rows show on its way.
nonisolated struct CarriedRow: Sendable, CustomTestStringConvertible {
  /// What happens, and what the rows of some items show at rest after it.
  enum Step: Sendable {
    /// The row is carried over the place of another.
    case carry(Int, Int, String, String)
    /// The app shows other sections in the middle of it.
    case update([String], String, String)
    case drop(String, String)
  }

  /// How a row is carried: by its reorder control, or in a drag and drop.
  enum Way: CaseIterable {
    case hand, dragAndDrop
  }

  var testDescription: String
  var sections: [String]
  /// The items of one card of several, empty if a section is a card.
  var card = ""
  var item: String
  var follows = true
  var staysInSection = false
  var steps: [Step]

  init(
    _ description: String, _ item: String, of sections: [String] = ["A:abc", "B:de"],
    card: String = "", follows: Bool = true, staysInSection: Bool = false, _ steps: [Step]
  ) {
    (testDescription, self.sections, self.card, self.item) = (description, sections, card, item)
    (self.follows, self.staysInSection, self.steps) = (follows, staysInSection, steps)
  }

  /// The sections "abc" and "de" while a row is over another.
  private static let places: [(item: String, section: Int, row: Int, signs: String)] = [
    ("a", 0, 1, "□╭╰╭╰"), ("a", 0, 2, "□╭│╭╰"), ("b", 0, 0, "│□╰╭╰"), ("c", 0, 0, "│╰□╭╰"),
    ("b", 1, 0, "╭□╰│╰"), ("b", 1, 1, "╭□╰╭╰"), ("d", 0, 0, "││╰□□"), ("d", 0, 3, "╭││□□"),
  ]

  static let all: [CarriedRow] =
    places.map { item, section, row, signs in
      CarriedRow("\(item) to \(section), \(row)", item, [.carry(section, row, "abcde", signs)])
    } + [
      CarriedRow(
        "into another card", "c", [.carry(1, 2, "abcde", "╭╰□╭│"), .drop("abdec", "╭╰╭│╰")]),
      CarriedRow(
        "by card IDs", "b", of: ["A:abcd"], card: "acd",
        [.carry(0, 3, "abcd", "╭□│╰"), .drop("acdb", "╭│╰□")]),
      CarriedRow(
        "dropped where it was", "b",
        [
          .carry(0, 2, "abcde", "╭□│╭╰"), .carry(0, 1, "abcde", "╭□╰╭╰"),
          .drop("abcde", "╭│╰╭╰"),
        ]),
      CarriedRow(
        "where it may not be dropped", "a", staysInSection: true,
        [
          .carry(0, 2, "abcde", "□╭│╭╰"), .carry(1, 0, "abcde", "□│╰╭╰"),
          .drop("abcde", "╭│╰╭╰"),
        ]),
      CarriedRow(
        "without the call", "c", follows: false,
        [.carry(1, 2, "abcde", "╭│╰╭╰"), .drop("abdec", "╭╰╭│╰")]),
      // Until the app says where the row is again, also if rows are as many as before by then.
      CarriedRow(
        "an update in the middle", "b",
        [
          .carry(1, 2, "abcde", "╭□╰╭│"), .update(["A:abcx", "B:de"], "abcxde", "╭□│╰╭╰"),
          .carry(1, 0, "abcxde", "╭□│╰│╰"), .drop("acxbde", "╭│╰╭│╰"),
        ]),
      CarriedRow(
        "updates of its rows", "b",
        [
          .carry(1, 2, "abcde", "╭□╰╭│"), .update(["A:abcx", "B:de"], "abcxde", "╭□│╰╭╰"),
          .update(["A:abc", "B:de"], "abcde", "╭□╰╭╰"),
        ]),
      CarriedRow(
        "an update that moves it", "b",
        [.carry(1, 2, "abcde", "╭□╰╭│"), .update(["A:bac", "B:de"], "bacde", "□│╰╭╰")]),
    ]
}
