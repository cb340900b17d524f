import Dice
@_spi(Headless) import UIKit

/// Where a script is played: the table, the system and the rows.
///
/// Its description is code.
struct ScriptStage: Hashable {
  var style: UITableView.Style
  /// Whether the system is iOS 26, and not iOS 15.
  var isNewest = false
  /// Whether rows size themselves by their texts.
  var sizesRows = false
  /// Whether the table is its controller's view, and not one in it.
  var isRoot = false
  /// Whether the clock runs ahead, so that updates can be awaited.
  var awaits = false

  static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  /// The radius that contains the table on the newest system, which is none of the cards'.
  static let containerRadius = 50.0

  static func random(seed: UInt64, style: UITableView.Style) -> ScriptStage {
    var generator = SplitMix64(seed: ~seed)
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    return ScriptStage(
      style: style, isNewest: oneIn(2), sizesRows: oneIn(3), isRoot: oneIn(2), awaits: oneIn(3))
  }

  @MainActor var device: HeadlessDevice {
    var device = HeadlessDevice.phone
    device.systemVersion = isNewest ? "26.0" : "15.0"
    return device
  }

  /// What the system makes of a style that chooses no radius.
  var systemRadius: CGFloat { isNewest ? 26 : 10 }

  /// The stages that are simpler by one thing.
  var simpler: [ScriptStage] {
    [\ScriptStage.awaits, \.sizesRows, \.isNewest, \.isRoot].filter { self[keyPath: $0] }.map {
      var stage = self
      stage[keyPath: $0] = false
      return stage
    }
  }
}

extension ScriptStage: CustomStringConvertible {
  var description: String {
    let flags = [
      ("isNewest", isNewest), ("sizesRows", sizesRows), ("isRoot", isRoot), ("awaits", awaits),
    ]
    let set = flags.filter(\.1).map { ", \($0.0): true" }.joined()
    return "ScriptStage(style: .\(style)\(set))"
  }
}
