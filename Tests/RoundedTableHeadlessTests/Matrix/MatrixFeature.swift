import RoundedTable
@_spi(Headless) import UIKit

/// A part of the style, and what has to be seen of it.
enum MatrixFeature: String, CaseIterable, Sendable {
  case defaults, color, verticalGradient, diagonalGradient, outline, square, uneven, circular
  case insets, padding, maximumWidth, noSeparator, longSeparator, cardIDs, sectionStyle
  case selection, allSelected, selectionColor, cellColor, hostedView, clippedContent
  case translucentFill, translucentOutline, cardSpacing, rowSpacing
  case cardShadow, cardGradient, cardDiagonal, cardView

  /// What tests of a card know about it beforehand.
  struct Expected {
    var top: CGFloat
    var bottom: CGFloat
    var left: CGFloat = 16
    var right: CGFloat = 374
    /// Nil for a gradient.
    var fill: UIColor? = .secondarySystemGroupedBackground
    var gradient: CardGradient.Direction?
    var curve = CornerCurve.continuous
    var selection = UIColor.systemGray4
    /// Whether one view fills the card behind all its rows.
    var isOneView = false
    var outline: UIColor?
    var outlineWidth: CGFloat = 0
    var hasSeparator = true
    /// Half of the gap where a card ends, and where two of its rows face one another, and the
    /// radius there.
    var gaps: (outer: CGFloat, inner: CGFloat) = (0, 0)
    var inner: CGFloat = 0
    /// The color of a shadow below the card.
    var shadow: UIColor?
    /// From the leading edge and from the trailing one.
    var separatorInsets: (leading: CGFloat, trailing: CGFloat) = (16, 0)
  }

  static let acrossCards: [MatrixFeature] = [.cardShadow, .cardGradient, .cardDiagonal, .cardView]

  /// Without a blur it has one color, and is seen below the card alone.
  static let shadow = CardShadow(
    color: .systemPurple, opacity: 1, radius: 0, offset: CGSize(width: 0, height: 6))

  var style: CardStyle {
    var style = CardStyle()
    change(&style)
    return style
  }

  /// Adds the feature to a style.
  func change(_ style: inout CardStyle) {
    switch self {
    case .color: style.fill = .color(.systemIndigo)
    case .verticalGradient:
      style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], spansCard: false))
    case .diagonalGradient:
      style.fill = .gradient(
        CardGradient(colors: [.systemRed, .systemBlue], direction: .diagonal, spansCard: false))
    case .outline: style.outline = CardOutline(color: .systemRed)
    case .square: style.radius = 0
    case .uneven:
      style.topRadius = 14
      style.bottomRadius = 5
    case .circular: style.curve = .circular
    case .noSeparator: style.separator = nil
    case .longSeparator:
      style.separator = CardSeparator(color: .systemGreen, leadingInset: 20, trailingInset: 30)
    case .selectionColor: style.selectionColor = .systemOrange
    case .clippedContent: style.clipsContent = true
    case .translucentFill: style.fill = .color(.systemIndigo.withAlphaComponent(0.5))
    case .translucentOutline:
      style.outline = CardOutline(color: .systemRed.withAlphaComponent(0.5))
    case .cardShadow: style.shadow = Self.shadow
    case .cardGradient:
      style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue]))
    case .cardDiagonal:
      style.fill = .gradient(
        CardGradient(colors: [.systemRed, .systemBlue], direction: .diagonal))
    case .cardView:
      style.fill = .view(id: "matrix", fallback: .systemTeal) {
        let view = UIView()
        view.backgroundColor = .systemTeal
        return view
      }
    case .sectionStyle: style.radius = 14
    case .cardSpacing: style.cardSpacing = 8
    case .rowSpacing:
      style.rowSpacing = 6
      style.innerRadius = 5
    case .defaults, .selection, .allSelected, .cellColor, .hostedView, .cardIDs, .insets,
      .padding, .maximumWidth:
      break
    }
  }

  var tableStyle: TableStyle {
    switch self {
    case .insets: TableStyle(inset: 33)
    case .padding: TableStyle(padding: 28)
    case .maximumWidth: TableStyle(maximumWidth: 200)
    case .clippedContent: TableStyle(inset: 0)
    default: TableStyle()
    }
  }

  /// The rows of four that are selected.
  var selected: String {
    switch self {
    case .selection: "b"
    case .allSelected, .selectionColor: "abcd"
    default: ""
    }
  }

  /// What the app does to its cells.
  @MainActor func configure(_ cell: UITableViewCell) {
    switch self {
    case .cellColor: cell.backgroundColor = .systemTeal
    case .hostedView:
      let picture = UIImageView(frame: .zero)
      picture.backgroundColor = .systemTeal
      cell.backgroundView = picture
    case .clippedContent:
      let picture = UIImageView(frame: cell.contentView.bounds)
      picture.backgroundColor = .systemTeal
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(picture)
    default: break
    }
  }

  /// What is promised of a card with another feature, which is drawn across it.
  func expected(
    with across: MatrixFeature, isNewest: Bool, isHighContrast: Bool
  ) -> Expected {
    var expected = expected(isNewest: isNewest, isHighContrast: isHighContrast)
    let other = across.expected(isNewest: isNewest, isHighContrast: isHighContrast)
    if let shadow = other.shadow { expected.shadow = shadow }
    // A style's fill comes before a cell's own background. Content that covers the card covers its
    // fill, too.
    if across != .cardShadow, self != .clippedContent {
      (expected.fill, expected.gradient) = (other.fill, other.gradient)
      expected.isOneView = other.isOneView
    }
    return expected
  }

  /// What is promised on a system: `isNewest` is iOS 26.
  func expected(isNewest: Bool, isHighContrast: Bool) -> Expected {
    let radius: CGFloat = isNewest ? 26 : 10
    var expected = Expected(top: radius, bottom: radius)
    expected.separatorInsets.trailing = isNewest ? 16 : 0
    switch self {
    case .color: expected.fill = .systemIndigo
    case .verticalGradient: (expected.fill, expected.gradient) = (nil, .vertical)
    case .diagonalGradient: (expected.fill, expected.gradient) = (nil, .diagonal)
    case .outline, .translucentOutline:
      expected.outline = self == .outline ? .systemRed : .systemRed.withAlphaComponent(0.5)
      expected.outlineWidth = isHighContrast ? 2 : 1
    case .circular: expected.curve = .circular
    case .translucentFill: expected.fill = .systemIndigo.withAlphaComponent(0.5)
    case .selectionColor: expected.selection = .systemOrange
    case .padding: expected.separatorInsets.leading = 28
    case .clippedContent:
      (expected.left, expected.right) = (0, 390)
      // The picture lies over the fill, and under the line.
      expected.fill = .systemTeal
    case .square: (expected.top, expected.bottom) = (0, 0)
    case .uneven: (expected.top, expected.bottom) = (14, 5)
    case .sectionStyle: (expected.top, expected.bottom) = (14, 14)
    case .insets: (expected.left, expected.right) = (33, 357)
    case .maximumWidth: (expected.left, expected.right) = (95, 295)
    case .noSeparator: expected.hasSeparator = false
    case .cardSpacing: expected.gaps.outer = 4
    case .rowSpacing:
      (expected.gaps, expected.inner) = ((3, 3), 5)
      expected.hasSeparator = false
    case .longSeparator: expected.separatorInsets = (20, 30)
    case .cellColor, .hostedView: expected.fill = .systemTeal
    case .cardView: (expected.fill, expected.isOneView) = (.systemTeal, true)
    case .cardShadow: expected.shadow = .systemPurple
    case .cardGradient: (expected.fill, expected.gradient) = (nil, .vertical)
    case .cardDiagonal: (expected.fill, expected.gradient) = (nil, .diagonal)
    case .defaults, .selection, .allSelected, .cardIDs: break
    }
    return expected
  }
}
