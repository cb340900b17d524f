/// One of the choices that make a look, and how it is called in an app.
nonisolated package enum LookControl: CaseIterable, Hashable, Sendable {
  case radius, fill, edge, title, gaps, separators

  /// What is to be chosen from; empty for a switch.
  package var titles: [String] {
    switch self {
    case .radius: ["System", "12", "26"]
    case .fill: ["Auto", "Color", "Clear", "Gradient", "Material"]
    case .edge: ["No edge", "Outline", "Shadow"]
    case .title: ["Title outside", "Inside", "None"]
    case .gaps: ["No gaps", "Cards apart", "Rows apart"]
    case .separators: []
    }
  }

  /// Which of them a look has; 1 for a switch that is on.
  func index(in look: LookChoice) -> Int {
    switch self {
    case .radius: Self.index(of: look.radius)
    case .fill: Self.index(of: look.fill)
    case .edge: Self.index(of: look.edge)
    case .title: Self.index(of: look.title)
    case .gaps: Self.index(of: look.gaps)
    case .separators: look.view == .bare ? 0 : 1
    }
  }

  /// A look with another of them.
  package func choosing(_ index: Int, in look: LookChoice) -> LookChoice {
    var look = look
    switch self {
    case .radius: look.radius = LookChoice.Radius.allCases[index]
    case .fill: look.fill = LookChoice.Fill.allCases[index]
    case .edge: look.edge = LookChoice.Edge.allCases[index]
    case .title: look.title = LookChoice.Title.allCases[index]
    case .gaps: look.gaps = LookChoice.Gaps.allCases[index]
    case .separators: look.view = index == 0 ? .bare : .grouped
    }
    return look
  }

  private static func index<Value: CaseIterable & Equatable>(of value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
  }
}
