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
  /// The gap between cards, and that between the rows of one.
  var cardGap: CGFloat = 0
  var rowGap: CGFloat = 0
  /// The radius where rows that stand apart face one another.
  static let innerRadius: CGFloat = 6

  /// What is drawn across a whole card.
  enum Across: Int, CaseIterable {
    case none, shadow, gradient, view
  }

  /// Whether a row that is swiped aside is a card of its own.
  var separates = false
  /// Whether the style has a closure, and is another one in a wide table.
  var isByWidth = false
  /// From this width on, a table is wide: between those of a phone upright and on its side.
  static let wide: CGFloat = 600

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
    ScriptStyle(top: 16, bottom: 16, inset: 12, clips: true, cardGap: 8, separates: true),
    ScriptStyle(top: 18, bottom: 18, fill: .systemPurple, cardGap: 5, rowGap: 3),
    ScriptStyle(top: 9, bottom: 15, inset: 10, isByWidth: true),
  ]

  static func number(_ number: Int, on stage: ScriptStage) -> ScriptStyle {
    let style = all[number % all.count]
    return stage.sizesRows && style.maximumWidth != nil ? all[0] : style
  }

  /// What every third section shows under the last section rule.
  static let ofSection = ScriptStyle(top: 4, bottom: 4, fill: .systemMint)

  /// The style in a table that is wide or not.
  func resolved(isWide: Bool) -> ScriptStyle {
    var style = self
    style.isByWidth = false
    if isByWidth, isWide {
      (style.top, style.bottom, style.inset, style.fill) = (24, 12, 44, .systemIndigo)
    }
    return style
  }

  var cardStyle: CardStyle {
    guard isByWidth else { return fixedCardStyle }
    let (narrow, wide) = (resolved(isWide: false), resolved(isWide: true))
    let styles = (narrow.fixedCardStyle, wide.fixedCardStyle)
    return CardStyle { $0.width < Self.wide ? styles.0 : styles.1 }
  }

  private var fixedCardStyle: CardStyle {
    guard isCard else { return .noCard }
    var style = CardStyle()
    if let top { style.topRadius = top }
    if let bottom { style.bottomRadius = bottom }
    if let fill { style.fill = .color(fill) }
    style.selectionColor = selection
    if !hasLines { style.separator = nil }
    style.clipsContent = clips
    (style.cardSpacing, style.rowSpacing) = (Double(cardGap), Double(rowGap))
    style.innerRadius = Double(Self.innerRadius)
    switch across {
    case .none: break
    case .shadow: style.shadow = CardShadow()
    case .gradient:
      style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue]))
    case .view: style.fill = .view(id: "view", fallback: .systemTeal) { UIView() }
    }
    if separates { style.separatesSwipedRows = true }
    return style
  }

  var tableStyle: TableStyle {
    guard isByWidth else { return fixedTableStyle }
    let (narrow, wide) = (resolved(isWide: false), resolved(isWide: true))
    let styles = (narrow.fixedTableStyle, wide.fixedTableStyle)
    return TableStyle { $0.width < Self.wide ? styles.0 : styles.1 }
  }

  private var fixedTableStyle: TableStyle {
    TableStyle(
      inset: inset.map(Double.init), maximumWidth: maximumWidth.map(Double.init),
      followsReadableWidth: isReadable, sectionSpacing: spacing.map(Double.init),
      backgroundColor: tableBackground)
  }

  /// What a row leaves empty above and below on a screen of three pixels a point, of which the
  /// upper edge has the odd one.
  func gaps(at position: CapPosition) -> (top: CGFloat, bottom: CGFloat) {
    func pixels(_ isEnd: Bool) -> CGFloat { 3 * max(rowGap, isEnd ? cardGap : 0) }
    return (
      (pixels(position.roundsTop) / 2).rounded(.up) / 3,
      (pixels(position.roundsBottom) / 2).rounded(.down) / 3
    )
  }

  /// The distance from the safe area to the card in a table whose safe area is so wide.
  @MainActor func inset(inWidth width: CGFloat) -> CGFloat {
    max(inset ?? UndecoratedMargin.standard(width), maximumWidth.map { (width - $0) / 2 } ?? 0)
  }
}
