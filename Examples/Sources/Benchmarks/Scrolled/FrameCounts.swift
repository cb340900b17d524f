/// Which frames are counted.
package enum FrameKind: String, CaseIterable, Encodable, Sendable {
  /// Those for which no cell is asked for.
  case still
  /// Those that need a new cell.
  case newCell
  /// The one in which a run of rows of no height comes into sight.
  case arrival
  /// Those at the table's top when these rows have gone again.
  case afterwards

  package var title: String {
    switch self {
    case .still: "no new cell"
    case .newCell: "a new cell"
    case .arrival: "rows of no height come"
    case .afterwards: "after they have gone"
    }
  }

  /// Whether a frame before the one in which the run comes into sight is counted.
  func isCounted(needsCell: Bool) -> Bool {
    switch self {
    case .still: !needsCell
    case .newCell: needsCell
    case .arrival: false
    case .afterwards: true
    }
  }
}

/// What some frames took.
package struct FrameCounts: Encodable, Equatable, Sendable {
  package var frames = 0
  package var cells = 0
  /// How often the table was asked where something is.
  package var rectangles = 0
  /// The most of them in one frame.
  package var mostRectangles = 0
  /// How often a cell was asked for its state.
  package var states = 0
  /// How often those were asked that were neither new nor came into sight.
  package var statesOfOthers = 0
  /// How often something was put behind a cell.
  package var backgrounds = 0
  package var allocations = 0

  package init() {}

  /// What is held to a limit.
  static let all: [(title: String, path: any KeyPath<FrameCounts, Int> & Sendable)] = [
    ("rectangles", \.rectangles), ("states of cells", \.states),
    ("backgrounds set", \.backgrounds),
  ]

  static func + (left: FrameCounts, right: FrameCounts) -> FrameCounts {
    var sum = FrameCounts()
    sum.frames = left.frames + right.frames
    sum.cells = left.cells + right.cells
    sum.rectangles = left.rectangles + right.rectangles
    sum.mostRectangles = max(left.mostRectangles, right.mostRectangles)
    sum.states = left.states + right.states
    sum.statesOfOthers = left.statesOfOthers + right.statesOfOthers
    sum.backgrounds = left.backgrounds + right.backgrounds
    sum.allocations = left.allocations + right.allocations
    return sum
  }

  /// The same frames, less what they took of the plain data source.
  func over(_ plain: FrameCounts) -> FrameCounts {
    var rest = self
    rest.rectangles -= plain.rectangles
    rest.mostRectangles -= plain.mostRectangles
    rest.states -= plain.states
    rest.statesOfOthers -= plain.statesOfOthers
    rest.backgrounds -= plain.backgrounds
    rest.allocations -= plain.allocations
    return rest
  }
}
