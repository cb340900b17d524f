import SeededRandom
@_spi(Headless) import UIKit

/// Where a script is played: the table, the system and the rows.
///
/// Its description is code.
struct ScriptStage: Hashable {
  var style: UITableView.Style
  /// Whether the system is iOS 26, and not iOS 15, on which later turns of the main queue are.
  var isNewest = false
  /// Whether rows size themselves by their texts.
  var sizesRows = false
  /// Whether the table is its controller's view, and not one in it.
  var isRoot = false
  /// Whether something beside the table is pinned to the safe area, so that margins inset the
  /// cards.
  var hasNeighbor = false
  /// Whether the clock runs ahead, so that updates can be awaited.
  var awaits = false
  /// Whether cells come from nibs.
  var hasNibs = false
  /// Whether several rows can be selected.
  var selectsSeveral = false
  /// Whether the user has turned on Reduce Motion.
  var reducesMotion = false
  /// Whether the data source is written by hand, and its cards a controller's.
  var isClassic = false
  /// What UIKit does where its documentation leaves it open, if not the standard.
  var answers: [String: String] = [:]

  static let styles: [UITableView.Style] = [.plain, .grouped]

  /// The answers under which not everything holds: what UIKit is relied upon not to do.
  ///
  /// Scripts do not draw them. What holds all the same is in the article "What we rely on".
  static let reliedUpon = [
    "defaultBackgroundReturns": "false", "keepsZPositions": "false",
    "layoutsSetBackgroundFrames": "false",
  ]

  /// What is answered before a call returns.
  ///
  /// While the clock runs ahead, later turns find the standard answers, and the standard device.
  static let answeredInCalls: Set = ["asyncApply", "firstApply", "reloadCompletion"]

  /// The radius that contains the table on the newest system, which is none of the cards'.
  static let containerRadius = 50.0

  static func random(seed: UInt64, style: UITableView.Style) -> ScriptStage {
    var generator = SplitMix64(seed: ~seed)
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    var stage = ScriptStage(
      style: style, isNewest: oneIn(2), sizesRows: oneIn(3), isRoot: oneIn(2), awaits: oneIn(3),
      hasNibs: oneIn(3))
    if stage.awaits { stage.isNewest = false }
    stage.answers = HeadlessVariations.drawn(using: &generator).filter { name, answer in
      reliedUpon[name] != answer && (!stage.awaits || answeredInCalls.contains(name))
    }
    stage.selectsSeveral = oneIn(2)
    stage.reducesMotion = oneIn(3)
    stage.hasNeighbor = !stage.isRoot && oneIn(2)
    if stage.sizesRows {
      // The twin has no safe area that changes with the cards, so its rows are measured at another
      // time.
      stage.answers["measuredAfterSafeArea"] = nil
      // A row would be as high as the bar over it makes it where it is measured, and higher still
      // the next time.
      stage.answers["passesVerticalInsets"] = nil
    }
    return stage
  }

  @MainActor var device: HeadlessDevice {
    var device = HeadlessDevice.phone
    device.systemVersion = isNewest ? "26.0" : "15.0"
    device.reduceMotion = reducesMotion
    return device
  }

  /// What the system makes of a style that chooses no radius.
  var systemRadius: CGFloat { isNewest ? 26 : 10 }

  /// What makes a stage simpler, most of it first.
  static let simplifications: [@Sendable (inout ScriptStage) -> Void] =
    [
      { $0.answers = [:] }, { $0.isClassic = false }, { $0.awaits = false },
      { $0.sizesRows = false },
      { $0.isNewest = false }, { $0.isRoot = false }, { $0.hasNeighbor = false },
      { $0.hasNibs = false },
      { $0.selectsSeveral = false }, { $0.reducesMotion = false },
    ] + HeadlessVariations.all.map { variation in { $0.answers[variation.name] = nil } }
}

extension ScriptStage: CustomStringConvertible {
  var description: String {
    let flags = [
      ("isNewest", isNewest), ("sizesRows", sizesRows), ("isRoot", isRoot),
      ("hasNeighbor", hasNeighbor), ("awaits", awaits),
      ("hasNibs", hasNibs), ("selectsSeveral", selectsSeveral), ("reducesMotion", reducesMotion),
      ("isClassic", isClassic),
    ]
    let set = flags.filter(\.1).map { ", \($0.0): true" }.joined()
    let chosen = answers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
    let answers = chosen.isEmpty ? "" : ", answers: [\(chosen.joined(separator: ", "))]"
    return "ScriptStage(style: .\(style)\(set)\(answers))"
  }
}
