import RoundedTable
@_spi(Headless) import UIKit

/// A part of the style, and what has to be seen of it.
enum MatrixFeature: String, CaseIterable, Sendable {
  case defaults, color, verticalGradient, diagonalGradient, outline, square, uneven, circular
  case insets, maximumWidth, noSeparator, longSeparator, selection, cellColor, cardIDs

  /// What tests of a card know about it beforehand.
  struct Expected {
    var top: CGFloat
    var bottom: CGFloat
    var left: CGFloat = 16
    var right: CGFloat = 374
    var fill: UIColor? = .secondarySystemGroupedBackground
    var outline: UIColor?
    var outlineWidth: CGFloat = 0
    var hasSeparator = true
    /// From the leading edge and from the trailing one.
    var separatorInsets: (CGFloat, CGFloat) = (16, 0)
  }

  var style: CardStyle {
    var style = CardStyle()
    switch self {
    case .color: style.fill = .color(.systemIndigo)
    case .verticalGradient: style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue]))
    case .diagonalGradient:
      style.fill = .gradient(CardGradient(colors: [.systemRed, .systemBlue], direction: .diagonal))
    case .outline: style.outline = CardOutline(color: .systemRed)
    case .square: style.radius = 0
    case .uneven:
      style.topRadius = 14
      style.bottomRadius = 5
    case .circular: style.curve = .circular
    case .insets: style.inset = 33
    case .maximumWidth: style.maximumWidth = 200
    case .noSeparator: style.separator = nil
    case .longSeparator:
      style.separator = CardSeparator(color: .systemGreen, leadingInset: 20, trailingInset: 30)
    case .defaults, .selection, .cellColor, .cardIDs: break
    }
    return style
  }

  /// What is promised on an inset-grouped table, whose shape and inset are the system's.
  func expectedOnInsetGrouped(isHighContrast: Bool) -> Expected {
    var expected = expected(systemRadius: 10, isHighContrast: isHighContrast)
    (expected.top, expected.bottom) = (10, 10)
    (expected.left, expected.right) = (16, 374)
    (expected.outline, expected.outlineWidth) = (nil, 0)
    return expected
  }

  func expected(systemRadius: CGFloat, isHighContrast: Bool) -> Expected {
    var expected = Expected(top: systemRadius, bottom: systemRadius)
    switch self {
    case .color: expected.fill = .systemIndigo
    case .verticalGradient, .diagonalGradient: expected.fill = nil
    case .outline:
      expected.outline = .systemRed
      expected.outlineWidth = isHighContrast ? 2 : 1
    case .square: (expected.top, expected.bottom) = (0, 0)
    case .uneven: (expected.top, expected.bottom) = (14, 5)
    case .insets: (expected.left, expected.right) = (33, 357)
    case .maximumWidth: (expected.left, expected.right) = (95, 295)
    case .noSeparator: expected.hasSeparator = false
    case .longSeparator: expected.separatorInsets = (20, 30)
    case .cellColor: expected.fill = .systemTeal
    case .defaults, .circular, .selection, .cardIDs: break
    }
    return expected
  }
}
