import RoundedTable
@_spi(Headless) import UIKit

/// What the app has told the rounded data source, kept apart for the oracle.
@MainActor struct CardSettings {
  private(set) var isInstalled = true
  private(set) var inset: CGFloat = 16
  private var sectionRule = 0
  private var cardRule = 0

  mutating func change(by step: Step, _ source: ScriptedScreen.Rounded?) {
    switch step {
    case .style(let number):
      isInstalled = true
      inset = [16, 20, 0, 30][number]
      source?.setStyle(
        CardStyle(radius: [10, 14, 8, 20][number], inset: inset), animated: number % 2 == 0)
    case .sectionStyle(let rule):
      sectionRule = rule
      source?.sectionStyle = rule == 0 ? nil : { $0 % 3 == rule ? .noCard : nil }
    case .cardID(let rule):
      cardRule = rule
      source?.cardID = rule == 0 ? nil : { Self.cardID($0, rule) }
    case .uninstall:
      isInstalled = false
      source?.uninstall()
    case .replaceDecorator: source?.decorator = CardDecorator()
    default: break
    }
  }

  nonisolated private static func cardID(_ item: Int, _ rule: Int) -> AnyHashable? {
    item % 7 == 0 && rule == 3 ? nil : item / (rule + 1) % 2
  }

  /// The card of a row by its neighbours, walked naively.
  func expected(_ items: [Int], row: Int, section: Int) -> ExpectedRow {
    let plain = ExpectedRow(isCard: false, position: nil, inset: 0, hasLine: false)
    guard isInstalled, sectionRule == 0 || section % 3 != sectionRule else { return plain }
    func card(_ index: Int) -> AnyHashable? {
      guard items.indices.contains(index) else { return nil }
      return cardRule == 0 ? AnyHashable(0) : Self.cardID(items[index], cardRule)
    }
    guard let own = card(row) else { return plain }
    let above = card(row - 1) == own
    let below = card(row + 1) == own
    let position: CapPosition = above ? (below ? .middle : .bottom) : (below ? .top : .single)
    return ExpectedRow(isCard: true, position: position, inset: inset, hasLine: below)
  }
}
