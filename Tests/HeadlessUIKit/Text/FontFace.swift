/// What a font is, apart from its size.
struct FontFace: Hashable, Sendable {
  var weight = UIFont.Weight.regular

  /// Widths exist for two weights; semibold and heavier take the bold ones.
  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
