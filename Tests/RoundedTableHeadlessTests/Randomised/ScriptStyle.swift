import RoundedTable
@_spi(Headless) import UIKit

/// A style that scripts choose by its number, in numbers of its own for the oracle.
struct ScriptStyle {
  var isCard = true
  // Nil is the system's.
  var top: CGFloat?
  var bottom: CGFloat?
  var inset: CGFloat?
  var fill: UIColor?
  var selection: UIColor?
  var hasLines = true
  var spacing: CGFloat?
  var tableBackground: UIColor?
  var maximumWidth: CGFloat?
  var isReadable = false
  var clips = false
  var across = Across.none

  /// What is drawn across a whole card.
  enum Across: Int, CaseIterable {
    case none, shadow, gradient, view
  }

  /// Whether a row that is swiped aside is a card of its own.
  var separates = false
  /// Whether selected rows that follow one another are round at their own ends.
  var joinsSelections = false

  static let standard = ScriptStyle()

  static let all = [
    ScriptStyle(top: 10, bottom: 10), ScriptStyle(top: 14, bottom: 14, inset: 20, separates: true),
    ScriptStyle(top: 8, bottom: 8, inset: 0, selection: .systemYellow),
    ScriptStyle(top: 20, bottom: 20, inset: 30, spacing: 30),
    ScriptStyle(inset: 24, tableBackground: .systemPink),
    ScriptStyle(top: 18, bottom: 6, fill: .systemIndigo, hasLines: false, spacing: 12),
    ScriptStyle(isCard: false),
    // Narrower in a wide table, which rows that size themselves would have to follow.
    ScriptStyle(top: 12, bottom: 12, maximumWidth: 300, isReadable: true, clips: true),
  ]

  static func number(_ number: Int, on stage: ScriptStage) -> ScriptStyle {
    var style = all[number % (stage.sizesRows ? all.count - 1 : all.count)]
    style.joinsSelections = stage.joinsSelections
    return style
  }

  /// What every third section wears under the last section rule.
  static let ofSection = ScriptStyle(top: 4, bottom: 4, fill: .systemMint)

  var cardStyle: CardStyle {
    guard isCard else { return .noCard }
    var style = CardStyle()
    if let top { style.topRadius = top }
    if let bottom { style.bottomRadius = bottom }
    if let fill { style.fill = .color(fill) }
    style.selectionFill = selection
    if !hasLines { style.separator = nil }
    style.clipsContent = clips
    switch across {
    case .none: break
    case .shadow: style.shadow = CardShadow()
    case .gradient:
      style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], extent: .card))
    case .view: style.fill = .view(id: "view", fallback: .systemTeal) { UIView() }
    }
    if joinsSelections { style.selectionShape = .run }
    if separates { style.swipedRowAppearance = .separated }
    return style
  }

  var tableStyle: TableStyle {
    TableStyle(
      inset: inset.map(Double.init), maximumWidth: maximumWidth.map(Double.init),
      followsReadableWidth: isReadable, sectionSpacing: spacing.map(Double.init),
      background: tableBackground)
  }

  /// The distance from the safe area to the card in a table whose safe area is so wide.
  @MainActor func inset(inWidth width: CGFloat) -> CGFloat {
    max(inset ?? UndressedMargin.standard(width), maximumWidth.map { (width - $0) / 2 } ?? 0)
  }
}
