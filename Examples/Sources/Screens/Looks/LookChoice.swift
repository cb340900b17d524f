/// A look that is put together from choices, which combine freely but for a few.
///
/// It knows no UIKit: what it is called, what is said about it, and the Swift that makes it are
/// texts.
nonisolated package struct LookChoice: Hashable, Sendable {
  nonisolated package enum Radius: String, CaseIterable, Sendable {
    case system
    case twelve = "12"
    case twentySix = "26"
  }

  nonisolated package enum Fill: String, CaseIterable, Sendable {
    case automatic, color, translucent, gradient, material

    /// Whether it only shows over a picture.
    package var isSeenThrough: Bool { self == .translucent || self == .material }
  }

  nonisolated package enum Edge: String, CaseIterable, Sendable {
    case none, outline, shadow
  }

  nonisolated package enum Title: String, CaseIterable, Sendable {
    case outside, inside, none
  }

  nonisolated package enum Gaps: String, CaseIterable, Sendable {
    case none, cards, rows
  }

  /// What is looked at, beside the look itself.
  nonisolated package enum View: String, CaseIterable, Sendable {
    case grouped
    case bare = "no-separators"
    case lid
    case iOS18 = "ios18"
    case mirrored = "rtl"
  }

  package var radius = Radius.system
  package var fill = Fill.automatic
  package var edge = Edge.none
  package var title = Title.outside
  package var gaps = Gaps.none
  package var view = View.grouped

  package init() {}

  /// The values of the choices, by the names that an address has for them.
  package var values: [(name: String, value: String)] {
    [
      ("radius", radius.rawValue), ("fill", fill.rawValue), ("edge", edge.rawValue),
      ("title", title.rawValue), ("gaps", gaps.rawValue), ("view", view.rawValue),
    ]
  }

  /// The values as a part of a file's name.
  package var name: String { values.map(\.value).joined(separator: "-") }

  /// How many of the five choices differ from the defaults.
  var differences: Int {
    zip(values, LookChoice().values).dropLast().count { $0.value != $1.value }
  }

  /// Every look that can be chosen, the default first.
  package static let all = everyCombination.filter { $0.reasonAgainst == nil }

  /// Every combination, whether or not it can be chosen: as a number counts, with the last choice
  /// as the last digit.
  package static var everyCombination: [LookChoice] {
    [LookChoice()].varied(\.radius).varied(\.fill).varied(\.edge).varied(\.title)
      .varied(\.gaps).varied(\.view)
  }
}

nonisolated extension [LookChoice] {
  fileprivate func varied<Value: CaseIterable>(
    _ choice: WritableKeyPath<LookChoice, Value>
  ) -> [LookChoice] {
    flatMap { look in
      Value.allCases.map { value in
        var look = look
        look[keyPath: choice] = value
        return look
      }
    }
  }
}
