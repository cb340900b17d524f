import Foundation
import Screens

/// What the page's script knows of each combination of choices: its code, or why it is off.
struct ChoiceData: Encodable {
  /// The lines of code, each once.
  private var lines: [String] = []
  private var notes: [String] = []
  private var reasons: [String] = []
  /// For each combination, the last control's values next to each other: the number of the reason
  /// why it is off, or the numbers of its lines for a data source, for a controller, and of its
  /// notes.
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
        let code = LookChoice.Owner.allCases.map { owner in
          look.code(for: owner).map { Self.number(of: $0, in: &lines) }
        }
        looks.append(.look(code + [look.notes.map { Self.number(of: $0, in: &notes) }]))
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
