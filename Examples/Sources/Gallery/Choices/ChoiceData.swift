import Foundation
import Screens

/// What the page's script knows of each combination of choices: its code, or why it is off.
struct ChoiceData: Encodable {
  /// The lines of code, each once.
  private var lines: [String] = []
  private var notes: [String] = []
  private var reasons: [String] = []
  /// For each combination, the last control's values next to each other: the number of the reason
  /// why it is off, or the numbers of its lines and of its notes, for a data source and for a
  /// controller.
  private var looks: [Entry] = []

  private enum Entry: Encodable {
    case off(Int)
    case look([[Int]])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .off(let reason): try container.encode(reason)
      case .look(let numbers): try container.encode(numbers)
      }
    }
  }

  init() {
    for look in LookChoice.everyCombination {
      if let reason = look.reasonAgainst {
        looks.append(.off(Self.number(of: reason, in: &reasons)))
      } else {
        let numbers = LookChoice.Owner.allCases.flatMap { owner in
          [
            look.code(for: owner).map { Self.number(of: $0, in: &lines) },
            look.notes(for: owner).map { Self.number(of: $0, in: &notes) },
          ]
        }
        looks.append(.look(numbers))
      }
    }
  }

  private static func number(of text: String, in texts: inout [String]) -> Int {
    if let index = texts.firstIndex(of: text) { return index }
    texts.append(text)
    return texts.count - 1
  }

  /// As it can stand in a script.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}
