import RoundedTable
@_spi(Headless) import UIKit

/// What the app has told a rounded data source, kept apart for the oracle.
///
/// The twin keeps the same of the plain data source in its place.
@MainActor struct CardSettings {
  let stage: ScriptStage
  /// Whether the data source makes cards, and isn't a plain one in both twins.
  var makesCards = true
  private var isUninstalled = false
  private var chosen: ScriptStyle?
  private var sectionRule = 0
  private var cardRule = 0
  private var cardStyleRule = 0
  private var insets = Step.Insets.automatic
  private let current = Current()

  /// The style of this moment, for closures that have to follow it.
  private final class Current { var style = ScriptStyle.standard }

  private weak var tableView: UITableView?

  init(of tableView: UITableView, on stage: ScriptStage, makesCards: Bool = true) {
    self.tableView = tableView
    self.stage = stage
    self.makesCards = makesCards
  }

  /// The style that shows in the table's present width.
  var style: ScriptStyle {
    let width = tableView?.bounds.width ?? 0
    return (chosen ?? .standard).resolved(isWide: width >= ScriptStyle.wide)
  }

  /// Whether rows are decorated at all.
  var isAwake: Bool { makesCards && !isUninstalled }

  /// Whether the cards' inset is a part of the safe area.
  var insetsSafeArea: Bool {
    switch insets {
    case .automatic: !stage.hasNeighbor
    case .safeArea: true
    case .layoutMargins: false
    }
  }

  /// Whether the table itself is decorated: cards draw the lines between rows, and the table none.
  var decoratesTable: Bool { isAwake && (style.isCard || sectionRule != 0) }

  mutating func change(by step: Step, _ source: (any ScriptCards)?) {
    guard makesCards else { return }
    switch step {
    case .style(let number), .styleFormer(let number):
      isUninstalled = false
      var style = ScriptStyle.number(number, on: stage)
      style.across = self.style.across
      chosen = style
      current.style = style
      source?.setTableStyle(style.tableStyle, animated: number % 2 == 0)
      source?.setStyle(style.cardStyle, animated: number % 2 == 0)
    case .across(let number):
      isUninstalled = false
      var style = chosen ?? .standard
      style.across = ScriptStyle.Across(rawValue: number % 4) ?? .none
      chosen = style
      current.style = style
      source?.setStyle(style.cardStyle, animated: number % 2 == 0)
    case .sectionStyle(let rule):
      sectionRule = rule
      let (current, stage) = (current, stage)
      source?.sectionStyle =
        rule == 0
        ? nil
        : {
          let style = Self.sectionStyle($0, rule, beside: current.style, on: stage)
          if let style { $1 = style.cardStyle }
        }
    case .cardID(let rule):
      cardRule = rule
      source?.cardID = rule == 0 ? nil : { Self.cardID($0, rule) }
    case .cardStyle(let rule):
      cardStyleRule = rule
      // The last rule changes it twice in an update.
      let rules = rule == 3 ? [1, 2, 3] : [rule]
      (source as? any ScriptSource)?.update {
        for rule in rules {
          source?.cardStyle =
            rule == 0
            ? nil
            : {
              if $1.isCard, let style = Self.ownStyle(of: $0, rule) { $1 = style.cardStyle }
            }
        }
      }
    case .uninstall:
      isUninstalled = true
      source?.uninstall()
    case .replaceDecorator:
      source?.decorator = CardDecorator()
    case .replaceInstaller(let insets):
      self.insets = insets
      let reference: UIContentInsetsReference =
        switch insets {
        case .automatic: .automatic
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargins
        }
      source?.installer = CardTableInstaller(insetsReference: reference)
    default: break
    }
  }

  private static func sectionStyle(
    _ section: Int, _ rule: Int, beside style: ScriptStyle, on stage: ScriptStage
  ) -> ScriptStyle? {
    guard section % 3 == rule % 3 else { return nil }
    guard rule == 3 else { return ScriptStyle(isCard: false) }
    let own = ScriptStyle.ofSection
    return own
  }

  nonisolated private static func cardID(_ item: Int, _ rule: Int) -> AnyHashable? {
    item % 7 == 0 && rule == 3 ? nil : item / (rule + 1) % 2
  }

  /// What a card of its own style shows.
  private static func ownStyle(of card: AnyHashable?, _ rule: Int) -> ScriptStyle? {
    guard rule > 0, card == AnyHashable(1) else { return nil }
    return rule == 2 ? ScriptStyle(isCard: false) : .ofSection
  }

  /// How a row has to look by its neighbors, walked naively, given the rows of its section that
  /// are swiped aside.
  func expected(
    _ items: [Int], row: Int, section: Int, open: Set<Int> = []
  ) -> ExpectedRow {
    var style =
      sectionRule == 0
      ? style : Self.sectionStyle(section, sectionRule, beside: style, on: stage) ?? style
    let isCard = style.isCard
    func card(_ index: Int) -> AnyHashable? {
      guard isAwake, isCard, items.indices.contains(index) else { return nil }
      let card = cardRule == 0 ? AnyHashable(0) : Self.cardID(items[index], cardRule)
      return cardRule > 0 && Self.ownStyle(of: card, cardStyleRule)?.isCard == false ? nil : card
    }
    let look = RowLook(item: items[row])
    let own = card(row)
    if cardRule > 0 { style = Self.ownStyle(of: own, cardStyleRule) ?? style }
    func joins(_ upper: Int) -> Bool {
      guard own != nil, card(upper) == card(upper + 1) else { return false }
      return !style.separates || open.isDisjoint(with: [upper, upper + 1])
    }
    return ExpectedRow(
      card: own == nil ? nil : style, look: look,
      position: own == nil
        ? .middle : CapPosition(joinsPrevious: joins(row - 1), joinsNext: joins(row)),
      hasLine: style.hasLines && style.rowGap == 0 && joins(row),
      itemAbove: row > 0 ? items[row - 1] : nil,
      itemBelow: items.indices.contains(row + 1) ? items[row + 1] : nil)
  }
}
