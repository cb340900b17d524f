extension ScrolledFrames {
  var text: String {
    "Over plain: rectangles, states of cells, backgrounds set.\n\n"
      + ScrolledScreen.table { screen, kind in
        self[screen, kind].map { "\($0.rectangles), \($0.states), \($0.backgrounds)" }
      }
  }
}

extension FrameInstructions {
  var text: String {
    "Instructions for one frame, over plain.\n\n"
      + ScrolledScreen.table { screen, kind in
        self[screen, kind].map { Figure.number($0, 0) }
      }
  }
}

extension ScrolledScreen {
  /// One line for each feature and kind of frames.
  fileprivate static func table(_ cell: (ScrolledScreen, FrameKind) -> String?) -> String {
    var table = TextTable(
      "with", "frames", "20 sections", "20,000", "10 rows of no height", "10,000", "100 in sight",
      "500")
    for feature in ScrolledFeature.allCases {
      for presence in [.everywhere] + feature.idlePresences {
        for kind in FrameKind.allCases {
          let cells = Length.allCases.flatMap { length in
            [false, true].map { isLong in
              var screen = ScrolledScreen(feature, length, isLong: isLong)
              screen.presence = presence
              return cell(screen, kind) ?? ""
            }
          }
          guard cells.contains(where: { !$0.isEmpty }) else { continue }
          table.add([presence.title(of: feature), kind.title] + cells)
        }
      }
    }
    return table.text
  }
}

extension ScrolledScreen.Presence {
  func title(of feature: ScrolledFeature) -> String {
    switch self {
    case .everywhere: feature.title
    case .top: "\(feature.title), out of sight"
    case .nowhere: "\(feature.title), gone"
    }
  }
}
