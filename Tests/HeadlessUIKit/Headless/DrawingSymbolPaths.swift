import Foundation

/// The symbols that a drawing knows, on a square of 24.
///
/// Drawn for this purpose, after the meaning of their names; any other name becomes a rounded box.
enum SymbolPaths {
  enum Part {
    case fill(String)
    case stroke(String, width: CGFloat)
  }

  static func parts(of name: String) -> [Part] {
    let known = aliases[name] ?? name
    return table[known] ?? filled[known] ?? [.stroke(box, width: 1.8)]
  }

  /// The side of the square.
  static let side: CGFloat = 24

  /// Width by height: chevrons are narrow, the rest is square.
  static func aspect(of name: String) -> CGFloat { isNarrow(name) ? 0.7 : 1 }

  /// What of the square a symbol's image holds: chevrons and checkmarks fill theirs.
  static func extent(of name: String) -> CGSize {
    if isNarrow(name) { return CGSize(width: 10.6, height: 17.6) }
    if name == "checkmark" { return CGSize(width: 17.6, height: 15.6) }
    return CGSize(width: side, height: side)
  }

  private static func isNarrow(_ name: String) -> Bool {
    name.hasPrefix("chevron.") && !name.hasSuffix("up") && !name.hasSuffix("down")
  }

  private static let box =
    "M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z"
  private static let disc = "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z"
  private static let ring = "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z"
  private static let star =
    "M12 2.5L14.9 8.6L21.6 9.4L16.7 14L18 20.6L12 17.3L6 20.6L7.3 14L2.4 9.4L9.1 8.6Z"
  private static let bell =
    "M12 3A6 6 0 0 1 18 9C18 14 19.5 15.5 20.5 17H3.5C4.5 15.5 6 14 6 9A6 6 0 0 1 12 3Z"
  private static let heart =
    "M12 20.5C5 15.5 2.5 12.2 2.5 8.6A4.9 4.9 0 0 1 12 7A4.9 4.9 0 0 1 21.5 8.6"
    + "C21.5 12.2 19 15.5 12 20.5Z"
  private static let person =
    "M12 6.5A3.5 3.5 0 1 1 12 13.5A3.5 3.5 0 1 1 12 6.5Z"
    + "M5.8 19.4C6.8 16.6 9 15.2 12 15.2S17.2 16.6 18.2 19.4"

  private static let aliases = [
    "chevron.forward": "chevron.right",
    "person.circle": "person.crop.circle",
    "person.crop.circle.fill": "person.crop.circle",
    "trash.fill": "trash",
  ]

  private static let table: [String: [Part]] = [
    "chevron.right": [.stroke("M8.5 4.5L16 12L8.5 19.5", width: 2.6)],
    "chevron.left": [.stroke("M15.5 4.5L8 12L15.5 19.5", width: 2.6)],
    "chevron.down": [.stroke("M4.5 8.5L12 16L19.5 8.5", width: 2.6)],
    "checkmark": [.stroke("M4.5 13L9.5 18.5L19.5 5.5", width: 2.6)],
    "checkmark.circle.fill": [
      .fill(disc + "M7.2 11.4L5.8 12.8L10.4 17.4L18.4 8.4L16.9 7L10.3 14.5Z")
    ],
    "circle": [.stroke(ring, width: 1.8)],
    "circle.fill": [.fill(disc)],
    "xmark": [.stroke("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", width: 2.4)],
    "plus": [.stroke("M12 4V20M4 12H20", width: 2.4)],
    "plus.circle.fill": [.fill(disc + "M11 6.5H13V11H17.5V13H13V17.5H11V13H6.5V11H11Z")],
    "minus.circle.fill": [.fill(disc + "M6.5 11H17.5V13H6.5Z")],
    "line.3.horizontal": [.stroke("M4 7H20M4 12H20M4 17H20", width: 1.8)],
    "info.circle": [
      .stroke(ring, width: 1.6), .stroke("M10.5 10.8H12.2V16.8M10.2 16.8H14.2", width: 1.6),
      .fill("M12 6A1.2 1.2 0 1 1 12 8.4A1.2 1.2 0 1 1 12 6Z"),
    ],
    "star": [.stroke(star, width: 1.6)],
    "star.fill": [.fill(star)],
    "heart": [.stroke(heart, width: 1.6)],
    "heart.fill": [.fill(heart)],
    "person.crop.circle": [.stroke(ring, width: 1.6), .stroke(person, width: 1.6)],
    "gear": [
      .stroke("M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z", width: 1.6),
      .stroke("M12 5.2A6.8 6.8 0 1 1 12 18.8A6.8 6.8 0 1 1 12 5.2Z", width: 1.6),
      .stroke(
        "M12 2.6V5M12 19V21.4M2.6 12H5M19 12H21.4M5.4 5.4L7.1 7.1M16.9 16.9L18.6 18.6"
          + "M5.4 18.6L7.1 16.9M16.9 7.1L18.6 5.4", width: 2),
    ],
    "wifi": [
      .stroke(
        "M3 9.5A13 13 0 0 1 21 9.5M6 13A8.6 8.6 0 0 1 18 13M9 16.4A4.3 4.3 0 0 1 15 16.4", width: 2),
      .fill("M12 18A1.5 1.5 0 1 1 12 21A1.5 1.5 0 1 1 12 18Z"),
    ],
    "bell": [.stroke(bell, width: 1.6), .stroke("M10 20A2.2 2.2 0 0 0 14 20", width: 1.6)],
    "bell.fill": [.fill(bell), .stroke("M10 20A2.2 2.2 0 0 0 14 20", width: 1.6)],
    "trash": [
      .stroke("M4 6.5H20M9 6.5V4H15V6.5M6 6.5L7 20.5H17L18 6.5", width: 1.6),
      .stroke("M10 10V17M14 10V17", width: 1.4),
    ],
    "flag": [.stroke("M6 21V4C10 2 14 7 19 4.5V13C14 15.5 10 10.5 6 12.5", width: 1.6)],
    "flag.fill": [
      .stroke("M6 21V4", width: 1.6), .fill("M6 4C10 2 14 7 19 4.5V13C14 15.5 10 10.5 6 12.5Z"),
    ],
    "magnifyingglass": [
      .stroke("M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.2 15.2L20.5 20.5", width: 2)
    ],
    "phone": [
      .stroke(
        "M6.5 3.5L9.5 8L7.5 10.5C9 13.5 10.5 15 13.5 16.5L16 14.5L20.5 17.5C20 20 18 21 16 20.5"
          + "C9.5 18.5 5.5 14.5 3.5 8C3 6 4 4 6.5 3.5Z", width: 1.6)
    ],
    "doc": [.stroke("M6 3H14L18.5 7.5V21H6ZM14 3V7.5H18.5", width: 1.6)],
    "folder": [.stroke("M3 6H9.5L11.5 8.5H21V19H3Z", width: 1.6)],
    "photo": [
      .stroke("M3 5H21V19H3ZM3 16L9 10.5L14 15.5L17 13L21 16.5", width: 1.6),
      .fill("M15.5 7.5A1.5 1.5 0 1 1 15.5 10.5A1.5 1.5 0 1 1 15.5 7.5Z"),
    ],
    "airplane": [
      .fill(
        "M12 2L13.6 9L22 14V16L13.6 13.6L13 19L15.5 21V22L12 21L8.5 22V21L11 19L10.4 13.6L2 16V14L10.4 9Z"
      )
    ],
    "moon.fill": [.fill("M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z")],
  ]
}
