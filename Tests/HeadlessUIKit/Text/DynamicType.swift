import Foundation

/// Apple's published sizes (Human Interface Guidelines, Typography: Dynamic Type sizes).
enum DynamicType {
  /// Point size and leading from `.extraSmall` to `.accessibilityExtraExtraExtraLarge`.
  private typealias Row = [(size: CGFloat, leading: CGFloat)]

  static func pointSize(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    row(of: style)[index(of: category)].size
  }
  static func leading(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    row(of: style)[index(of: category)].leading
  }

  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    let asked = traits?.preferredContentSizeCategory ?? .unspecified
    return asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
  }

  private static let indices: [UIContentSizeCategory: Int] = [
    .extraSmall: 0, .small: 1, .medium: 2, .large: 3, .extraLarge: 4, .extraExtraLarge: 5,
    .extraExtraExtraLarge: 6, .accessibilityMedium: 7, .accessibilityLarge: 8,
    .accessibilityExtraLarge: 9, .accessibilityExtraExtraLarge: 10,
    .accessibilityExtraExtraExtraLarge: 11,
  ]
  private static func index(of category: UIContentSizeCategory) -> Int { indices[category] ?? 3 }

  private static func row(of style: UIFont.TextStyle) -> Row { rows[style] ?? body }

  private static let body: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]
  private static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    .title1: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    .headline: body,
    .body: body,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    .caption1: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]
}
